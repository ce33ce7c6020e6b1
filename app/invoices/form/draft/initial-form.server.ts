import { randomUUID } from "node:crypto";
import type { InvoiceForm } from "~/invoices/schema";
import { formatDate } from "../../../../domain/calendar/days";
import { minorToText } from "../../../../domain/money/money";
import { formatDiscount } from "~/models/invoices/details.server";
import {
  findBaseCurrency,
  formatTermDueDate,
  type InvoiceLists,
} from "~/models/invoices/choices.server";
import { INVOICE_STATUS } from "../../../../domain/invoices/status";
import type { InvoiceRecord } from "~/models/invoices/record.server";

/**
 * Returns the form of a new invoice with a cash term or else the first term, today's date, the base
 * currency and the suggested number.
 */
export function blankForm(lists: InvoiceLists, suggestedNo: string): InvoiceForm {
  const term = lists.terms.find(({ kind }) => kind === "cash") ?? lists.terms[0];
  const currencyId = findBaseCurrency(lists.currencies)?.id ?? "";
  return {
    key: randomUUID(),
    basedOn: "",
    termId: term?.id ?? "",
    currencyId,
    rate: "1",
    rateCurrencyId: currencyId,
    rateDate: lists.today,
    date: formatDate(lists.today),
    dueDate: formatTermDueDate(term, lists.today),
    contactId: "",
    contactName: "",
    no: suggestedNo,
    noSuggested: suggestedNo,
    itemToAdd: "",
    filledTermId: "",
    filledCurrencyId: "",
    title: "",
    memo: "",
    repeatId: "",
    repeatDate: "",
    lines: [],
    payments: [],
  };
}

/** Converts a stored invoice to the form that edits it. */
export function toInvoiceForm(invoice: InvoiceRecord): InvoiceForm {
  return {
    key: randomUUID(),
    basedOn: invoice.updated_at,
    termId: invoice.term_id || (invoice.term?.id ?? ""),
    currencyId: invoice.currency.id,
    rate: invoice.currency_rate,
    rateCurrencyId: invoice.currency.id,
    rateDate: invoice.date,
    date: formatDate(invoice.date),
    dueDate: formatDate(invoice.due_date),
    contactId: invoice.contact_id,
    contactName: invoice.contact_name,
    no: invoice.no,
    noSuggested: "",
    itemToAdd: "",
    filledTermId: "",
    filledCurrencyId: "",
    title: invoice.title,
    memo: invoice.memo,
    repeatId: "",
    repeatDate: "",
    lines: invoice.items.map((item, index) => ({
      id: `s${item.id || index}`,
      storedId: item.id,
      productId: item.product_id,
      accountId: item.account_id,
      name: item.name || item.display_name,
      description: item.description,
      quantity: item.quantity,
      unitPrice: item.unit_price,
      discount: formatDiscount(item.discount),
      taxCodeId: item.tax_code?.id ?? "",
      pricedIn: "",
      oldPrice: "",
      oldTax: "",
      isGone: "",
    })),
    payments: invoice.partials.map((payment) => ({
      storedId: payment.id,
      isRemoved: "",
      methodId: payment.method_id,
      methodName: payment.method_name,
      accountId: payment.account_id,
      accountName: payment.account_name,
      amount: minorToText(payment.amount),
      recordedOn: findRecordedDate(invoice, payment.id),
    })),
  };
}

/**
 * Returns the date, DD/MM/YYYY, of a payment of an issued invoice. Empty for a draft invoice, whose
 * payments can be changed, and for a payment without a date.
 */
function findRecordedDate({ status, payments }: InvoiceRecord, paymentId: string): string {
  if (status === INVOICE_STATUS.draft) return "";
  return formatDate(payments.find(({ id }) => id === paymentId)?.date ?? "");
}
