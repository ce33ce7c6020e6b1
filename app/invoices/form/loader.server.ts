import { toShownName } from "../../../domain/given-names";
import { openFormDraft } from "~/forms/form-draft.server";
import { checkFields } from "~/forms/validate.server";
import { createInvoiceFields } from "./checks";
import { toDraftSlot } from "../draft.server";
import { listRecentContacts } from "~/models/contacts/list.server";
import { readLastPrices } from "~/models/contacts/last-prices.server";
import type { InvoiceForm, InvoiceRules } from "../schema";
import { describeOnAccount } from "~/models/receipts/on-account.server";
import { readTaxOffer } from "~/models/business/tax-offer.server";
import { toInvoiceDetails } from "~/models/invoices/details.server";
import {
  findBaseCurrency,
  formatTermDueDate,
  type InvoiceLists,
} from "~/models/invoices/choices.server";
import {
  isContactLocked,
  isCurrencyLocked,
  type InvoiceRecord,
} from "~/models/invoices/record.server";
import {
  allowsOperation,
  describePaidMoney,
  describeReadOnlyReason,
} from "~/models/invoices/operations.server";
import { statusWords } from "../../../domain/words/statuses";
import { INVOICE_STATUS, getStatusFacts } from "../../../domain/invoices/status";
import { toInvoiceStatusView } from "~/models/invoices/status-view.server";
import { formatShownTax } from "../../../domain/shown-tax";
import type { Extension } from "~/lib/extensions";
import { toEditDraftName, parseEditedInvoiceId, paths, type DraftName } from "~/paths";
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
import { unmarkItemsInUse } from "./draft/derived-fields.server";
import type { Session } from "~/server/session/session-storage.server";
import { UpstreamFault } from "~/server/v2/faults.server";
import { loadHistory } from "~/models/history.server";

/**
 * Returns the data of the form of a new or a stored invoice. With the query parameter `check`, the
 * data contains the errors of the form. For an invoice that is not found, throws an error page that
 * offers a stored draft as a new invoice; without a draft, throws a redirect to the versions of a
 * deleted invoice.
 */
export async function loadInvoiceForm(session: Session, name: DraftName, request?: Request) {
  const { draft, fault } = await openFormDraft(toDraftSlot(session, name));
  const [context, suggestedNo, taxOffer, extensions] = await Promise.all([
    readFormContext(session, name).catch(async (error: unknown) => {
      const id = parseEditedInvoiceId(name);
      const isMissing = error instanceof UpstreamFault && error.kind === "notFound" && id !== null;
      if (isMissing && draft) throw offerInvoiceAsNew(session, draft.form);
      if (isMissing) await requireUndeletedInvoice(session, id);
      throw error;
    }),
    parseEditedInvoiceId(name) === null ? suggestNumber(session) : "",
    readTaxOffer(session),
    listExtensions(),
  ]);
  const { lists, rules, stored } = context;
  const form = draft
    ? restoreLockedFields(
        context,
        await unmarkItemsInUse(session, updateSuggestedNumber(draft.form, suggestedNo)),
      )
    : toInitialForm(context, suggestedNo);
  const isOutdated = draft !== null && stored !== null && draft.form.basedOn !== stored.updated_at;
  const differences = isOutdated ? compareInvoices(form, toInvoiceForm(stored), context) : [];
  const productIds = form.lines.flatMap(({ productId }) => productId || []);
  const recent = form.contactId || stored ? [] : await listRecentContacts(session);
  const [lastPrices, onAccount] = await Promise.all([
    readLastPrices(session, form.contactId, productIds),
    describeOnAccount(session, form.contactId),
  ]);
  return {
    draft: name,
    companyId: session.companyId,
    revision: draft?.revision ?? 0,
    // When the stored invoice has changed since the draft was started, the page shows the
    // differences. The form then gets the current etag, so that saving it overwrites the changes.
    form: isOutdated ? { ...form, basedOn: stored.updated_at } : form,
    fieldErrors: listCopiedLineErrors(form, rules),
    initialErrors: isCheckRequested(request)
      ? (checkFields(createInvoiceFields(rules), { ...form, intent: "preview" }) ?? {})
      : {},
    fault,
    conflict: differences.length > 0 ? { isOtherTab: false, differences } : null,
    choices: { ...toChoices(lists), taxOffer, priceOffers: findPriceOffers(form, lastPrices) },
    rules,
    onAccount,
    /** At most three recent customers; none when a contact is chosen, and for a stored invoice. */
    recentContacts: recent.slice(0, MAX_RECENT_CONTACTS).map(({ id, name }) => ({ id, name })),
    status: toStatusView(stored, lists),
    edited: stored ? toStoredInvoiceView(stored, lists, extensions) : null,
    /** True when the invoice can be saved and sent with one button. */
    canSend: await canSaveAndSend(stored),
  };
}

const MAX_RECENT_CONTACTS = 3;

function isCheckRequested(request: Request | undefined): boolean {
  return request !== undefined && new URL(request.url).searchParams.has("check");
}

/**
 * Returns the errors of copied lines by field name. The page shows these errors at once, because
 * the user did not type the lines.
 */
function listCopiedLineErrors(
  { lines }: InvoiceForm,
  { taxRates: rates }: InvoiceRules,
): Record<string, string> {
  const errors = lines.flatMap((line, index) =>
    Object.entries(findCopiedLineErrors(line, rates)).map(([field, message]): [string, string] => [
      `lines[${index}].${field}`,
      message,
    ]),
  );
  return Object.fromEntries(errors);
}

/** Returns the status of a stored invoice, or the status "Draft" for a new invoice. */
function toStatusView(stored: InvoiceRecord | null, { today }: InvoiceLists) {
  if (!stored)
    return {
      banner: statusWords.plain.draft.banner,
      tone: getStatusFacts(INVOICE_STATUS.draft).tone,
    };
  const { banner, tone } = toInvoiceStatusView({ ...stored, dueDate: stored.due_date }, today);
  return { banner, tone };
}

export type InvoiceStatusView = ReturnType<typeof toStatusView>;

/** Returns the data of a stored invoice that the page shows besides the form. */
function toStoredInvoiceView(
  stored: InvoiceRecord,
  { currencies }: InvoiceLists,
  extensions: Extension[],
) {
  const reason = describeReadOnlyReason(stored);
  const canBeSent = allowsOperation(stored, "mark_sent");
  const isIssued = getStatusFacts(stored.status).isIssued;
  return {
    id: stored.id,
    no: stored.no,
    /** The address of the page that sends the invoice; empty when the invoice cannot be sent. */
    sendUrl: canBeSent && extensions.includes("links") ? invoicePaths.send(stored.id) : "",
    /**
     * The address of the page that records and undoes payments; empty for a draft invoice, and
     * without the extension `payments`.
     */
    paymentsUrl: isIssued && extensions.includes("payments") ? paths.invoice(stored.id) : "",
    isContactLocked: isContactLocked(stored),
    isCurrencyLocked: isCurrencyLocked(stored),
    canBeDeleted: allowsOperation(stored, "delete"),
    refundMessage: describePaidMoney(stored),
    canBeSent,
    /** The reason and the contents of a read-only invoice; null when the invoice can be edited. */
    readOnly: reason
      ? {
          reason,
          details: toInvoiceDetails(
            stored,
            findBaseCurrency(currencies)?.symbol ?? "",
            formatShownTax,
          ),
        }
      : null,
  };
}

export type StoredInvoiceView = ReturnType<typeof toStoredInvoiceView>;

/** Returns the options of the form's select fields, and the base currency. */
function toChoices(lists: InvoiceLists) {
  const base = findBaseCurrency(lists.currencies);
  return {
    terms: lists.terms.map((term) => ({
      id: term.id,
      label: toShownName(term.name),
      days: term.day,
      isCash: term.kind === "cash",
      /** The due date, counted from today, that is filled in when the term is chosen. */
      dueDate: formatTermDueDate(term, lists.today),
    })),
    currencies: lists.currencies.map(({ id, code, symbol }) => ({ id, code, symbol })),
    taxCodes: lists.tax_codes.map((tax) => ({ id: tax.id, label: formatShownTax(tax) })),
    base: { code: base?.code ?? "", symbol: base?.symbol ?? "" },
  };
}

export type InvoiceChoices = ReturnType<typeof toChoices> & {
  taxOffer: Awaited<ReturnType<typeof readTaxOffer>>;
  priceOffers: PriceOffer[];
};

/**
 * Replaces a suggested number by the current suggestion, unless the user has changed the number.
 */
function updateSuggestedNumber(form: InvoiceForm, suggestedNo: string): InvoiceForm {
  const isUnedited = form.no === form.noSuggested;
  return isUnedited && suggestedNo ? { ...form, no: suggestedNo, noSuggested: suggestedNo } : form;
}

/** Returns the data of `loadInvoiceForm` for a stored invoice, and its history. */
export async function loadStoredInvoice(session: Session, request: Request, id: string) {
  const versionsUrl = invoicePaths.versions(id);
  const [form, history] = await Promise.all([
    loadInvoiceForm(session, toEditDraftName(id), request),
    loadHistory(session, request, { of: "invoice", id, versionsUrl }),
  ]);
  return { ...form, history };
}
