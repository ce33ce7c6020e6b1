import { PostgresAdapter, sql, type Kysely } from "kysely";

/**
 * Adds whether English was chosen for a contact, and the company's languages for customers. An older
 * program stores "en" for a contact whose language nobody chose, so "en" counts as chosen only with
 * `is_english_chosen`. What an older program stores beside a newer one is therefore right too.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  // PostgreSQL sorts this type by character code, as SQLite does.
  const text = isPostgres ? sql`text collate "C"` : sql`text`;
  await db.schema
    .alterTable("contacts")
    .addColumn("is_english_chosen", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema
    .alterTable("companies")
    .addColumn("customer_language", text, (column) => column.notNull().defaultTo("en"))
    .execute();
  await db.schema
    .alterTable("companies")
    .addColumn("paper_languages", text, (column) => column.notNull().defaultTo(""))
    .execute();
}
