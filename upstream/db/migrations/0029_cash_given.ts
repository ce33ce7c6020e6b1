import type { Kysely } from "kysely";

/** What a payer handed over in cash; of payments of before nobody knows. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("payments").addColumn("cash_given", "bigint").execute();
}
