import { PostgresAdapter, sql, type Kysely } from "kysely";

/** Adds links by which customers see an invoice without a login. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  // PostgreSQL sorts this type by character code, as SQLite does.
  const text = isPostgres ? sql`text collate "C"` : sql`text`;
  await db.schema
    .createTable("invoice_links")
    .addColumn("id", "integer", (column) =>
      isPostgres
        ? column.primaryKey().generatedByDefaultAsIdentity()
        : column.primaryKey().autoIncrement(),
    )
    .addColumn("company_id", "integer", (column) => column.notNull().references("companies.id"))
    // There is no foreign key, because a link stays when its invoice is deleted and may be restored.
    .addColumn("invoice_id", "integer", (column) => column.notNull())
    .addColumn("nonce", text, (column) => column.notNull())
    .addColumn("token_hash", text, (column) => column.notNull().unique())
    .addColumn("made_at", text, (column) => column.notNull())
    .addColumn("revoked_at", text)
    .addColumn("first_opened_at", text)
    .addColumn("last_opened_at", text)
    .execute();
  await sql`create unique index invoice_links_standing on invoice_links (company_id, invoice_id)
    where revoked_at is null`.execute(db);
}
