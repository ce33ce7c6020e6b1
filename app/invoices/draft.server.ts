import { invoiceForm, type InvoiceForm } from "./schema";
import {
  endFormDraft,
  saveFormDraft,
  findFormDraft,
  type FormDraft,
  type FormDraftSlot,
} from "~/forms/form-draft.server";
import { pluralize } from "~/lib/pluralize";
import { editedInvoiceId, paths, parseDraftName, type DraftName } from "~/paths";
import { draftKey, type DescribeDraft, type DraftOwner } from "~/server/drafts/drafts.server";

/** The half-made invoice: the form as it was last posted, with what was chosen for it. */
export type Draft = FormDraft<InvoiceForm>;

const DRAFT_SECONDS = 90 * 24 * 60 * 60;

/** Each new or stored invoice has one place for what is typed of it. */
export function draftSlot(owner: DraftOwner, name: DraftName): FormDraftSlot<InvoiceForm> {
  return {
    owner: { person: owner.person, companyId: owner.companyId },
    key: draftKey(owner, name),
    seconds: DRAFT_SECONDS,
    schema: invoiceForm,
  };
}

/** Null when there is none. */
export function findDraft(owner: DraftOwner, name: DraftName): Promise<Draft | null> {
  return findFormDraft(draftSlot(owner, name));
}

/** The new invoice that was begun; null when none was, or nothing was entered in it. */
export async function findNewInvoiceDraft(owner: DraftOwner): Promise<Draft | null> {
  const draft = await findDraft(owner, "new");
  return draft && hasEntries(draft.form) ? draft : null;
}

/** As `readBegun`, in a few words. */
export async function describeNewInvoiceDraft(owner: DraftOwner): Promise<string | null> {
  const begun = await findNewInvoiceDraft(owner);
  return begun && summarizeDraft(begun);
}

export function summarizeDraft({ form: { contactName, lines } }: Draft): string {
  return `${contactName || "No contact yet"} · ${pluralize(lines.length, "line")}`;
}

/** More than what the form came with: its number, dates, term and currency. */
function hasEntries({ contactId, lines, payments, title, memo, no, noSuggested }: InvoiceForm) {
  const typed = [contactId, title.trim(), memo.trim()].some(Boolean) || no !== noSuggested;
  return typed || lines.length > 0 || payments.length > 0;
}

/**
 * Keeps `form` as the revision after `before`; null, and nothing done, when that is no longer what
 * is kept.
 */
export function saveDraft(
  owner: DraftOwner,
  name: DraftName,
  change: {
    before: Draft | null;
    form: InvoiceForm;
    madeBy: string;
    pressedOn?: Draft["pressedOn"];
  },
): Promise<Draft | null> {
  return saveFormDraft(draftSlot(owner, name), change);
}

/** Its form is at its end: what its page still sends of it is not kept. */
export async function removeDraft(owner: DraftOwner, name: DraftName): Promise<void> {
  const draft = await findDraft(owner, name);
  if (draft) await endFormDraft(draftSlot(owner, name), draft.form);
}

/** For the list of what a person has not finished: "A new invoice for Kopitiam Jaya". */
export const describeDraft: DescribeDraft = async (owner, key) => {
  const name = parseDraftName(key);
  if (!name) return null;
  const form = (await findDraft(owner, name))?.form;
  const kind =
    editedInvoiceId(name) === null
      ? "A new invoice"
      : `Changes to invoice ${form?.no ?? ""}`.trim();
  const what = form?.contactName ? `${kind} for ${form.contactName}` : kind;
  return { title: what, to: paths.invoiceForm({ draft: name }), seconds: DRAFT_SECONDS };
};

/** Names a new invoice that was begun, as far as it was typed when somebody looked at it. */
export function draftRevisionId({ revision, form }: Draft): string {
  return `${revision}:${form.key}`;
}
