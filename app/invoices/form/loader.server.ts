import { openFormDraft } from "~/forms/form-draft.server";
import { checkFields } from "~/forms/validate.server";
import { invoiceFields } from "./checks";
import { draftSlot } from "../draft.server";
import { listRecentContacts } from "~/models/contacts/list.server";
import { readLastPrices } from "~/models/contacts/last-prices.server";
import type { InvoiceForm, InvoiceRules } from "../schema";
import { readTaxOffer } from "~/models/business/missing-fields.server";
import { toInvoiceDetails } from "~/models/invoices/details.server";
import { baseCurrency, dueDateOfTerm, type InvoiceLists } from "~/models/invoices/choices.server";
import {
  isContactLocked,
  isCurrencyLocked,
  type InvoiceRecord,
} from "~/models/invoices/record.server";
import { allowsOperation, refundText, readOnlyReason } from "~/models/invoices/operations.server";
import { INVOICE_STATUS, statusFacts } from "../../../domain/invoices/status";
import { toInvoiceStatusView } from "~/models/invoices/status-view.server";
import { taxLabel } from "../../../domain/money/tax-label";
import type { Extension } from "~/lib/extensions";
import { editDraftName, editedInvoiceId, paths, type DraftName } from "~/paths";
import { listExtensions } from "~/server/v2/extensions.server";
import { invoicePaths } from "../paths";
import { requireUndeletedInvoice } from "../undeleted-invoice.server";
import { canSaveAndSend } from "./context.server";
import { compareInvoices } from "./save/compare.server";
import { toInitialForm, readFormContext } from "./context.server";
import { suggestNumber } from "./draft/initial-draft.server";
import { toInvoiceForm } from "./draft/initial-form.server";
import { findPriceOffers, type PriceOffer } from "./price-offers.server";
import { restoreLockedFields } from "./draft/locked-fields.server";
import { offerInvoiceAsNew } from "./save/offer-invoice-as-new.server";
import { findCopiedLineErrors } from "./copied-line-errors";
import { updateItemsInUse } from "./draft/derived-fields.server";
import type { Session } from "~/server/session/session-storage.server";
import { UpstreamFault } from "~/server/v2/faults.server";
import { loadHistory } from "~/models/history.server";

/**
 * Returns the data of the invoice form, for a new or a stored invoice. With `?check` in the
 * address, the form shows what is missing.
 */
export async function loadInvoiceForm(session: Session, name: DraftName, request?: Request) {
  const { draft: draft, fault } = await openFormDraft(draftSlot(session, name));
  const [context, suggestedNo, taxOffer, extensions] = await Promise.all([
    readFormContext(session, name).catch(async (error: unknown) => {
      const id = editedInvoiceId(name);
      const isMissing = error instanceof UpstreamFault && error.kind === "notFound" && id !== null;
      if (isMissing && draft) throw offerInvoiceAsNew(session, draft.form);
      if (isMissing) await requireUndeletedInvoice(session, id);
      throw error;
    }),
    editedInvoiceId(name) === null ? suggestNumber(session) : "",
    readTaxOffer(session),
    listExtensions(),
  ]);
  const { lists, rules, stored } = context;
  const form = draft
    ? restoreLockedFields(
        context,
        await updateItemsInUse(session, updateSuggestedNumber(draft.form, suggestedNo)),
      )
    : toInitialForm(context, suggestedNo);
  const isOutdated = draft !== null && stored !== null && draft.form.basedOn !== stored.updated_at;
  const differences = isOutdated ? compareInvoices(form, toInvoiceForm(stored), context) : [];
  const productIds = form.lines.flatMap(({ productId }) => productId || []);
  const recent = form.contactId || stored ? [] : await listRecentContacts(session);
  const lastPrices = await readLastPrices(session, form.contactId, productIds);
  return {
    draft: name,
    companyId: session.companyId,
    revision: draft?.revision ?? 0,
    // Somebody else has saved the invoice since. The page shows the differences; saving again
    // replaces the other version with this form.
    form: isOutdated ? { ...form, basedOn: stored.updated_at } : form,
    fieldErrors: findRepairErrors(form, rules),
    initialErrors: isCheckRequested(request)
      ? (checkFields(invoiceFields(rules), { ...form, intent: "preview" }) ?? {})
      : {},
    fault,
    conflict: differences.length > 0 ? { isOtherTab: false, differences } : null,
    choices: { ...toChoices(lists), taxOffer, priceOffers: findPriceOffers(form, lastPrices) },
    rules,
    /** The recent customers, offered while no contact is chosen. */
    recentContacts: recent.slice(0, MAX_RECENT_CONTACTS).map(({ id, name }) => ({ id, name })),
    status: toStatusView(stored, lists),
    edited: stored ? toStoredInvoiceView(stored, lists, extensions) : null,
    /** True when the invoice can be saved and sent in one step. */
    canSend: await canSaveAndSend(stored),
  };
}

const MAX_RECENT_CONTACTS = 3;

function isCheckRequested(request: Request | undefined): boolean {
  return request !== undefined && new URL(request.url).searchParams.has("check");
}

/**
 * Returns the errors of duplicated lines by field name. They are shown at once, because the user
 * did not type these lines.
 */
function findRepairErrors(
  { lines }: InvoiceForm,
  { taxRates: rates }: InvoiceRules,
): Record<string, string> {
  const errors = lines.flatMap((line, index) =>
    Object.entries(findCopiedLineErrors(line, rates)).map(([field, words]): [string, string] => [
      `lines[${index}].${field}`,
      words,
    ]),
  );
  return Object.fromEntries(errors);
}

/** Returns the status of the invoice; a new invoice has that of a draft invoice. */
function toStatusView(stored: InvoiceRecord | null, { today }: InvoiceLists) {
  const { banner, tone } = stored
    ? toInvoiceStatusView({ ...stored, dueDate: stored.due_date }, today)
    : statusFacts(INVOICE_STATUS.draft);
  return { banner, tone };
}

export type InvoiceStatusView = ReturnType<typeof toStatusView>;

/** Returns what the page shows about a stored invoice besides its form. */
function toStoredInvoiceView(
  stored: InvoiceRecord,
  { currencies }: InvoiceLists,
  extensions: Extension[],
) {
  const reason = readOnlyReason(stored);
  const canBeSent = allowsOperation(stored, "mark_sent");
  const isIssued = statusFacts(stored.status).isIssued;
  return {
    id: stored.id,
    no: stored.no,
    /** The address of the page that sends the invoice; empty when it cannot be sent. */
    sendUrl: canBeSent && extensions.includes("links") ? invoicePaths.send(stored.id) : "",
    /**
     * The address of the page that records and undoes payments; empty when that is not possible.
     */
    paymentsUrl: isIssued && extensions.includes("payments") ? paths.invoice(stored.id) : "",
    isContactLocked: isContactLocked(stored),
    isCurrencyLocked: isCurrencyLocked(stored),
    canBeDeleted: allowsOperation(stored, "delete"),
    refundMessage: refundText(stored),
    canBeSent,
    /** Set when the invoice is read-only. */
    readOnly: reason
      ? { reason, details: toInvoiceDetails(stored, baseCurrency(currencies)?.symbol ?? "") }
      : null,
  };
}

export type StoredInvoiceView = ReturnType<typeof toStoredInvoiceView>;

/** Returns the options of the select fields. */
function toChoices(lists: InvoiceLists) {
  const base = baseCurrency(lists.currencies);
  return {
    terms: lists.terms.map((term) => ({
      id: term.id,
      label: term.name,
      days: term.day,
      isCash: term.kind === "cash",
      /** The due date, counted from today, that is filled in when the term is chosen. */
      dueDate: dueDateOfTerm(term, lists.today),
    })),
    currencies: lists.currencies.map(({ id, code, symbol }) => ({ id, code, symbol })),
    taxCodes: lists.tax_codes.map((tax) => ({ id: tax.id, label: taxLabel(tax) })),
    base: { code: base?.code ?? "", symbol: base?.symbol ?? "" },
  };
}

export type InvoiceChoices = ReturnType<typeof toChoices> & {
  taxOffer: Awaited<ReturnType<typeof readTaxOffer>>;
  priceOffers: PriceOffer[];
};

/** Updates a number that the user has not changed to the current suggestion. */
function updateSuggestedNumber(form: InvoiceForm, suggestedNo: string): InvoiceForm {
  const isUnedited = form.no === form.noSuggested;
  return isUnedited && suggestedNo ? { ...form, no: suggestedNo, noSuggested: suggestedNo } : form;
}

/** Returns the data of `loadInvoiceForm` and the history of the stored invoice. */
export async function loadStoredInvoice(session: Session, request: Request, id: string) {
  const versionsAt = invoicePaths.versions(id);
  const [form, history] = await Promise.all([
    loadInvoiceForm(session, editDraftName(id), request),
    loadHistory(session, request, { of: "invoice", id, versionsAt }),
  ]);
  return { ...form, history };
}
