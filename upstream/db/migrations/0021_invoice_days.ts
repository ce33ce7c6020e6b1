import { sql, type Kysely } from "kysely";

/**
 * In the order in which invoices of some days are listed, with all that is added up of them: the
 * sums of a period read the index alone.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index invoices_days on invoices (company_id, date, id, status, currency_id,
    total, rounding, paid, credited, balance)`.execute(db);
}
