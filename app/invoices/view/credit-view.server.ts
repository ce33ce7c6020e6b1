import { formatAmount } from "../../../domain/money/money";
import { formatDate } from "../../../domain/calendar/days";
import type { Extension } from "~/lib/extensions";
import type { InvoiceRecord } from "~/models/invoices/record.server";
import { allowsOperation } from "~/models/invoices/operations.server";
import { invoicePaths } from "../paths";

export type CreditNoteView = ReturnType<typeof toCreditView>["creditNotes"][number];

/**
 * Returns the views of the credit notes of an invoice, and related values. The list is empty when
 * the API has no credit notes.
 */
export function toCreditView(invoice: InvoiceRecord, offered: readonly Extension[]) {
  const hasCreditNotes = offered.includes("credit_notes");
  const notes = hasCreditNotes ? (invoice.credit_notes ?? []) : [];
  return {
    /**
     * The address of the page that credits the invoice; empty when the invoice cannot be credited.
     */
    creditUrl:
      hasCreditNotes && allowsOperation(invoice, "credit")
        ? invoicePaths.creditInvoice(invoice.id)
        : "",
    /** The amount to give back to the customer; empty for zero. */
    toGiveBack: invoice.to_give_back ? formatAmount(invoice.to_give_back) : "",
    creditNotes: notes.map((note) => ({
      id: note.id,
      url: invoicePaths.creditNote(note.id),
      no: note.no,
      date: formatDate(note.date),
      reason: note.reason,
      amount: formatAmount(note.total),
      isVoided: Boolean(note.voided_on),
    })),
  };
}
