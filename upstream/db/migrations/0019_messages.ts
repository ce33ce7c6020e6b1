import { PostgresAdapter, sql, type Kysely } from "kysely";

/** Adds the language of contacts, and the messages sent to customers. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  // PostgreSQL sorts this type by character code, as SQLite does.
  const text = isPostgres ? sql`text collate "C"` : sql`text`;
  await db.schema
    .alterTable("contacts")
    .addColumn("language", text, (column) => column.notNull().defaultTo("en"))
    .execute();
  await db.schema
    .createTable("sent_messages")
    .addColumn("id", "integer", (column) =>
      isPostgres
        ? column.primaryKey().generatedByDefaultAsIdentity()
        : column.primaryKey().autoIncrement(),
    )
    .addColumn("company_id", "integer", (column) => column.notNull().references("companies.id"))
    // There is no foreign key, because messages stay when the invoice is deleted.
    .addColumn("invoice_id", "integer", (column) => column.notNull())
    .addColumn("is_reminder", "integer", (column) => column.notNull())
    .addColumn("way", text, (column) => column.notNull())
    .addColumn("recipient", text, (column) => column.notNull())
    .addColumn("state", text, (column) => column.notNull())
    .addColumn("reason", text, (column) => column.notNull())
    .addColumn("made_at", text, (column) => column.notNull())
    .addColumn("actor", text, (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex("sent_messages_invoice")
    .on("sent_messages")
    .columns(["company_id", "invoice_id"])
    .execute();
  await db.schema
    .createIndex("sent_messages_moment")
    .on("sent_messages")
    .columns(["company_id", "made_at"])
    .execute();
}
