import type { InvoiceRecord } from "~/models/invoices/record.server";
import { paths } from "~/paths";
import { invoicePaths } from "./paths";

/** What stands in the way of voiding and deleting an issued invoice, and where that is undone. */
export type Barrier = { title: string; text: string; to: string; link: string };

export function barrierOf(invoice: InvoiceRecord): Barrier | null {
  if (invoice.partials.length > 0)
    return {
      title: "Undo its payments first",
      text: `Money came in for ${invoice.no}. Once every payment of it is undone, it can be voided or deleted.`,
      to: `${paths.invoice(invoice.id)}#payments`,
      link: "See the payments",
    };
  const note = invoice.credit_notes?.find(({ voided_on }) => !voided_on);
  if (note)
    return {
      title: "Void its credit note first",
      text: `${invoice.no} has credit note ${note.no}. Once that is voided, the invoice can be voided or deleted.`,
      to: invoicePaths.creditNote(note.id),
      link: "See the credit note",
    };
  return null;
}
