import type { InvoiceBooks } from "../../db/company-books";
import { insertInChunks } from "../../db/rows";
import { withBaseAmount } from "../read/base-amount";
import { countedCondition } from "../../totals/invoice-conditions";

/**
 * Replaces the account movements of invoices by movements for their stored payments. Must be called
 * after every change of payments or status. Only issued invoices that are not void have movements.
 * An undone payment has a movement on its date and the reverse movement on the day when the payment
 * was undone. Without ids, replaces the movements of every invoice of the books.
 */
export async function postPayments(books: InvoiceBooks, invoiceIds?: number[]): Promise<void> {
  await books
    .deleteFrom("account_movements")
    .where("kind", "=", "payment")
    .$if(invoiceIds !== undefined, (query) => query.where("invoice_id", "in", invoiceIds ?? []))
    .execute();
  const payments = await books
    .selectFrom("payments")
    .innerJoin("invoices", "invoices.id", "payments.invoice_id")
    .select(["payments.company_id", "invoice_id", "ledger_account_id", "payments.date"])
    .select(["amount", "payments.currency_rate", "base_amount", "reversed_on", "no"])
    .select("invoices.currency_rate as invoice_rate")
    .where(countedCondition)
    .$if(invoiceIds !== undefined, (query) => query.where("invoice_id", "in", invoiceIds ?? []))
    .orderBy("payments.id")
    .execute();
  await insertInChunks(
    payments.flatMap((payment) => {
      const { company_id, invoice_id, ledger_account_id, date, reversed_on, no } = payment;
      const { base_amount: baseAmount } = withBaseAmount(payment, payment.invoice_rate);
      const columns = { company_id, invoice_id, ledger_account_id, description: no };
      const movement = { ...columns, date, amount: baseAmount, kind: "payment" as const };
      if (reversed_on === null) return [movement];
      return [movement, { ...movement, date: reversed_on, amount: -baseAmount }];
    }),
    (rows) => books.insertInto("account_movements").values(rows).returning("id").execute(),
  );
}
