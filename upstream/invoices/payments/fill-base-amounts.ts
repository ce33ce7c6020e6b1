import type { Kysely } from "kysely";
import type { Schema } from "../../db/schema";
import { withBaseAmount } from "../read/base-amount";

/**
 * Stores the rate and the amount in the company's own currency of payments that a program of before
 * recorded while copies were replaced one by one.
 */
export async function fillBaseAmounts(db: Kysely<Schema>): Promise<void> {
  const payments = await db
    .selectFrom("payments")
    .innerJoin("invoices", "invoices.id", "payments.invoice_id")
    .select(["payments.id", "amount", "payments.currency_rate", "base_amount"])
    .select("invoices.currency_rate as invoice_rate")
    .where("base_amount", "is", null)
    .execute();
  for (const { invoice_rate, ...payment } of payments) {
    const { id, currency_rate, base_amount } = withBaseAmount(payment, invoice_rate);
    await db
      .updateTable("payments")
      .set({ currency_rate, base_amount })
      .where("id", "=", id)
      .where("base_amount", "is", null)
      .execute();
  }
}
