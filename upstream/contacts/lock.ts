import type { CompanyBooks } from "../db/company-books";
import { createNotFoundError } from "../wire/api-error";
import { rejectStale } from "../wire/etags";
import type { ContactRow, ContactType } from "./record";

/**
 * Reads a contact and locks its row until the transaction ends. Throws a 404 when there is no such
 * contact (of the given type), and a 409 when `etag` is outdated.
 */
export async function lockContact(
  books: CompanyBooks,
  id: number | undefined,
  etag: string | undefined,
  type?: ContactType,
): Promise<ContactRow> {
  const contact = await books
    .updateTable("contacts")
    // This update changes nothing, but locks the row in both databases.
    .set((eb) => ({ updated_at: eb.ref("updated_at") }))
    .where("id", "=", id ?? 0)
    .$if(type !== undefined, (query) => query.where("type", "=", type ?? 0))
    .returningAll()
    .executeTakeFirst();
  if (!contact) throw createNotFoundError("contact");
  rejectStale("contact", contact, etag);
  return contact;
}
