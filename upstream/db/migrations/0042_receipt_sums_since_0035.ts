import { sql, type Kysely } from "kysely";

/** Adds an index from which all receipts of a company are summed by currency and method. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index receipts_sums on receipts
    (company_id, currency_id, method_id, reversed_on, amount)`.execute(db);
}
