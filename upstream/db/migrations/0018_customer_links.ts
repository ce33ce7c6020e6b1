import { PostgresAdapter, sql, type Kysely } from "kysely";

/** Links by which customers see an invoice without a login. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  // In the order of its characters' codes, as SQLite has it.
  const text = isPostgres ? sql`text collate "C"` : sql`text`;
  await db.schema
    .createTable("invoice_links")
    .addColumn("id", "integer", (column) =>
      isPostgres
        ? column.primaryKey().generatedByDefaultAsIdentity()
        : column.primaryKey().autoIncrement(),
    )
    .addColumn("company_id", "integer", (column) => column.notNull().references("companies.id"))
    // Without a key to it: a deleted invoice that is restored has its link again.
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
