import { sql, type Kysely } from "kysely";

/**
 * Adds an index in the order of the invoice list with all summed columns, so that the sums of a
 * period read the index alone.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index invoices_days on invoices (company_id, date, id, status, currency_id,
    total, rounding, paid, credited, balance)`.execute(db);
}
