import type { Kysely } from "kysely";

/** Stores the cash that a payer handed over. The value is null for existing payments. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("payments").addColumn("cash_given", "bigint").execute();
}
