import type { CompanyBooks } from "../db/company-books";
import { notFound } from "../http/api-error";

/**
 * An invoice that is about to change; refused when it is not in the books.
 * Writing the row keeps other writers of it waiting until the end.
 */
export async function lockInvoice(books: CompanyBooks, id: number | undefined) {
  const invoice = await books
    .updateTable("invoices")
    .set((eb) => ({ updated_at: eb.ref("updated_at") }))
    .where("id", "=", id ?? 0)
    .returning(["id", "company_id", "no", "status", "contact_id", "updated_at"])
    .executeTakeFirst();
  if (!invoice) throw notFound("invoice");
  return invoice;
}
