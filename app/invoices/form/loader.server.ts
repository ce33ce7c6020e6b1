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
import { findLineRepairs } from "./repairs";
import { updateItemsInUse } from "./draft/derived-fields.server";
import type { Session } from "~/server/session/session-storage.server";
import { UpstreamFault } from "~/server/v2/faults.server";
import { loadHistory } from "~/models/history.server";

/**
 * Everything the screen of an invoice shows, whether it is new or stored. An address with `?check`
 * opens the form to be finished: it says what it lacks.
 */
export async function loadInvoiceForm(session: Session, name: DraftName, request?: Request) {
  const { draft: draft, fault } = await openFormDraft(draftSlot(session, name));
  const [context, suggested, taxOffer, offered] = await Promise.all([
    readFormContext(session, name).catch(async (error: unknown) => {
      const id = editedInvoiceId(name);
      const isGone = error instanceof UpstreamFault && error.kind === "notFound" && id !== null;
      if (isGone && draft) throw offerInvoiceAsNew(session, draft.form);
      if (isGone) await requireUndeletedInvoice(session, id);
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
        await updateItemsInUse(session, updateSuggestedNumber(draft.form, suggested)),
      )
    : toInitialForm(context, suggested);
  const isOutdated = draft !== null && stored !== null && draft.form.basedOn !== stored.updated_at;
  const differences = isOutdated ? compareInvoices(form, toInvoiceForm(stored), context) : [];
  const productIds = form.lines.flatMap(({ productId }) => productId || []);
  const recent = form.contactId || stored ? [] : await listRecentContacts(session);
  const lastPrices = await readLastPrices(session, form.contactId, productIds);
  return {
    draft: name,
    companyId: session.companyId,
    revision: draft?.revision ?? 0,
    // Somebody else has written since: told on top; going on keeps these changes, over the new
    // ones.
    form: isOutdated ? { ...form, basedOn: stored.updated_at } : form,
    fieldErrors: findRepairErrors(form, rules),
    initialErrors: isCheckRequested(request)
      ? (checkFields(invoiceFields(rules), { ...form, intent: "preview" }) ?? {})
      : {},
    fault,
    conflict: differences.length > 0 ? { isOtherTab: false, differences } : null,
    choices: { ...toChoices(lists), taxOffer, priceOffers: findPriceOffers(form, lastPrices) },
    rules,
    /** Of whom one may well be meant, while there is no contact. */
    recentContacts: recent.slice(0, MAX_RECENT_CONTACTS).map(({ id, name }) => ({ id, name })),
    status: toStatusView(stored, lists),
    edited: stored ? toStoredInvoiceView(stored, lists, offered) : null,
    /** Whether it can be saved and sent at once. */
    canSend: await canSaveAndSend(stored),
  };
}

const MAX_RECENT_CONTACTS = 3;

function isCheckRequested(request: Request | undefined): boolean {
  return request !== undefined && new URL(request.url).searchParams.has("check");
}

/** By field name: said before anything is pressed, as the form was not typed by hand. */
function findRepairErrors(
  { lines }: InvoiceForm,
  { taxRates: rates }: InvoiceRules,
): Record<string, string> {
  const errors = lines.flatMap((line, index) =>
    Object.entries(findLineRepairs(line, rates)).map(([field, words]): [string, string] => [
      `lines[${index}].${field}`,
      words,
    ]),
  );
  return Object.fromEntries(errors);
}

/** Of a new one, of which nothing is stored, a draft's. */
function toStatusView(stored: InvoiceRecord | null, { today }: InvoiceLists) {
  const { banner, tone } = stored
    ? toInvoiceStatusView({ ...stored, dueDate: stored.due_date }, today)
    : statusFacts(INVOICE_STATUS.draft);
  return { banner, tone };
}

export type InvoiceStatusView = ReturnType<typeof toStatusView>;

/** What the screen must know of a stored invoice beside its form. */
function toStoredInvoiceView(
  stored: InvoiceRecord,
  { currencies }: InvoiceLists,
  offered: Extension[],
) {
  const reason = readOnlyReason(stored);
  const canBeSent = allowsOperation(stored, "mark_sent");
  const isIssued = statusFacts(stored.status).isIssued;
  return {
    id: stored.id,
    no: stored.no,
    /** Where it is sent from, as it is stored; blank where it is not. */
    sendAt: canBeSent && offered.includes("links") ? invoicePaths.send(stored.id) : "",
    /** Where its payments are recorded and undone; blank where they are not. */
    paymentsAt: isIssued && offered.includes("payments") ? paths.invoice(stored.id) : "",
    isContactLocked: isContactLocked(stored),
    isCurrencyLocked: isCurrencyLocked(stored),
    canBeDeleted: allowsOperation(stored, "delete"),
    goesBack: refundText(stored),
    canBeSent,
    /** Set when it can only be looked at. */
    readOnly: reason
      ? { reason, details: toInvoiceDetails(stored, baseCurrency(currencies)?.symbol ?? "") }
      : null,
  };
}

export type StoredInvoiceView = ReturnType<typeof toStoredInvoiceView>;

/** What the selectors offer, ready to be shown. */
function toChoices(lists: InvoiceLists) {
  const base = baseCurrency(lists.currencies);
  return {
    terms: lists.terms.map((term) => ({
      id: term.id,
      label: term.name,
      days: term.day,
      isCash: term.kind === "cash",
      /** Set when the term is chosen: counted from today. */
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

/** A number kept as suggested follows the suggestion; one edited by hand stays. */
function updateSuggestedNumber(form: InvoiceForm, suggested: string): InvoiceForm {
  const isUnedited = form.no === form.noSuggested;
  return isUnedited && suggested ? { ...form, no: suggested, noSuggested: suggested } : form;
}

/** As `loadInvoiceForm`, with what happened to the stored invoice. */
export async function loadStoredInvoice(session: Session, request: Request, id: string) {
  const versionsAt = invoicePaths.versions(id);
  const [form, history] = await Promise.all([
    loadInvoiceForm(session, editDraftName(id), request),
    loadHistory(session, request, { of: "invoice", id, versionsAt }),
  ]);
  return { ...form, history };
}
