import { PostgresAdapter, sql, type Kysely } from "kysely";

/** The new text columns of the business profile that are empty at first. */
const TEXTS = [
  "tax_since",
  "tin",
  "msic",
  "website_url",
  "bank_name",
  "bank_account_name",
  "bank_account_no",
  "paynow",
  "duitnow_code",
  "invoice_footer",
];

/** Adds the fields of the business profile, and logos. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const text = isPostgres ? sql`text collate "C"` : sql`text`;
  const add = (name: string, value: string) =>
    db.schema
      .alterTable("companies")
      .addColumn(name, text, (column) => column.notNull().defaultTo(value))
      .execute();
  for (const name of TEXTS) await add(name, "");
  // This is the value until the profile is changed for the first time.
  await add("profile_updated_at", "1970-01-01T00:00:00.000Z");
  await db.schema
    .createTable("logos")
    .addColumn("company_id", "integer", (column) => column.primaryKey().references("companies.id"))
    .addColumn("png", isPostgres ? sql`bytea` : sql`blob`, (column) => column.notNull())
    .addColumn("width", "integer", (column) => column.notNull())
    .addColumn("height", "integer", (column) => column.notNull())
    .addColumn("updated_at", text, (column) => column.notNull())
    .execute();
}
