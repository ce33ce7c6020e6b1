import { createHash } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import * as z from "zod";
import { invoiceForm, type InvoiceForm } from "./schema";
import { counted } from "~/lib/pluralize";
import { editedInvoice, readDraftName, type DraftName } from "~/paths";
import { store } from "~/server/store/store.server";

/** The half-made invoice: the form as it was last posted, with what was chosen for it. */
const draftSchema = z.object({
  /** Counts up with every change; a page posts the one it was made from. */
  version: z.number().int(),
  /** Fingerprint of the post that made this version, to know its repeat. */
  madeBy: z.string(),
  form: invoiceForm,
  /** Figures that were filled in when saving was asked for, until they are confirmed. */
  unconfirmed: z.array(z.string()).default([]),
});

export type Draft = z.output<typeof draftSchema>;

/** Whose draft; a session is one. */
type DraftOwner = { person: { id: string }; companyId: string };

const DRAFT_SECONDS = 90 * 24 * 60 * 60;
/** Of the forms of contacts and items. */
export const RECORD_SECONDS = 24 * 60 * 60;

/** Null when there is none. */
export async function readDraft(owner: DraftOwner, name: DraftName): Promise<Draft | null> {
  return asDraft(await store.get(draftKey(owner, name)));
}

function asDraft(kept: unknown): Draft | null {
  const draft = draftSchema.safeParse(kept);
  return draft.success ? draft.data : null;
}

/** Which new invoice was begun, in a few words; null when none was. */
export async function describeBegun(owner: DraftOwner): Promise<string | null> {
  const draft = await readDraft(owner, "new");
  return draft && `${draft.form.contactName || "No contact yet"} · ${counted(draft.form.lines.length, "line")}`;
}

/** Keeps `form` as the version after `before`; null, and nothing done, when that is no longer what is kept. */
export async function saveDraft(
  owner: DraftOwner,
  name: DraftName,
  { before, ...made }: { before: Draft | null; form: InvoiceForm; madeBy: string; unconfirmed?: string[] },
): Promise<Draft | null> {
  const draft = { unconfirmed: [], ...made, version: (before?.version ?? 0) + 1 };
  const key = draftKey(owner, name);
  const kept = await store.get(key);
  if (!isSameDraft(asDraft(kept), before)) return null;
  return (await keepUnfinished(owner, key, { expected: kept, value: draft, seconds: DRAFT_SECONDS })) ? draft : null;
}

/** Also when one was removed and another begun since: the version alone would not tell. */
function isSameDraft(a: Draft | null, b: Draft | null): boolean {
  return a?.version === b?.version && a?.madeBy === b?.madeBy && a?.form.key === b?.form.key;
}

export async function removeDraft(owner: DraftOwner, name: DraftName): Promise<void> {
  await store.remove(draftKey(owner, name));
}

/**
 * Keeps a form that a person has not finished in the place of `expected`, what
 * the store held; false, and nothing done, when it holds something else by
 * now. Throws `UnfinishedLimit` when they have too many. `key` begins with
 * `personKey`.
 */
export async function keepUnfinished(owner: DraftOwner, key: string, change: { expected: unknown; value: unknown; seconds: number }): Promise<boolean> {
  const limit = { prefix: personKey(owner), ...UNFINISHED_LIMIT };
  if (await store.compareAndSet(key, { ...change, limit })) return true;
  if (!isDeepStrictEqual(await store.get(key), change.expected)) return false;
  throw new UnfinishedLimit(await listUnfinished(owner));
}

/** Of one person, in all their companies. */
const UNFINISHED_LIMIT = { entries: 50, bytes: 5_000_000 };

/** A person has as many unfinished forms as are kept; the form that was posted is not kept. */
export class UnfinishedLimit extends Error {
  constructor(
    /** Oldest first. */
    readonly unfinished: Unfinished[],
  ) {
    super(`${unfinished.length} unfinished forms are kept already`);
    this.name = "UnfinishedLimit";
  }
}

/** `draft` names an invoice of the company that is worked in; all else has no address of its own. */
export type Unfinished = { draft: DraftName | null; what: string; keptAt: Date };

async function listUnfinished(owner: DraftOwner): Promise<Unfinished[]> {
  const entries = await store.list(personKey(owner));
  const listed = entries.flatMap(({ key, expiresAt }) => {
    const [companyId = "", name] = key.slice(personKey(owner).length).split(":").map(decodeURIComponent);
    // What a lost login interrupted goes with the next login.
    if (name === undefined) return [];
    const draft = readDraftName(name);
    const seconds = draft ? DRAFT_SECONDS : RECORD_SECONDS;
    return [{ companyId, draft, keptAt: new Date(expiresAt - seconds * 1000) }];
  });
  listed.sort((a, b) => a.keptAt.getTime() - b.keptAt.getTime());
  return Promise.all(listed.map(async ({ companyId, draft, keptAt }) => {
    const isHere = companyId === owner.companyId;
    const what = draft ? await describeInvoice({ ...owner, companyId }, draft) : RECORD;
    return { draft: isHere ? draft : null, what: isHere ? what : `${what}, in another of your companies`, keptAt };
  }));
}

const RECORD = "A form of a contact or an item";

async function describeInvoice(owner: DraftOwner, name: DraftName): Promise<string> {
  const form = (await readDraft(owner, name))?.form;
  const kind = editedInvoice(name) === null ? "A new invoice" : `Changes to invoice ${form?.no ?? ""}`.trim();
  return form?.contactName ? `${kind} for ${form.contactName}` : kind;
}

/** Removes every draft of the person, in all their companies. */
export async function removeDrafts(owner: DraftOwner): Promise<void> {
  await store.removeUnder(personKey(owner));
}

/** The same for two posts of the same values to the same address. */
export function fingerprint(request: Request, form: FormData): string {
  const { pathname, search } = new URL(request.url);
  const fields = [...form].map(([name, value]) => [name, typeof value === "string" ? value : ""]);
  return createHash("sha256").update(JSON.stringify([pathname + search, fields])).digest("base64url");
}

function draftKey(owner: DraftOwner, name: DraftName): string {
  return `${personKey(owner)}${encodeURIComponent(owner.companyId)}:${encodeURIComponent(name)}`;
}

/** Under it the store keeps all that a person has half done. Ids are opaque: one may hold the separator. */
export function personKey(owner: DraftOwner): string {
  return `draft:${encodeURIComponent(owner.person.id)}:`;
}
