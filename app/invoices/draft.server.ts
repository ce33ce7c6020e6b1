import { count } from "../../domain/words/in-languages";
import { invoiceSaveWords as words } from "../../domain/words/invoice-save";
import { fill } from "../../domain/words/message";
import { invoiceForm, type InvoiceForm } from "./schema";
import {
  endFormDraft,
  saveFormDraft,
  findFormDraft,
  type FormDraft,
  type FormDraftSlot,
} from "~/forms/form-draft.server";
import { parseEditedInvoiceId, paths, parseDraftName, type DraftName } from "~/paths";
import { toDraftKey, type DescribeDraft, type DraftOwner } from "~/server/drafts/drafts.server";

/**
 * The typed values of the form of one invoice, and the contact, items and payments that were chosen
 * for the invoice.
 */
export type Draft = FormDraft<InvoiceForm>;

const DRAFT_SECONDS = 90 * 24 * 60 * 60;

/**
 * Returns where and how a draft is stored: its owner, key, lifetime and schema. In each company, a
 * user has at most one draft of a new invoice, and one of each stored invoice.
 */
export function toDraftSlot(owner: DraftOwner, name: DraftName): FormDraftSlot<InvoiceForm> {
  return {
    owner: { person: owner.person, companyId: owner.companyId },
    key: toDraftKey(owner, name),
    seconds: DRAFT_SECONDS,
    schema: invoiceForm,
  };
}

/** Returns null when there is no draft, or when the stored value cannot be read. */
export function findDraft(owner: DraftOwner, name: DraftName): Promise<Draft | null> {
  return findFormDraft(toDraftSlot(owner, name));
}

/**
 * Returns the draft of a new invoice. Returns null when there is no draft, or when the form still
 * has only its initial values.
 */
export async function findNewInvoiceDraft(owner: DraftOwner): Promise<Draft | null> {
  const draft = await findDraft(owner, "new");
  return draft && hasEntries(draft.form) ? draft : null;
}

/**
 * Returns text such as "Kopitiam Jaya · 2 lines" for the draft of a new invoice; null when
 * `findNewInvoiceDraft` finds none.
 */
export async function describeNewInvoiceDraft(owner: DraftOwner): Promise<string | null> {
  const draft = await findNewInvoiceDraft(owner);
  return draft && summarizeDraft(draft);
}

export function summarizeDraft({ form: { contactName, lines } }: Draft): string {
  return `${contactName || words.noContact} · ${count(words.lines, lines.length)}`;
}

/** Returns true when the form has more than its initial number, dates, term and currency. */
function hasEntries({ contactId, lines, payments, title, memo, no, noSuggested }: InvoiceForm) {
  const typed = [contactId, title.trim(), memo.trim()].some(Boolean) || no !== noSuggested;
  return typed || lines.length > 0 || payments.length > 0;
}

/**
 * Stores `form` as the next revision after `before`. Returns null and stores nothing when another
 * request has replaced `before` in the store. Throws `DraftLimitReached` when the user has too many
 * drafts. `madeBy` and `pressedOn` are described in `FormDraft`.
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
  return saveFormDraft(toDraftSlot(owner, name), change);
}

/** Removes the draft. Autosaves of its form that arrive later are rejected. */
export async function removeDraft(owner: DraftOwner, name: DraftName): Promise<void> {
  const draft = await findDraft(owner, name);
  if (draft) await endFormDraft(toDraftSlot(owner, name), draft.form);
}

/**
 * Describes an invoice draft for the list of all drafts, for example as "A new invoice for Kopitiam
 * Jaya". Returns null when no invoice draft can have this name.
 */
export const describeDraft: DescribeDraft = async (owner, draftName) => {
  const name = parseDraftName(draftName);
  if (!name) return null;
  const form = (await findDraft(owner, name))?.form;
  const title = formatDraftTitle(name, { no: form?.no ?? "", contact: form?.contactName ?? "" });
  return { title, to: paths.invoiceForm({ draft: name }), seconds: DRAFT_SECONDS };
};

function formatDraftTitle(name: DraftName, { no, contact }: { no: string; contact: string }) {
  if (parseEditedInvoiceId(name) === null)
    return contact ? fill(words.newInvoiceFor, { contact }) : words.newInvoice;
  return contact ? fill(words.changesToFor, { no, contact }) : fill(words.changesTo, { no }).trim();
}

/** Returns a text that identifies one revision of a draft. */
export function formatDraftRevisionId({ revision, form }: Draft): string {
  return `${revision}:${form.key}`;
}
