import type { CompanyBooks } from "../db/company-books";
import { ApiError } from "../wire/api-error";
import { toRefusal } from "../../domain/refusals/refusal";

/**
 * Deletes a contact with its addresses and contact persons. Throws a 409 when an invoice, also a
 * deleted one, or a receipt belongs to the contact.
 */
export async function deleteContact(books: CompanyBooks, id: number): Promise<void> {
  const { count } = await books
    .selectFrom("invoices")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("contact_id", "=", id)
    .executeTakeFirstOrThrow();
  if (count > 0) {
    throw new ApiError(409, toRefusal("contact_has_invoices", { count }));
  }
  const { deleted } = await books
    .selectFrom("deleted_invoices")
    .select((eb) => eb.fn.countAll<number>().as("deleted"))
    .where("contact_id", "=", id)
    .executeTakeFirstOrThrow();
  if (deleted > 0) throw new ApiError(409, toRefusal("contact_has_deleted_invoices"));
  const receipt = await books
    .selectFrom("receipts")
    .select("id")
    .where("contact_id", "=", id)
    .limit(1)
    .executeTakeFirst();
  if (receipt) throw new ApiError(409, toRefusal("contact_has_paid"));
  await books
    .deleteFrom("reminder_pauses")
    .where("kind", "=", "contact")
    .where("record_id", "=", id)
    .execute();
  await books.deleteFrom("contact_people").where("contact_id", "=", id).execute();
  await books.deleteFrom("addresses").where("contact_id", "=", id).execute();
  await books.deleteFrom("contacts").where("id", "=", id).execute();
}
