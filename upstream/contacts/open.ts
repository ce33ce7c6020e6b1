import type { CompanyBooks } from "../db/company-books";
import { notFound } from "../wire/api-error";
import { refuseStale } from "../wire/versions";
import type { ContactRow } from "./record";

/** As `type` is stored. */
export const PERSON = 0;
export const BUSINESS = 1;
export type ContactType = typeof PERSON | typeof BUSINESS;

/** The contact, which nobody else changes until the transaction ends. */
export async function openContact(
  books: CompanyBooks,
  id: number | undefined,
  version: string | undefined,
  type?: ContactType,
): Promise<ContactRow> {
  const contact = await books
    .updateTable("contacts")
    // Writing the row keeps other writers waiting, on both databases.
    .set((eb) => ({ updated_at: eb.ref("updated_at") }))
    .where("id", "=", id ?? 0)
    .$if(type !== undefined, (query) => query.where("type", "=", type ?? 0))
    .returningAll()
    .executeTakeFirst();
  if (!contact) throw notFound("contact");
  refuseStale("contact", contact, version);
  return contact;
}
