import type { CompanyBooks } from "../db/company-books";
import { unacceptable } from "../http/api-error";

/** Refuses to change an invoice while a credit note of it stands, which names its lines. */
export async function refuseCredited(books: CompanyBooks, invoiceId: number): Promise<void> {
  const standing = await books
    .selectFrom("credit_notes")
    .select("no")
    .where("invoice_id", "=", invoiceId)
    .where("voided_on", "is", null)
    .orderBy("id")
    .limit(1)
    .executeTakeFirst();
  if (standing) {
    throw unacceptable(`This invoice has credit note ${standing.no}. Void it first.`);
  }
}
