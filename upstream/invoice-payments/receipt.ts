import { formatAmount, formatMoney } from "../../money/money";
import { displayDate } from "../clock";
import type { CompanyBooks } from "../db/company-books";
import { notFound } from "../http/api-error";
import { readInvoice } from "../invoices/record";
import { documentOf } from "../pdf/from-invoice";
import type { ReceiptDocument } from "../pdf/receipt";

/** What the receipt of a payment says; refused when there is no such payment. */
export async function receiptOf(
  books: CompanyBooks,
  { invoiceId, paymentId }: { invoiceId: number | undefined; paymentId: number | undefined },
): Promise<ReceiptDocument> {
  const record = await readInvoice(books, invoiceId);
  const payment = record.payments.find(({ id }) => id === paymentId);
  if (!payment) throw notFound("payment");
  const invoice = await documentOf(books, record);
  return {
    invoice,
    payment: {
      amount: formatMoney(invoice.currency.code, BigInt(payment.amount)),
      date: displayDate(payment.date),
      method: payment.method_name,
      reference: payment.reference,
      rounding: payment.rounding === 0 ? "" : formatAmount(BigInt(payment.rounding)),
      left: formatAmount(BigInt(Math.max(0, record.invoice.balance))),
      undoneOn: payment.reversed_on === null ? "" : displayDate(payment.reversed_on),
    },
  };
}
