import * as z from "zod";
import { invoiceForm, type InvoiceForm } from "./schema";
import { pluralize } from "~/lib/pluralize";
import { editedInvoice, paths, readDraftName, type DraftName } from "~/paths";
import {
  keepUnfinished,
  personKey,
  type DescribeDraft,
  type Owner,
} from "~/server/drafts/unfinished.server";
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

const DRAFT_SECONDS = 90 * 24 * 60 * 60;

/** Null when there is none. */
export async function readDraft(owner: Owner, name: DraftName): Promise<Draft | null> {
  return asDraft(await store.get(draftKey(owner, name)));
}

function asDraft(kept: unknown): Draft | null {
  const draft = draftSchema.safeParse(kept);
  return draft.success ? draft.data : null;
}

/** Which new invoice was begun, in a few words; null when none was. */
export async function describeBegun(owner: Owner): Promise<string | null> {
  const draft = await readDraft(owner, "new");
  return (
    draft &&
    `${draft.form.contactName || "No contact yet"} · ${pluralize(draft.form.lines.length, "line")}`
  );
}

/**
 * Keeps `form` as the version after `before`; null, and nothing done, when that is no longer what
 * is kept.
 */
export async function saveDraft(
  owner: Owner,
  name: DraftName,
  {
    before,
    ...made
  }: { before: Draft | null; form: InvoiceForm; madeBy: string; unconfirmed?: string[] },
): Promise<Draft | null> {
  const draft = { unconfirmed: [], ...made, version: (before?.version ?? 0) + 1 };
  const key = draftKey(owner, name);
  const kept = await store.get(key);
  if (!isSameDraft(asDraft(kept), before)) return null;
  return (await keepUnfinished(owner, key, {
    expected: kept,
    value: draft,
    seconds: DRAFT_SECONDS,
  }))
    ? draft
    : null;
}

/** Also when one was removed and another begun since: the version alone would not tell. */
function isSameDraft(a: Draft | null, b: Draft | null): boolean {
  return a?.version === b?.version && a?.madeBy === b?.madeBy && a?.form.key === b?.form.key;
}

export async function removeDraft(owner: Owner, name: DraftName): Promise<void> {
  await store.remove(draftKey(owner, name));
}

/** For the list of what a person has not finished: "A new invoice for Kopitiam Jaya". */
export const describeDraft: DescribeDraft = async (owner, key) => {
  const name = readDraftName(key);
  if (!name) return null;
  const form = (await readDraft(owner, name))?.form;
  const kind =
    editedInvoice(name) === null ? "A new invoice" : `Changes to invoice ${form?.no ?? ""}`.trim();
  const what = form?.contactName ? `${kind} for ${form.contactName}` : kind;
  return { what, to: paths.invoiceForm({ draft: name }), seconds: DRAFT_SECONDS };
};

function draftKey(owner: Owner, name: DraftName): string {
  return `${personKey(owner)}${encodeURIComponent(owner.companyId)}:${encodeURIComponent(name)}`;
}
