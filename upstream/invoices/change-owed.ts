import type { CompanyBooks } from "../db/company-books";
import { nextVersion } from "../http/versions";
import { followRounding } from "../invoice-payments/follow-rounding";
import { restateTotals } from "./amounts";
import type { InvoiceRecord } from "./record";
import { keepingSums } from "./running-totals";
import { settle } from "./settle";

/**
 * Does what changes what is owed of an issued invoice, and has its balance, its status and all sums
 * follow; `day` is that of the change. Returns what `change` does.
 */
export async function changeOwed<Result>(
  books: CompanyBooks,
  invoice: Pick<InvoiceRecord["invoice"], "id" | "updated_at">,
  { now, day }: { now: Date; day: string },
  change: () => Promise<Result>,
): Promise<Result> {
  return keepingSums(books, invoice.id, async () => {
    const result = await change();
    await restateTotals(books, [invoice.id]);
    await followRounding(books, invoice.id, day);
    await settle(books, invoice.id);
    await books
      .updateTable("invoices")
      .set({ updated_at: nextVersion(invoice, now) })
      .where("id", "=", invoice.id)
      .execute();
    return result;
  });
}
