import { createHash } from "node:crypto";
import * as z from "zod";
import { invoiceForm, type InvoiceForm } from "./forms/invoice";
import { counted } from "./lib/counted";
import type { DraftName } from "./paths";
import { store } from "./store.server";

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
  return (await store.compareAndSet(key, { expected: kept, value: draft, seconds: DRAFT_SECONDS })) ? draft : null;
}

/** Also when one was removed and another begun since: the version alone would not tell. */
function isSameDraft(a: Draft | null, b: Draft | null): boolean {
  return a?.version === b?.version && a?.madeBy === b?.madeBy && a?.form.key === b?.form.key;
}

export async function removeDraft(owner: DraftOwner, name: DraftName): Promise<void> {
  await store.remove(draftKey(owner, name));
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
