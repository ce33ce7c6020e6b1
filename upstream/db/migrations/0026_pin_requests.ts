import { PostgresAdapter, sql, type Kysely } from "kysely";

/**
 * How often a PIN was asked for, for emails with and without an account alike. Mails of accounts
 * alone were counted before, in `pin_events`, where they are forgotten after a day.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  // In the order of its characters' codes, as SQLite has it.
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
