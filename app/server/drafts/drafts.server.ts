import { draftWords as words } from "../../../domain/words/drafts";
import { fill } from "../../../domain/words/message";
import { createHash } from "node:crypto";
import { getSingleton } from "~/lib/singleton.server";
import { StoreLimitReached } from "../store/key-value-store";
import { store } from "../store/store.server";

/**
 * The person and company that a draft belongs to; every session is a `DraftOwner`. `visitor`
 * separates the people who share the demo account.
 */
export type DraftOwner = {
  person: { id: string; visitor?: string | undefined };
  companyId: string;
};

/** The limit of one person's drafts in all their companies. */
const DRAFT_LIMIT = { entries: 50, bytes: 5_000_000 };
/** The time for which drafts of contacts and items are stored. */
export const RECORD_DRAFT_SECONDS = 24 * 60 * 60;

/**
 * A draft in a list. `to` is the path of the draft's form; null when the draft cannot be opened
 * now, for example because it belongs to another company than the selected one.
 */
export type DraftSummary = { title: string; to: string | null; savedAt: Date };

/**
 * Returns a description of the invoice draft with this name: its title, the path of its form and
 * the seconds for which it is stored. Returns null when no invoice draft has this name.
 */
export type DescribeDraft = (
  owner: DraftOwner,
  name: string,
) => Promise<{ title: string; to: string; seconds: number } | null>;

const describer = getSingleton<{ describe: DescribeDraft }>("draft describer", () => ({
  describe: async () => null,
}));

/**
 * Registers the function that describes invoice drafts, because this module cannot import
 * app/invoices. The start of the app calls it once.
 */
export function registerDraftDescriber(describe: DescribeDraft): void {
  describer.describe = describe;
}

/** The error when a draft was not saved, because the person's drafts would exceed the limit. */
export class DraftLimitReached extends Error {
  constructor(
    /** The person's drafts, oldest first. */
    readonly drafts: DraftSummary[],
  ) {
    super(`${drafts.length} drafts are stored already`);
    this.name = "DraftLimitReached";
  }
}

/**
 * Saves a draft in place of `expected`, the value that the caller has read from the store; null for
 * none. Returns false and saves nothing when the store holds another value. Throws `DraftLimitReached`
 * when the person has too many drafts. `key` must begin with the result of `toDraftPrefix`.
 */
export async function saveDraftValue(
  owner: DraftOwner,
  key: string,
  change: { expected: unknown; value: unknown; seconds: number },
): Promise<boolean> {
  const limit = { prefix: toDraftPrefix(owner), ...DRAFT_LIMIT };
  try {
    return await store.compareAndSet(key, { ...change, limit });
  } catch (error) {
    if (!(error instanceof StoreLimitReached)) throw error;
    throw new DraftLimitReached(await listDrafts(owner));
  }
}

/**
 * Moves a draft that cannot be parsed to another key, so that its form works again. The moved draft
 * is removed with the person's other drafts.
 */
export async function setDraftAside(key: string, value: unknown, seconds: number): Promise<void> {
  await store.set(`${key}:${ASIDE_SUFFIX}`, value, seconds);
  await store.remove(key);
  console.error("[form] A stored draft could not be read and was set aside.");
}

const ASIDE_SUFFIX = "aside";

async function listDrafts(owner: DraftOwner): Promise<DraftSummary[]> {
  const entries = await store.list(toDraftPrefix(owner));
  const listed = await Promise.all(
    entries.map(async ({ key, expiresAt }) => {
      const [companyId = "", name, suffix] = key
        .slice(toDraftPrefix(owner).length)
        .split(":")
        .map(decodeURIComponent);
      // The key of an interrupted post has no name. The next login offers such a post again.
      if (name === undefined) return [];
      const described = await describer.describe({ ...owner, companyId }, name);
      const { title, to, seconds } =
        suffix === ASIDE_SUFFIX
          ? {
              title: words.unreadable,
              to: null,
              seconds: described?.seconds ?? RECORD_DRAFT_SECONDS,
            }
          : (described ?? describeRecordDraft(name));
      const savedAt = new Date(expiresAt - seconds * 1000);
      return companyId === owner.companyId
        ? [{ title, to, savedAt }]
        : [{ title: fill(words.elsewhere, { title }), to: null, savedAt }];
    }),
  );
  return listed.flat().sort((a, b) => a.savedAt.getTime() - b.savedAt.getTime());
}

function describeRecordDraft(name: string) {
  const draft = parseRecordDraftName(name);
  return {
    title: words.ofRecord,
    to: draft && `${draft.path}?form=${draft.key}`,
    seconds: RECORD_DRAFT_SECONDS,
  };
}

/**
 * The draft of a contact or an item. `path` is the path of the form's page; a page may have several
 * drafts, each with a key of its own.
 */
type RecordDraft = { key: string; path: string };

/** Returns the name of the draft of a contact or an item. */
export function toRecordDraftName({ key, path }: RecordDraft): string {
  return `form-${key}:${path}`;
}

/**
 * Returns null for the names of other drafts, and for a name without path from an older release.
 */
function parseRecordDraftName(name: string): RecordDraft | null {
  const [, key, path] = /^form-([\w-]+):(\/.*)$/.exec(name) ?? [];
  return key !== undefined && path !== undefined ? { key, path } : null;
}

/**
 * Returns the key of the draft of a contact or an item that was saved last on a page; null when the
 * page has no draft.
 */
export async function findNewestRecordDraft(
  owner: DraftOwner,
  path: string,
): Promise<string | null> {
  const companyPrefix = toDraftKey(owner, "");
  const drafts = (await store.list(toDraftPrefix(owner))).flatMap(({ key, expiresAt }) => {
    const draft = parseRecordDraftName(decodeURIComponent(key.slice(companyPrefix.length)));
    return key.startsWith(companyPrefix) && draft?.path === path
      ? [{ key: draft.key, expiresAt }]
      : [];
  });
  return drafts.sort((a, b) => b.expiresAt - a.expiresAt)[0]?.key ?? null;
}

/** Removes all drafts of a person, in all their companies. */
export async function removeDrafts(owner: DraftOwner): Promise<void> {
  await store.removeUnder(toDraftPrefix(owner));
}

/**
 * Returns a hash that is equal for two posts of the same texts to the same path and query. Files do
 * not count.
 */
export function fingerprintPost(request: Request, form: FormData): string {
  const { pathname, search } = new URL(request.url);
  const fields = [...form].map(([name, value]) => [name, typeof value === "string" ? value : ""]);
  return createHash("sha256")
    .update(JSON.stringify([pathname + search, fields]))
    .digest("base64url");
}

/**
 * Returns the prefix of the keys of all drafts of a person. Ids may contain the separator, so they
 * are encoded.
 */
export function toDraftPrefix(owner: DraftOwner): string {
  return `draft:${encodePerson(owner)}:`;
}

/** Returns the key of one draft of a person in a company. */
export function toDraftKey(owner: DraftOwner, name: string): string {
  return `${toDraftPrefix(owner)}${encodeURIComponent(owner.companyId)}:${encodeURIComponent(name)}`;
}

/** Returns the person's id and, for the demo account, the visitor's id, encoded for keys. */
export function encodePerson({ person: { id, visitor } }: Pick<DraftOwner, "person">): string {
  return [id, ...(visitor === undefined ? [] : [visitor])].map(encodeURIComponent).join("/");
}
