import { PostgresAdapter, sql, type Kysely } from "kysely";

/**
 * Adds an index of invoices with their search texts to SQLite, so that counting search results
 * reads the index alone (see 0003).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // PostgreSQL cannot index long texts.
  if (db.getExecutor().adapter instanceof PostgresAdapter) return;
  await sql`create index invoices_found on
    invoices (company_id, id, contact_id, search_text, items_text)`.execute(db);
}
