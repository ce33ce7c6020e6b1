import { sql, type Kysely } from "kysely";

/**
 * Adds columns for the search texts of invoice lines and contact persons and for the former numbers
 * of invoices, and indexes.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // These two columns are null until `fillSearchTexts` has filled them.
  await db.schema.alterTable("invoices").addColumn("items_text", "text").execute();
  await db.schema.alterTable("contact_people").addColumn("search_text", "text").execute();
  await db.schema.alterTable("invoice_numbers").addColumn("former_invoice_id", "integer").execute();
  for (const [name, on] of [
    ["invoices_status", "invoices (company_id, status, id)"],
    ["invoices_no_items_text", "invoices (company_id, id) where items_text is null"],
    ["invoice_lines_product", "invoice_lines (company_id, product_id, invoice_id)"],
  ] as const) {
    await sql`create index ${sql.ref(name)} on ${sql.raw(on)}`.execute(db);
  }
}
