import { PostgresAdapter, sql, type Kysely } from "kysely";

/** Adds the language in which a person has chosen to see the app. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  // PostgreSQL sorts this type by character code, as SQLite does.
  const text = isPostgres ? sql`text collate "C"` : sql`text`;
  await db.schema.alterTable("accounts").addColumn("language", text).execute();
}
