import type { Operation } from "../../domain/invoices/operations";
import {
  allowsOperation,
  findActiveCreditNote,
  describeRefusal,
} from "~/models/invoices/operations.server";
import type { InvoiceRecord } from "~/models/invoices/record.server";
import { paths } from "~/paths";
import type { Barrier } from "./barrier";
import { invoicePaths } from "./paths";

/**
 * Returns the reason why the state of an invoice does not allow an operation, with a link to the
 * page that helps. Returns null when the operation is allowed.
 */
export function findBarrier(operation: Operation, invoice: InvoiceRecord): Barrier | null {
  if (allowsOperation(invoice, operation)) return null;
  if (operation === "void" || operation === "delete") {
    const barrier = findWhatToUndo(invoice);
    if (barrier) return barrier;
  }
  return {
    title: "Not now",
    text: describeRefusal(invoice, operation),
    to: paths.invoice(invoice.id),
    link: "See the invoice",
  };
}

/**
 * Returns the reason with a link when a credit note must be voided or payments must be undone
 * before an issued invoice can be voided or deleted. Returns null when the invoice has no such
 * credit note and no payments.
 */
function findWhatToUndo(invoice: InvoiceRecord): Barrier | null {
  const creditNote = findActiveCreditNote(invoice);
  if (creditNote)
    return {
      title: "Void its credit note first",
      text: `${invoice.no} has credit note ${creditNote.no}. Once that is voided, the invoice can be voided or deleted.`,
      to: invoicePaths.creditNote(creditNote.id),
      link: "See the credit note",
    };
  if (invoice.partials.length > 0)
    return {
      title: "Undo its payments first",
      text: `Money came in for ${invoice.no}. Once every payment of it is undone, it can be voided or deleted.`,
      to: `${paths.invoice(invoice.id)}#payments`,
      link: "See the payments",
    };
  return null;
}
