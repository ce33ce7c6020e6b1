import type { CompanyBooks } from "../../db/company-books";
import { createNotFoundError } from "../../wire/api-error";

/**
 * Returns a contact that pays, and the books of its company. Throws a 404 when the caller's books do not
 * have the contact.
 */
export async function readPayer(callerBooks: CompanyBooks, id: number | undefined) {
  const payer = await callerBooks
    .selectFrom("contacts")
    .innerJoin("companies", "companies.id", "contacts.company_id")
    .select(["contacts.id", "contacts.company_id", "contacts.display_name", "cash_contact_id"])
    .where("contacts.id", "=", id ?? 0)
    .executeTakeFirst();
  if (!payer) throw createNotFoundError("contact");
  const { cash_contact_id, ...contact } = payer;
  return {
    contact: { ...contact, isCashCustomer: cash_contact_id === payer.id },
    books: callerBooks.forCompany(payer.company_id),
  };
}
