import { toDecimal, calculateInvoice, type InvoiceAmounts } from "../../../domain/money/money";
import type { InvoiceBooks } from "../../db/company-books";
import { recalculateBaseAmounts } from "./base-amounts";

/** A stored line. Quantities, prices and percentages are decimal text. */
export type StoredLine = {
  quantity: string;
  unit_price: string;
  discount_percent: string;
  tax_code_id: number | null;
  tax_rate: string | null;
};

/** Calculates the amounts of an invoice and of its lines. The payments are in minor units. */
export function calculateInvoiceAmounts(lines: StoredLine[], payments: bigint[]): InvoiceAmounts {
  return calculateInvoice(
    lines.map((line) => ({
      quantity: toDecimal(line.quantity),
      unitPrice: toDecimal(line.unit_price),
      discountPercent: toDecimal(line.discount_percent),
      tax:
        line.tax_rate === null
          ? null
          : { code: String(line.tax_code_id), ratePercent: toDecimal(line.tax_rate) },
    })),
    payments,
  );
}

/**
 * Recalculates the totals of invoices from their lines, payments, credit notes and rounding changes.
 * Must be called after every change of these records. Totals are stored, so that lists can use an
 * index. Without ids, recalculates every invoice of the books.
 */
export async function recalculateTotals(books: InvoiceBooks, invoiceIds?: number[]): Promise<void> {
  await books
    .updateTable("invoices")
    .set((eb) => {
      const lines = eb.selectFrom("invoice_lines").whereRef("invoice_id", "=", "invoices.id");
      const payments = eb
        .selectFrom("payments")
        .whereRef("invoice_id", "=", "invoices.id")
        .where("reversed_on", "is", null);
      const credits = eb
        .selectFrom("credit_notes")
        .whereRef("invoice_id", "=", "invoices.id")
        .where("voided_on", "is", null);
      const changes = eb.selectFrom("rounding_changes").whereRef("invoice_id", "=", "invoices.id");
      const zero = eb.lit(0);
      return {
        subtotal: lines.select((e) => e.fn.coalesce(e.fn.sum<number>("gross"), zero).as("sum")),
        discount: lines.select((e) => e.fn.coalesce(e.fn.sum<number>("discount"), zero).as("sum")),
        tax: lines.select((e) => e.fn.coalesce(e.fn.sum<number>("tax"), zero).as("sum")),
        paid: payments.select((e) => e.fn.coalesce(e.fn.sum<number>("amount"), zero).as("sum")),
        rounding: eb(
          eb.fn.coalesce(
            payments.select((e) => e.fn.sum<number>("payments.rounding").as("sum")),
            zero,
          ),
          "+",
          eb.fn.coalesce(
            changes.select((e) => e.fn.sum<number>("amount").as("sum")),
            zero,
          ),
        ),
        credited: credits.select((e) =>
          e.fn.coalesce(e.fn.sum<number>("credit_notes.total"), zero).as("sum"),
        ),
      };
    })
    .$if(invoiceIds !== undefined, (query) => query.where("id", "in", invoiceIds ?? []))
    .execute();
  await books
    .updateTable("invoices")
    .set((eb) => {
      const total = eb(eb("subtotal", "-", eb.ref("discount")), "+", eb.ref("tax"));
      const owed = eb(eb(total, "+", eb.ref("rounding")), "-", eb.ref("paid"));
      return { total, balance: eb(owed, "-", eb.ref("credited")) };
    })
    .$if(invoiceIds !== undefined, (query) => query.where("id", "in", invoiceIds ?? []))
    .execute();
  await recalculateBaseAmounts(books, invoiceIds);
}
