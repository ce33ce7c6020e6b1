import { getDayInZone } from "../../../domain/calendar/time-zone";
import {
  findRefusal,
  type Operation,
  type InvoiceFacts,
} from "../../../domain/invoices/operations";
import { INVOICE_STATUS } from "../../../domain/invoices/status";
import { isActiveCreditNote } from "./credit-notes";
import { ApiError, createRefusal } from "../../wire/api-error";
import { isActivePayment, type InvoiceRecord } from "./record";

/** Returns the facts of an invoice that decide which operations are allowed at `now`. */
export function toInvoiceFacts(
  { invoice, payments, creditNotes }: Pick<InvoiceRecord, "invoice" | "payments" | "creditNotes">,
  now: Date,
): InvoiceFacts {
  return {
    status: invoice.status,
    total: BigInt(invoice.total),
    balance: BigInt(invoice.balance),
    credited: BigInt(invoice.credited),
    date: invoice.date,
    dueDate: invoice.due_date,
    paymentCount: payments.filter(isActivePayment).length,
    creditNoteNo: creditNotes.find(isActiveCreditNote)?.no ?? "",
    isCashSale:
      invoice.status !== INVOICE_STATUS.draft &&
      invoice.term_kind === "cash" &&
      invoice.contact_id === invoice.cash_contact_id,
    keepsMoney: true,
    isDeleted: false,
    today: getDayInZone(invoice.time_zone, now),
  };
}

/**
 * Throws a refusal when an invoice cannot be sent to its customer or shared. `verb` chooses the
 * message about a draft invoice.
 */
export function refuseUnsendable(record: InvoiceRecord, verb: "send" | "share", now: Date): void {
  if (record.invoice.status === INVOICE_STATUS.draft)
    throw createRefusal(verb === "send" ? "draft_not_sent" : "draft_not_shared");
  refuseForbiddenOperation("send", record, now);
}

/** Throws a refusal when the invoice does not allow the operation. */
export function refuseForbiddenOperation(
  operation: Operation,
  record: Pick<InvoiceRecord, "invoice" | "payments" | "creditNotes">,
  now: Date,
): void {
  const refusal = findRefusal(operation, toInvoiceFacts(record, now));
  if (refusal !== null) throw new ApiError(422, refusal);
}
