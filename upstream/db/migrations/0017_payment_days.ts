import { sql, type Kysely } from "kysely";

/** In the order in which payments of some days are listed, so that no others are read. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index payments_date on payments (company_id, date, id)`.execute(db);
}
