import type { CompanyBooks } from "../db/company-books";
import { nextVersion } from "../http/versions";
import { restateTotals } from "../invoices/amounts";
import type { InvoiceRecord } from "../invoices/record";
import { keepingSums } from "../invoices/running-totals";
import { settle } from "../invoices/settle";

/** Does what changes the credit notes of an invoice, and has its balance, status and sums follow. */
export async function changeCreditNotes<Result>(
  books: CompanyBooks,
  invoice: Pick<InvoiceRecord["invoice"], "id" | "updated_at">,
  now: Date,
  change: () => Promise<Result>,
): Promise<Result> {
  return keepingSums(books, invoice.id, async () => {
    const result = await change();
    await restateTotals(books, [invoice.id]);
    await settle(books, invoice.id);
    await books
      .updateTable("invoices")
      .set({ updated_at: nextVersion(invoice, now) })
      .where("id", "=", invoice.id)
      .execute();
    return result;
  });
}
