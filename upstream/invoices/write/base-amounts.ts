import { convertCurrency, toDecimal } from "../../../domain/money/money";
import type { InvoiceBooks } from "../../db/company-books";

/**
 * Recalculates the amounts in the company's own currency. Each amount is rounded to minor units, so
 * that the database can add whole numbers. Without ids, recalculates every invoice of the books.
 */
export async function recalculateBaseAmounts(
  books: InvoiceBooks,
  invoiceIds?: number[],
): Promise<void> {
  await books
    .updateTable("invoices")
    .set((eb) => ({
      base_total: eb.ref("total"),
      base_balance: eb.ref("balance"),
      base_income: eb
        .selectFrom("invoice_lines")
        .whereRef("invoice_id", "=", "invoices.id")
        .select((e) => e.fn.coalesce(e.fn.sum<number>("base_net"), e.lit(0)).as("sum")),
    }))
    .$if(invoiceIds !== undefined, (query) => query.where("id", "in", invoiceIds ?? []))
    .execute();
  const converted = await books
    .selectFrom("invoices")
    .select(["id", "total", "balance", "currency_rate"])
    .where("currency_rate", "<>", "1")
    .$if(invoiceIds !== undefined, (query) => query.where("id", "in", invoiceIds ?? []))
    .execute();
  for (const { id, total, balance, currency_rate } of converted) {
    const rate = toDecimal(currency_rate);
    await books
      .updateTable("invoices")
      .set({
        base_total: convertCurrency(BigInt(total), rate),
        base_balance: convertCurrency(BigInt(balance), rate),
      })
      .where("id", "=", id)
      .execute();
  }
}
