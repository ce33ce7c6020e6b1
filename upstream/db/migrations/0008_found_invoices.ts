import { PostgresAdapter, sql, type Kysely } from "kysely";

/** With what is searched in, counting what a search finds reads the index alone: see 0003. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // PostgreSQL keeps no long text in an index.
  if (db.getExecutor().adapter instanceof PostgresAdapter) return;
  await sql`create index invoices_found on
    invoices (company_id, id, contact_id, search_text, items_text)`.execute(db);
}
