import { amountOf, type InvoiceRecord } from "../invoices/record";

/** What the history says of a payment that came or was taken back; `amount` in minor units. */
export function paidEvent(invoice: InvoiceRecord["invoice"], amount: number | bigint) {
  return {
    invoiceId: invoice.id,
    contactId: invoice.contact_id,
    no: invoice.no,
    amount: amountOf(invoice, amount),
  };
}
