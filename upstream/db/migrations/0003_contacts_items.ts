import { PostgresAdapter, sql, type Kysely } from "kysely";
import type { Schema } from "../schema";

/**
 * Adds columns of contacts, indexes of contacts and products, and the descriptions of products to
 * their search texts.
 */
export async function up(db: Kysely<Schema>): Promise<void> {
  await db.schema
    .alterTable("contacts")
    .addColumn("address", "text", (column) => column.notNull().defaultTo(""))
    .execute();
  await db.schema
    .alterTable("contacts")
    .addColumn("as_given", "text", (column) => column.notNull().defaultTo("{}"))
    .execute();
  await createIndexes(db);
  await updateProductSearchTexts(db);
}

/**
 * Creates one index for each list. Without the indexes, a page of a few suppliers would read every
 * contact. In SQLite, the indexes contain the search texts, so that a search reads the index alone.
 */
async function createIndexes(db: Kysely<Schema>): Promise<void> {
  // PostgreSQL cannot index long texts.
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const found = isPostgres ? "" : ", search_text";
  const contacts = `contacts (company_id, sort_name, id${found})`;
  const products = `products (company_id, sale_price_minor, id${found})`;
  for (const [name, on] of [
    ["contacts_all", contacts],
    ["contacts_customers", `${contacts} where is_customer = 1`],
    ["contacts_suppliers", `${contacts} where is_supplier = 1`],
    ["contact_people_found", `contact_people (company_id, contact_id${found})`],
    ["products_active", `${products} where is_active = 1`],
    ["products_selling", `${products} where is_active = 1 and for_sale = 1`],
    ["products_buying", `${products} where is_active = 1 and for_purchase = 1`],
  ] as const) {
    await sql`create index ${sql.ref(name)} on ${sql.raw(on)}`.execute(db);
  }
  // The new indexes replace these two.
  for (const name of ["contacts_name", "contact_people_contact"]) {
    await db.schema.dropIndex(name).execute();
  }
}

/** Adds the descriptions to the search texts of all products. */
async function updateProductSearchTexts(db: Kysely<Schema>): Promise<void> {
  const products = await db
    .selectFrom("products")
    .select(["id", "name", "sku", "sale_description", "purchase_description"])
    .execute();
  for (const product of products) {
    await db
      .updateTable("products")
      .set({ search_text: buildSearchText(product) })
      .where("id", "=", product.id)
      .execute();
  }
}

// Returns the search text as it was defined at the time of this migration. Later changes of search
// texts must not change this migration.
function buildSearchText({
  name,
  sku,
  sale_description,
  purchase_description,
}: Record<"name" | "sku" | "sale_description" | "purchase_description", string>): string {
  return [name, sku, sale_description, purchase_description]
    .map((field) => field.normalize("NFKC").replace(/\s+/g, " ").toLowerCase())
    .join("\n");
}
