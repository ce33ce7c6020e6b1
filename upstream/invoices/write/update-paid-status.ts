import type { InvoiceBooks } from "../../db/company-books";
import { INVOICE_STATUS, OPEN_STATUSES } from "../../../domain/invoices/status";

/**
 * Sets the status of an issued invoice to received when it is fully paid, and back to its earlier
 * status when it has a balance or no active payment.
 */
export async function updatePaidStatus(books: InvoiceBooks, invoiceId: number): Promise<void> {
  await books
    .updateTable("invoices")
    .set((eb) => ({ issued_status: eb.ref("status"), status: INVOICE_STATUS.received }))
    .where("id", "=", invoiceId)
    .where("status", "in", OPEN_STATUSES)
    .where("paid", ">", 0)
    .where("balance", "<=", 0)
    .execute();
  await books
    .updateTable("invoices")
    .set((eb) => ({
      status: eb.fn.coalesce("issued_status", eb.lit(INVOICE_STATUS.sent)),
      issued_status: null,
    }))
    .where("id", "=", invoiceId)
    .where("status", "=", INVOICE_STATUS.received)
    // A fully credited invoice without payments is not received.
    .where((eb) => eb.or([eb("balance", ">", 0), eb("paid", "=", 0)]))
    .execute();
}
