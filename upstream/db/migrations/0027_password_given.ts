import { PostgresAdapter, sql, type Kysely } from "kysely";

/** Stores when the password was last given in a session. The value is null for existing sessions. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  // PostgreSQL sorts this type by character code, as SQLite does.
  const text = isPostgres ? sql`text collate "C"` : sql`text`;
  await db.schema.alterTable("sessions").addColumn("password_given_at", text).execute();
}
