import type { Kysely } from "kysely";
import type { Schema } from "../../db/schema";
import { withBaseAmount } from "../read/base-amount";

/**
 * Stores the missing base amounts of payments that an older program recorded while it
 * ran beside this one.
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
