import { PostgresAdapter, sql, type Kysely } from "kysely";

/** When the password was last given in a session; of those begun before nobody knows. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  // In the order of its characters' codes, as SQLite has it.
  const text = isPostgres ? sql`text collate "C"` : sql`text`;
  await db.schema.alterTable("sessions").addColumn("password_given_at", text).execute();
}
