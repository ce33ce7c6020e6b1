import type { CompanyBooks } from "../db/company-books";

/** Lists the ids of the invoices of a message about several. Empty for all other messages. */
export async function listMessageInvoices(
  books: CompanyBooks,
  messageId: number,
): Promise<number[]> {
  const rows = await books
    .selectFrom("reminded_invoices")
    .select("invoice_id")
    .where("message_id", "=", messageId)
    .orderBy("invoice_id")
    .execute();
  return rows.map(({ invoice_id }) => invoice_id);
}
