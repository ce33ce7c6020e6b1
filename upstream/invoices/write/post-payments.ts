import type { InvoiceBooks } from "../../db/company-books";
import { postReceipts } from "./post-receipts";
import { syncReceipts } from "./sync-receipts";

/**
 * Makes receipts and account movements agree with the payments of invoices. Must be called after every
 * change of payments or status. Without ids, works on every invoice of the books.
 */
export async function postPayments(
  books: InvoiceBooks,
  now: Date,
  invoiceIds?: number[],
): Promise<void> {
  const receiptIds = await syncReceipts(books, now, invoiceIds);
  await postReceipts(books, invoiceIds && { receiptIds, invoiceIds });
}
