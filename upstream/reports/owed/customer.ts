import type { CompanyBooks } from "../../db/company-books";
import { notFound } from "../../wire/api-error";

export type Customer = Awaited<ReturnType<typeof findCustomer>>["customer"];

/** The contact, and the books of its company; refused when it is not the caller's. */
export async function findCustomer(callerBooks: CompanyBooks, id: number | undefined) {
  const customer = await callerBooks
    .selectFrom("contacts")
    .select(["id", "company_id", "display_name", "phone_no", "email"])
    .where("id", "=", id ?? 0)
    .executeTakeFirst();
  if (!customer) throw notFound("contact");
  return { customer, books: callerBooks.forCompany(customer.company_id) };
}

export function customerOnWire({ id, display_name, phone_no, email }: Customer): object {
  return { id, name: display_name, phone_no, email };
}
