import type { Operation } from "../../domain/invoices/operations";
import {
  allowsOperation,
  findActiveCreditNote,
  refusalText,
} from "~/models/invoices/operations.server";
import type { InvoiceRecord } from "~/models/invoices/record.server";
import { paths } from "~/paths";
import type { Barrier } from "./barrier";
import { invoicePaths } from "./paths";

/**
 * Returns why an invoice does not allow an operation and where to go instead; null when the
 * operation is allowed.
 */
export function findBarrier(deed: Operation, invoice: InvoiceRecord): Barrier | null {
  if (allowsOperation(invoice, deed)) return null;
  if (deed === "void" || deed === "delete") {
    const undone = findWhatToUndo(invoice);
    if (undone) return undone;
  }
  return {
    title: "Not now",
    text: refusalText(invoice, deed),
    to: paths.invoice(invoice.id),
    link: "See the invoice",
  };
}

/**
 * Returns what must be undone before an issued invoice can be voided or deleted; null when nothing
 * must.
 */
function findWhatToUndo(invoice: InvoiceRecord): Barrier | null {
  const note = findActiveCreditNote(invoice);
  if (note)
    return {
      title: "Void its credit note first",
      text: `${invoice.no} has credit note ${note.no}. Once that is voided, the invoice can be voided or deleted.`,
      to: invoicePaths.creditNote(note.id),
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
