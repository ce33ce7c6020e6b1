import { createHash } from "node:crypto";
import { singleton } from "~/lib/singleton.server";
import { StoreLimitReached } from "../store/key-value-store";
import { store } from "../store/store.server";

/**
 * Whose form; a session is one. `visitor` tells those apart who share the demo account and know
 * nothing of each other.
 */
export type DraftOwner = {
  person: { id: string; visitor?: string | undefined };
  companyId: string;
};

/** Of one person, in all their companies. */
const DRAFT_LIMIT = { entries: 50, bytes: 5_000_000 };
/** How long forms of contacts and items are kept. */
export const RECORD_DRAFT_SECONDS = 24 * 60 * 60;

/**
 * A form that is not finished; `to` is where it can be gone on with, null when it has no address of
 * its own.
 */
export type DraftSummary = { title: string; to: string | null; savedAt: Date };

/**
 * Says of the draft of this name what it is, where it is gone on with and for how many seconds such
 * are kept; null when it is no draft.
 */
export type DescribeDraft = (
  owner: DraftOwner,
  name: string,
) => Promise<{ title: string; to: string; seconds: number } | null>;

const describer = singleton<{ describe: DescribeDraft }>("draft describer", () => ({
  describe: async () => null,
}));

/** What a draft looks like is known above: told once, at the start. */
export function registerDraftDescriber(describe: DescribeDraft): void {
  describer.describe = describe;
}

/** A person has as many unfinished forms as are kept; the form that was posted is not kept. */
export class DraftLimitReached extends Error {
  constructor(
    /** Oldest first. */
    readonly drafts: DraftSummary[],
  ) {
    super(`${drafts.length} unfinished forms are kept already`);
    this.name = "DraftLimitReached";
  }
}

/**
 * Keeps a form that a person has not finished in the place of `expected`, what
 * the store held; false, and nothing done, when it holds something else by
 * now. Throws `DraftLimitReached` when they have too many. `key` begins with
 * `personKey`.
 */
export async function saveDraftValue(
  owner: DraftOwner,
  key: string,
  change: { expected: unknown; value: unknown; seconds: number },
): Promise<boolean> {
  const limit = { prefix: draftPrefix(owner), ...DRAFT_LIMIT };
  try {
    return await store.compareAndSet(key, { ...change, limit });
  } catch (error) {
    if (!(error instanceof StoreLimitReached)) throw error;
    throw new DraftLimitReached(await listDrafts(owner));
  }
}

/**
 * Moves what is kept under `key` and cannot be read any more out of its form's way. It goes with
 * all else that the person has half done.
 */
export async function setDraftAside(key: string, value: unknown, seconds: number): Promise<void> {
  await store.set(`${key}:${ASIDE_SUFFIX}`, value, seconds);
  await store.remove(key);
  console.error("[form] a kept form could not be read and was set aside");
}

const ASIDE_SUFFIX = "aside";

async function listDrafts(owner: DraftOwner): Promise<DraftSummary[]> {
  const entries = await store.list(draftPrefix(owner));
  const listed = await Promise.all(
    entries.map(async ({ key, expiresAt }) => {
      const [companyId = "", name, part] = key
        .slice(draftPrefix(owner).length)
        .split(":")
        .map(decodeURIComponent);
      // What a lost login interrupted goes with the next login.
      if (name === undefined) return [];
      const described = await describer.describe({ ...owner, companyId }, name);
      const { title, to, seconds } =
        part === ASIDE_SUFFIX
          ? { ...UNREADABLE_DRAFT, seconds: described?.seconds ?? RECORD_DRAFT_SECONDS }
          : (described ?? describeRecordDraft(name));
      const savedAt = new Date(expiresAt - seconds * 1000);
      return companyId === owner.companyId
        ? [{ title, to, savedAt }]
        : [{ title: `${title}, in another of your companies`, to: null, savedAt }];
    }),
  );
  return listed.flat().sort((a, b) => a.savedAt.getTime() - b.savedAt.getTime());
}

const UNREADABLE_DRAFT = { title: "A form that could not be read any more", to: null };

function describeRecordDraft(name: string) {
  const form = parseRecordDraftName(name);
  return {
    title: "A form of a contact or an item",
    to: form && `${form.path}?form=${form.key}`,
    seconds: RECORD_DRAFT_SECONDS,
  };
}

/** A form of a contact or an item: `path` is its page, which may have several forms at once. */
type RecordDraft = { key: string; path: string };

/** How such a form is called among all that a person has not finished. */
export function recordDraftName({ key, path }: RecordDraft): string {
  return `form-${key}:${path}`;
}

/** Null for what is no such form, or was kept before the name said its page. */
function parseRecordDraftName(name: string): RecordDraft | null {
  const [, key, path] = /^form-([\w-]+):(\/.*)$/.exec(name) ?? [];
  return key !== undefined && path !== undefined ? { key, path } : null;
}

/** The key of the form of a page that was kept last; null when none is. */
export async function findNewestRecordDraft(
  owner: DraftOwner,
  path: string,
): Promise<string | null> {
  const company = draftKey(owner, "");
  const kept = (await store.list(draftPrefix(owner))).flatMap(({ key, expiresAt }) => {
    const form = parseRecordDraftName(decodeURIComponent(key.slice(company.length)));
    return key.startsWith(company) && form?.path === path ? [{ key: form.key, expiresAt }] : [];
  });
  return kept.sort((a, b) => b.expiresAt - a.expiresAt)[0]?.key ?? null;
}

/** Removes all that the person has half done, in all their companies. */
export async function removeDrafts(owner: DraftOwner): Promise<void> {
  await store.removeUnder(draftPrefix(owner));
}

/** The same for two posts of the same values to the same address. */
export function fingerprintPost(request: Request, form: FormData): string {
  const { pathname, search } = new URL(request.url);
  const fields = [...form].map(([name, value]) => [name, typeof value === "string" ? value : ""]);
  return createHash("sha256")
    .update(JSON.stringify([pathname + search, fields]))
    .digest("base64url");
}

/**
 * Under it the store keeps all that a person has half done. Ids are opaque: one may hold the
 * separator.
 */
export function draftPrefix(owner: DraftOwner): string {
  return `draft:${encodePerson(owner)}:`;
}

/** Where the store keeps one thing that a person has half done in a company. */
export function draftKey(owner: DraftOwner, name: string): string {
  return `${draftPrefix(owner)}${encodeURIComponent(owner.companyId)}:${encodeURIComponent(name)}`;
}

/** Of one person in keys of the store, without the separator. */
export function encodePerson({ person: { id, visitor } }: Pick<DraftOwner, "person">): string {
  return [id, ...(visitor === undefined ? [] : [visitor])].map(encodeURIComponent).join("/");
}
