import { barrierWords as words } from "../../domain/words/barriers";
import { fill } from "../../domain/words/message";
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
    title: words.notNow.title,
    text: describeRefusal(invoice, operation),
    to: paths.invoice(invoice.id),
    link: words.notNow.link,
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
      title: words.creditNote.title,
      text: fill(words.creditNote.text, { no: invoice.no, creditNote: creditNote.no }),
      to: invoicePaths.creditNote(creditNote.id),
      link: words.creditNote.link,
    };
  if (invoice.partials.length > 0)
    return {
      title: words.payments.title,
      text: fill(words.payments.text, { no: invoice.no }),
      to: `${paths.invoice(invoice.id)}#payments`,
      link: words.payments.link,
    };
  return null;
}
