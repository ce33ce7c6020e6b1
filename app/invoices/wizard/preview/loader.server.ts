import {
  makePaymentCodeForInvoice,
  type PaymentCode,
} from "../../../../domain/payment-codes/payment-code";
import { findBaseCurrency } from "~/models/invoices/choices.server";
import { INVOICE_STATUS } from "../../../../domain/invoices/status";
import { toInvoiceDetails } from "~/models/invoices/details.server";
import { toPaymentCodeView } from "~/models/invoices/payment-code.server";
import { readTemplate } from "~/models/template.server";
import { findProfile } from "~/models/business/profile.server";
import { readLetterhead } from "~/models/business/letterhead.server";
import { listMissingFields } from "~/models/business/missing-fields.server";
import type { Session } from "~/server/session/session-storage.server";
import { UpstreamFault } from "~/server/v2/faults.server";
import { calculateForm, isPaymentCounted, toPaymentAmount } from "~/invoices/amounts";
import type { Draft } from "~/invoices/draft.server";
import type { FormContext } from "~/invoices/form/context.server";
import { canSaveAndSend } from "~/invoices/form/context.server";
import { isUnchanged } from "~/invoices/form/save/compare.server";
import { saveQuestions } from "~/invoices/form/sections/save-questions";
import { FIELD_LABELS } from "~/invoices/form/sections/labels";
import { toInvoiceInput } from "~/invoices/form/save/input.server";
import { loadPdfView } from "~/invoices/pdf/pdf-view.server";
import { readCheckedDraft } from "../checked-draft.server";
import { invoicePaths } from "~/invoices/paths";

/**
 * Returns, for the draft that the address names, the invoice as the customer will see it, the
 * errors and the missing business details.
 */
export async function loadInvoicePreview(session: Session, request: Request) {
  const [{ context, draft, errors }, template] = await Promise.all([
    readCheckedDraft(session, request),
    readTemplate(session),
  ]);
  const record = toInvoiceShape(context, draft);
  const code = await findPaymentCode(session, record);
  return {
    name: context.name,
    revision: draft.revision,
    questions: saveQuestions(context.stored !== null),
    /** True when the draft equals the stored invoice, so that the Done button saves nothing. */
    isUnchanged: context.stored !== null && isUnchanged(draft.form, context.stored),
    canSend: await canSaveAndSend(context.stored),
    details: toInvoiceDetails(record, findBaseCurrency(context.lists.currencies)?.symbol ?? ""),
    paymentCode: toPaymentCodeView(code, record.currency.symbol),
    letterhead: await readLetterhead(session),
    template,
    errors,
    labels: FIELD_LABELS,
    pdf: Object.keys(errors).length > 0 ? null : await findPdf(session, context, draft),
    missingDetails: await listMissingFields(
      session,
      invoicePaths.invoicePreview({ draft: context.name }),
    ),
  };
}

/**
 * Returns the addresses of the stored invoice's own PDF when the draft was not changed, otherwise
 * of a preview. Returns null when the API cannot draw the PDF; the page is then shown without one.
 */
async function findPdf(session: Session, { name, stored }: FormContext, draft: Draft) {
  try {
    return stored && draft.revision === 0
      ? await loadPdfView(session, "invoice", stored.id)
      : await loadPdfView(session, "preview", name);
  } catch (error) {
    if (!(error instanceof UpstreamFault) || error.isAccessDenied) throw error;
    return null;
  }
}

/**
 * Returns the payment code as it will be printed; null when the company has no business profile, or
 * when the invoice gets no code.
 */
async function findPaymentCode(
  session: Session,
  { status, no, balance, currency }: InvoiceShape,
): Promise<PaymentCode | null> {
  const profile = await findProfile(session);
  if (!profile) return null;
  const { name, payNow, duitNowCode } = profile.form;
  return makePaymentCodeForInvoice(
    { countryId: Number(session.countryId), name, payNow, duitNow: duitNowCode },
    { status, no, balance, currency: currency.code },
  );
}

type InvoiceShape = Parameters<typeof toInvoiceDetails>[0];

/** Converts the draft to the shape of a stored invoice, so that it can be formatted as one. */
function toInvoiceShape(
  { lists, rules, stored, name }: FormContext,
  { form }: Draft,
): InvoiceShape {
  const input = toInvoiceInput(form, rules);
  const { total, balance, rounding, paid } = calculateForm(form, rules);
  const term = lists.terms.find(({ id }) => id === form.termId);
  const currency = lists.currencies.find(({ id }) => id === form.currencyId);
  const codes = new Map(lists.tax_codes.map((tax) => [tax.id, tax]));
  return {
    id: stored?.id ?? name,
    no: form.no,
    title: form.title,
    memo: form.memo,
    status: stored?.status ?? INVOICE_STATUS.draft,
    contact_id: form.contactId,
    contact_name: form.contactName,
    term_id: form.termId,
    term: { id: form.termId, name: term?.name ?? "" },
    date: input.date,
    due_date: input.dueDate,
    currency: { id: form.currencyId, code: currency?.code ?? "", symbol: currency?.symbol ?? "" },
    currency_rate: input.currencyRate,
    items: input.lines.map((line) => ({
      id: line.storedId,
      name: line.name,
      display_name: line.name,
      description: line.description,
      quantity: line.quantity,
      unit_price: line.unitPrice,
      discount: line.discountPercent,
      product_id: line.productId,
      account_id: line.accountId,
      tax_code: codes.get(line.taxCodeId),
    })),
    partials: form.payments
      .filter((payment) => isPaymentCounted(payment, input.isCashTerm))
      .map((payment, index) => ({
        id: payment.storedId,
        method_id: payment.methodId,
        method_name: payment.methodName,
        account_id: payment.accountId,
        account_name: payment.accountName,
        amount: paid[index] ?? toPaymentAmount(payment.amount),
        is_deleted: false,
      })),
    amount: total,
    rounding,
    balance,
  };
}
