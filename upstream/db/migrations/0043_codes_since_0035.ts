import { PostgresAdapter, sql, type Kysely } from "kysely";

/**
 * Adds what events and reasons say as codes and values, so that it can be said in any language. An
 * older program writes and reads only the English texts beside them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  // PostgreSQL sorts this type by character code, as SQLite does.
  const text = isPostgres ? sql`text collate "C"` : sql`text`;
  await db.schema.alterTable("events").addColumn("coded", text).execute();
  await db.schema.alterTable("sent_messages").addColumn("reason_coded", text).execute();
  await db.schema.alterTable("jobs").addColumn("reason_coded", text).execute();
}
