import { PostgresAdapter, sql, type Kysely } from "kysely";

/** Adds the settings of reminders that go out by themselves, and their pauses. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  // PostgreSQL sorts this type by character code, as SQLite does.
  const text = isPostgres ? sql`text collate "C"` : sql`text`;
  await db.schema
    .createTable("reminder_settings")
    .addColumn("company_id", "integer", (column) => column.primaryKey().references("companies.id"))
    .addColumn("is_on", "integer", (column) => column.notNull())
    .addColumn("days", text, (column) => column.notNull())
    .addColumn("excluded_weekdays", text, (column) => column.notNull())
    .addColumn("texts", text, (column) => column.notNull())
    .addColumn("planned_until", text, (column) => column.notNull())
    .addColumn("updated_at", text, (column) => column.notNull())
    .execute();
  await sql`create index reminder_settings_on on reminder_settings (planned_until) where is_on = 1`.execute(
    db,
  );
  await db.schema
    .createTable("reminder_pauses")
    .addColumn("company_id", "integer", (column) => column.notNull().references("companies.id"))
    .addColumn("kind", text, (column) => column.notNull())
    // There is no foreign key, because the pause stays when an invoice is deleted and restored.
    .addColumn("record_id", "integer", (column) => column.notNull())
    .addColumn("paused_at", text, (column) => column.notNull())
    .addPrimaryKeyConstraint("reminder_pauses_key", ["company_id", "kind", "record_id"])
    .execute();
}
