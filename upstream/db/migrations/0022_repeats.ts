import { PostgresAdapter, sql, type Kysely } from "kysely";

/** Adds repeats of invoices and what happened on each of their days. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  // PostgreSQL sorts this type by character code, as SQLite does.
  const text = isPostgres ? sql`text collate "C"` : sql`text`;
  await db.schema
    .createTable("repeats")
    .addColumn("id", "integer", (column) =>
      isPostgres
        ? column.primaryKey().generatedByDefaultAsIdentity()
        : column.primaryKey().autoIncrement(),
    )
    .addColumn("company_id", "integer", (column) => column.notNull().references("companies.id"))
    // There is no foreign key, because the repeat stays when the invoice is deleted.
    .addColumn("invoice_id", "integer", (column) => column.notNull())
    .addColumn("invoice_no", text, (column) => column.notNull())
    .addColumn("contact_id", "integer", (column) => column.notNull().references("contacts.id"))
    .addColumn("currency_id", "integer", (column) => column.notNull().references("currencies.id"))
    .addColumn("total", "bigint", (column) => column.notNull())
    .addColumn("template", text, (column) => column.notNull())
    .addColumn("every", text, (column) => column.notNull())
    .addColumn("step", "integer", (column) => column.notNull())
    .addColumn("anchor", text, (column) => column.notNull())
    .addColumn("starts_on", text, (column) => column.notNull())
    .addColumn("ends_on", text)
    .addColumn("made_at", text, (column) => column.notNull())
    .addColumn("made_by", text, (column) => column.notNull())
    .addColumn("ended_at", text)
    .execute();
  await db.schema
    .createIndex("repeats_company")
    .on("repeats")
    .columns(["company_id", "ended_at"])
    .execute();
  await db.schema
    .createTable("repeat_days")
    .addColumn("company_id", "integer", (column) => column.notNull().references("companies.id"))
    .addColumn("repeat_id", "integer", (column) => column.notNull().references("repeats.id"))
    .addColumn("day", text, (column) => column.notNull())
    .addColumn("invoice_id", "integer")
    .addColumn("settled_at", text, (column) => column.notNull())
    .addColumn("settled_by", text, (column) => column.notNull())
    .addPrimaryKeyConstraint("repeat_days_key", ["repeat_id", "day"])
    .execute();
  await db.schema
    .createIndex("repeat_days_company")
    .on("repeat_days")
    .column("company_id")
    .execute();
}
