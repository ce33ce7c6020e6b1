import { amountOf, type InvoiceRecord } from "../invoices/record";

type Told = { id: number; no: string; total: bigint | number; reason: string };

/** What the history says of a note that was made or voided. */
export function creditEvent(
  invoice: Pick<InvoiceRecord["invoice"], "id" | "contact_id" | "no" | "currency_symbol">,
  { id, no, total, reason }: Told,
) {
  return {
    invoiceId: invoice.id,
    contactId: invoice.contact_id,
    no: invoice.no,
    amount: amountOf(invoice, total),
    reason,
    credit_note_id: id,
    credit_note_no: no,
  };
}
