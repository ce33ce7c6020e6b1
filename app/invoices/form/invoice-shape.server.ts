import {
  makePaymentCodeForInvoice,
  type PaymentCode,
} from "../../../domain/payment-codes/payment-code";
import { INVOICE_STATUS } from "../../../domain/invoices/status";
import { findProfile } from "~/models/business/profile.server";
import type { toInvoiceDetails } from "~/models/invoices/details.server";
import type { Session } from "~/server/session/session-storage.server";
import { calculateForm, isPaymentCounted, toPaymentAmount } from "../amounts";
import type { InvoiceForm } from "../schema";
import type { FormContext } from "./context.server";
import { toInvoiceInput } from "./save/input.server";

/**
 * Returns the payment code as it will be printed; null when the company has no business profile, or
 * when the invoice gets no code.
 */
export async function findPaymentCode(
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

export type InvoiceShape = Parameters<typeof toInvoiceDetails>[0];

/** Converts a form to the shape of a stored invoice, so that it can be formatted as one. */
export function toInvoiceShape(
  { lists, rules, stored, name }: FormContext,
  form: InvoiceForm,
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
    on_account: 0n,
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
