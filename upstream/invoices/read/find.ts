import type { CompanyBooks } from "../../db/company-books";
import { notFound } from "../../wire/api-error";

/** An invoice that is about to change; refused when it is not in the books, which are locked. */
export async function findInvoice(books: CompanyBooks, id: number | undefined) {
  const invoice = await books
    .selectFrom("invoices")
    .select(["id", "company_id", "no", "status", "contact_id", "updated_at"])
    .select(["date", "currency_id", "currency_rate"])
    .where("id", "=", id ?? 0)
    .executeTakeFirst();
  if (!invoice) throw notFound("invoice");
  return invoice;
}
