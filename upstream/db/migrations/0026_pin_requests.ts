import { PostgresAdapter, sql, type Kysely } from "kysely";

/**
 * Adds counts of PIN requests by email, with and without an account. The counts replace the rows of
 * `pin_events` that counted mails to accounts; these rows are deleted after a day.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  // PostgreSQL sorts this type by character code, as SQLite does.
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
