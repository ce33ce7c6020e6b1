import { PostgresAdapter, sql, type Kysely } from "kysely";

/**
 * Drops the search index: its tables, its column of a company and the triggers of migration 0032. No
 * program that knows migration 0032 reads the index (decision 119).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  if (db.getExecutor().adapter instanceof PostgresAdapter)
    await sql`drop function invoices_unindex() cascade`.execute(db);
  else
    for (const event of ["insert", "update", "delete"])
      await sql`drop trigger ${sql.ref(`invoices_unindex_${event}`)}`.execute(db);
  for (const table of ["search_terms", "search_segments"])
    await db.schema.dropTable(table).execute();
  await db.schema.alterTable("companies").dropColumn("indexed_invoice_id").execute();
}
