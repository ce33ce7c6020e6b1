import type { CompanyBooks } from "../db/company-books";
import { STATUS } from "./status";

/**
 * Turns an issued invoice with nothing left to pay into a received one, and one that is owed again,
 * or of which no payment stands, into what it was; to be called within `keepingSums`, whenever payments or totals have changed.
 */
export async function settle(books: CompanyBooks, invoiceId: number): Promise<void> {
  await books
    .updateTable("invoices")
    .set((eb) => ({ issued_status: eb.ref("status"), status: STATUS.received }))
    .where("id", "=", invoiceId)
    .where("status", "in", [STATUS.sent, STATUS.approved, STATUS.accepted])
    .where("paid", ">", 0)
    .where("balance", "<=", 0)
    .execute();
  await books
    .updateTable("invoices")
    .set((eb) => ({
      status: eb.fn.coalesce("issued_status", eb.lit(STATUS.sent)),
      issued_status: null,
    }))
    .where("id", "=", invoiceId)
    .where("status", "=", STATUS.received)
    // Credited in full, with no money taken, it is not received either.
    .where((eb) => eb.or([eb("balance", ">", 0), eb("paid", "=", 0)]))
    .execute();
}
