import type { CompanyBooks } from "../db/company-books";
import { changeOwed } from "../invoices/change-owed";
import { postPayments } from "../invoices/post-payments";
import type { InvoiceRecord } from "../invoices/record";

/**
 * Does what changes the payments of an invoice, and has its balance, its status, the accounts and
 * all sums follow; returns what `change` does.
 */
export async function changePayments<Result>(
  books: CompanyBooks,
  invoice: Pick<InvoiceRecord["invoice"], "id" | "updated_at">,
  on: { now: Date; day: string },
  change: () => Promise<Result>,
): Promise<Result> {
  return changeOwed(books, invoice, on, async () => {
    const result = await change();
    await postPayments(books, [invoice.id]);
    return result;
  });
}
