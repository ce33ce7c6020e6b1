import type { CompanyBooks } from "../../db/company-books";
import { notFound } from "../../wire/api-error";

/** What an invoice is known by; refused when it is not in the books. */
export async function readInvoiceKeys(books: CompanyBooks, id: number | undefined) {
  const invoice = await books
    .selectFrom("invoices")
    .select(["id", "company_id", "no", "contact_id"])
    .where("id", "=", id ?? 0)
    .executeTakeFirst();
  if (!invoice) throw notFound("invoice");
  return invoice;
}
