import { PostgresAdapter, sql, type Kysely } from "kysely";

/**
 * Counts requests for PINs by email, with and without an account. Until now `pin_events` counted
 * the mails to accounts; its rows are deleted after a day.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  // Sorted by character code, as in SQLite.
  const text = isPostgres ? sql`text collate "C"` : sql`text`;
  await db.schema
    .createTable("pin_requests")
    .addColumn("email_hash", text, (column) => column.notNull())
    .addColumn("asked_by", text, (column) => column.notNull())
    .addColumn("count", "integer", (column) => column.notNull())
    .addColumn("began_at", text, (column) => column.notNull())
    .addPrimaryKeyConstraint("pin_requests_key", ["email_hash", "asked_by"])
    .execute();
}
