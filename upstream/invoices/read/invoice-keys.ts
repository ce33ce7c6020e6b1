import type { CompanyBooks } from "../../db/company-books";
import { createNotFoundError } from "../../wire/api-error";

/** Returns the identifying columns of an invoice. Throws a not-found error when it is missing. */
export async function readInvoiceKeys(books: CompanyBooks, id: number | undefined) {
  const invoice = await books
    .selectFrom("invoices")
    .select(["id", "company_id", "no", "contact_id"])
    .where("id", "=", id ?? 0)
    .executeTakeFirst();
  if (!invoice) throw createNotFoundError("invoice");
  return invoice;
}
