import { sql, type Kysely } from "kysely";

/**
 * Adds an index in the order of the list of payments, so that a list of a few days reads only the
 * payments of these days.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index payments_date on payments (company_id, date, id)`.execute(db);
}
