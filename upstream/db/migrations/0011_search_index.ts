import { sql, type Kysely } from "kysely";

/** Which invoices have which letters in a row: filled by `fillSearchIndex`, in batches. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("companies")
    .addColumn("indexed_invoice_id", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema
    .createTable("search_segments")
    .addColumn("company_id", "integer", (column) => column.notNull().references("companies.id"))
    .addColumn("segment", "integer", (column) => column.notNull())
    .addColumn("size", "integer", (column) => column.notNull())
    .addColumn("last_id", "integer", (column) => column.notNull())
    .addColumn("ids", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("search_segments_key", ["company_id", "segment"])
    .execute();
  await db.schema
    .createTable("search_terms")
    .addColumn("company_id", "integer", (column) => column.notNull().references("companies.id"))
    .addColumn("segment", "integer", (column) => column.notNull())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("term", "text", (column) => column.notNull())
    .addColumn("positions", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("search_terms_key", ["company_id", "segment", "kind", "term"])
    .execute();
  // Searches read every text of the company by it; PostgreSQL never had it.
  await sql`drop index if exists invoices_found`.execute(db);
}
