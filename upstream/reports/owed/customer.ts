import type { CompanyBooks } from "../../db/company-books";
import { createNotFoundError } from "../../wire/api-error";

/** The columns of a contact that the reports about customers use. */
export type StoredCustomer = Awaited<ReturnType<typeof readCustomerWithBooks>>["customer"];

/**
 * Returns a contact and the books of the contact's company. Throws a 404 when the caller's books do
 * not have the contact.
 */
export async function readCustomerWithBooks(callerBooks: CompanyBooks, id: number | undefined) {
  const customer = await callerBooks
    .selectFrom("contacts")
    .select(["id", "company_id", "display_name", "phone_no", "email"])
    .where("id", "=", id ?? 0)
    .executeTakeFirst();
  if (!customer) throw createNotFoundError("contact");
  return { customer, books: callerBooks.forCompany(customer.company_id) };
}

export function toWireCustomer({ id, display_name, phone_no, email }: StoredCustomer): object {
  return { id, name: display_name, phone_no, email };
}

/** Returns the currency of a row in the API's JSON format. */
export function toWireCurrency(row: { currency_id: number; code: string; symbol: string }) {
  return { id: row.currency_id, code: row.code, symbol: row.symbol };
}
