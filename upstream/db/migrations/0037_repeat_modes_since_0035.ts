import { PostgresAdapter, sql, type Kysely } from "kysely";

/** Adds how a repeat is carried out, and its next day that is issued by itself. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  // PostgreSQL sorts this type by character code, as SQLite does.
  const text = isPostgres ? sql`text collate "C"` : sql`text`;
  await db.schema
    .alterTable("repeats")
    .addColumn("mode", text, (column) => column.notNull().defaultTo("tell"))
    .execute();
  await db.schema.alterTable("repeats").addColumn("next_day", text).execute();
  await db.schema.alterTable("repeats").addColumn("next_at", text).execute();
  await db.schema
    .alterTable("repeats")
    .addColumn("updated_at", text, (column) => column.notNull().defaultTo(""))
    .execute();
  await sql`update repeats set updated_at = made_at`.execute(db);
  await sql`create index repeats_next on repeats (next_at) where next_at is not null`.execute(db);
}
