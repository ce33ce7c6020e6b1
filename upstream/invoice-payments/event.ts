import type { CompanyBooks } from "../db/company-books";
import { recordEvent } from "../history/record-event";
import type { Act } from "../http/calls";
import { amountOf, readInvoice, stands, type InvoiceRecord } from "../invoices/record";

/** What the history says of a payment that came or was taken back; `amount` in minor units. */
export function paidEvent(invoice: InvoiceRecord["invoice"], amount: number | bigint) {
  return {
    invoiceId: invoice.id,
    contactId: invoice.contact_id,
    no: invoice.no,
    amount: amountOf(invoice, amount),
  };
}

/** Does what may change the payments of an issued invoice, and has the history tell of each. */
export async function recordPaymentChanges(
  books: CompanyBooks,
  invoiceId: number,
  act: Act,
  change: () => Promise<void>,
): Promise<void> {
  const before = await readInvoice(books, invoiceId);
  await change();
  const { invoice, payments } = await readInvoice(books, invoiceId);
  const stood = new Map(before.payments.filter(stands).map((payment) => [payment.id, payment]));
  for (const payment of payments) {
    const was = stood.get(payment.id);
    if (was && !stands(payment))
      await recordEvent(books, "undone", paidEvent(invoice, was.amount), act);
    if (!was && stands(payment))
      await recordEvent(books, "paid", paidEvent(invoice, payment.amount), act);
  }
}
