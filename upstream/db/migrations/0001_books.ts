import {
  PostgresAdapter,
  sql,
  type ColumnDefinitionBuilder,
  type CreateTableBuilder,
  type Kysely,
} from "kysely";

type Table = CreateTableBuilder<string, string>;

export async function up(db: Kysely<unknown>): Promise<void> {
  const postgres = db.getExecutor().adapter instanceof PostgresAdapter;
  await createAccountTables(db, postgres);
  await createCompanies(db, postgres);
  await createLists(db, postgres);
  await createContacts(db, postgres);
  await createProducts(db, postgres);
  await createInvoices(db, postgres);
  await createIndexes(db);
}

async function createAccountTables(db: Kysely<unknown>, postgres: boolean): Promise<void> {
  await db.schema
    .createTable("accounts")
    .addColumn("id", "integer", identity(postgres))
    .addColumn("email", "text", (column) => column.notNull().unique())
    .$call(texts("display_name", "password_hash", "created_at"))
    .execute();
  await db.schema
    .createTable("sessions")
    .addColumn("token_hash", "text", (column) => column.primaryKey())
    .addColumn("account_id", "integer", (column) => column.notNull().references("accounts.id"))
    .$call(texts("client_id", "expires_at"))
    .execute();
  await db.schema
    .createTable("kept_answers")
    .addColumn("account_id", "integer", (column) => column.notNull().references("accounts.id"))
    .$call(texts("repeat_key", "fingerprint", "created_at"))
    .addColumn("status", "integer")
    .addColumn("body", "text")
    .addPrimaryKeyConstraint("kept_answers_key", ["account_id", "repeat_key"])
    .execute();
}

async function createCompanies(db: Kysely<unknown>, postgres: boolean): Promise<void> {
  await db.schema
    .createTable("companies")
    .addColumn("id", "integer", identity(postgres))
    .$call(texts("display_name", "time_zone", "address", "registration_no", "tax_no", "phone"))
    .$call(texts("email", "template_color", "number_prefix"))
    .$call(numbers("country_id", "is_free", "template_style", "next_number"))
    .execute();
  await db.schema
    .createTable("memberships")
    .addColumn("account_id", "integer", (column) => column.notNull().references("accounts.id"))
    .addColumn("company_id", "integer", (column) => column.notNull().references("companies.id"))
    .addPrimaryKeyConstraint("memberships_key", ["account_id", "company_id"])
    .execute();
  await db.schema
    .createTable("invoice_numbers")
    .addColumn("company_id", "integer", (column) => column.notNull().references("companies.id"))
    .$call(texts("no"))
    .addPrimaryKeyConstraint("invoice_numbers_key", ["company_id", "no"])
    .execute();
}

async function createLists(db: Kysely<unknown>, postgres: boolean): Promise<void> {
  await owned(db, "currencies", postgres)
    .$call(texts("code", "symbol"))
    .addColumn("country_id", "integer")
    .$call(numbers("is_primary"))
    .addUniqueConstraint("currencies_code", ["company_id", "code"])
    .execute();
  await owned(db, "terms", postgres).$call(texts("name")).$call(numbers("days")).execute();
  await owned(db, "methods", postgres).$call(texts("name")).execute();
  await owned(db, "tax_codes", postgres)
    .$call(texts("code", "rate_percent"))
    .$call(numbers("is_sale_tax", "is_active"))
    .execute();
  await owned(db, "ledger_accounts", postgres)
    .$call(texts("name", "kind", "group_name"))
    .execute();
  await owned(db, "rates", postgres)
    .$call(reference("rates", "currency_id", "currencies", true))
    .$call(texts("date", "rate"))
    .addUniqueConstraint("rates_date", ["company_id", "currency_id", "date"])
    .execute();
}

async function createContacts(db: Kysely<unknown>, postgres: boolean): Promise<void> {
  await owned(db, "contacts", postgres)
    .$call(texts("display_name", "name", "first_name", "last_name", "email", "phone_no", "reg_no"))
    .$call(texts("website_url", "memo", "sort_name", "search_text", "updated_at"))
    .$call(numbers("type", "is_customer", "is_supplier", "send_mail"))
    .$call(reference("contacts", "currency_id", "currencies"))
    .$call(reference("contacts", "method_id", "methods"))
    .$call(reference("contacts", "term_id", "terms"))
    .$call(reference("contacts", "supplier_currency_id", "currencies"))
    .$call(reference("contacts", "supplier_method_id", "methods"))
    .$call(reference("contacts", "supplier_term_id", "terms"))
    .execute();
  await owned(db, "contact_people", postgres)
    .$call(reference("contact_people", "contact_id", "contacts", true))
    .$call(texts("display_name", "first_name", "last_name", "email", "phone_no"))
    .execute();
  await owned(db, "addresses", postgres)
    .$call(reference("addresses", "contact_id", "contacts", true))
    .$call(texts("street", "city", "state", "postcode"))
    .$call(numbers("country_id", "is_primary"))
    .execute();
}

async function createProducts(db: Kysely<unknown>, postgres: boolean): Promise<void> {
  await owned(db, "products", postgres)
    .$call(texts("name", "sku", "sale_price", "purchase_price", "stock_balance"))
    .$call(texts("sale_description", "purchase_description", "search_text", "updated_at"))
    .$call(numbers("for_sale", "for_purchase", "track_inventory", "is_active"))
    .$call(amounts("sale_price_minor"))
    .$call(reference("products", "sale_account_id", "ledger_accounts"))
    .$call(reference("products", "purchase_account_id", "ledger_accounts"))
    .$call(reference("products", "inventory_account_id", "ledger_accounts"))
    .$call(reference("products", "sale_tax_code_id", "tax_codes"))
    .$call(reference("products", "purchase_tax_code_id", "tax_codes"))
    .execute();
}

async function createInvoices(db: Kysely<unknown>, postgres: boolean): Promise<void> {
  await owned(db, "invoices", postgres)
    .$call(texts("no", "currency_rate", "date", "due_date", "title", "memo"))
    .$call(texts("search_text", "updated_at"))
    .$call(numbers("status"))
    .$call(amounts("subtotal", "discount", "tax", "total", "paid", "balance"))
    .$call(reference("invoices", "contact_id", "contacts", true))
    .$call(reference("invoices", "term_id", "terms", true))
    .$call(reference("invoices", "currency_id", "currencies", true))
    .addUniqueConstraint("invoices_no", ["company_id", "no"])
    .execute();
  await owned(db, "invoice_lines", postgres)
    .$call(reference("invoice_lines", "invoice_id", "invoices", true))
    .$call(numbers("position"))
    .$call(texts("name", "description", "quantity", "unit_price", "discount_percent"))
    .addColumn("tax_rate", "text")
    .$call(amounts("gross", "discount", "net", "tax"))
    .$call(reference("invoice_lines", "product_id", "products"))
    .$call(reference("invoice_lines", "ledger_account_id", "ledger_accounts"))
    .$call(reference("invoice_lines", "tax_code_id", "tax_codes"))
    .execute();
  await owned(db, "payments", postgres)
    .$call(reference("payments", "invoice_id", "invoices", true))
    .$call(reference("payments", "method_id", "methods", true))
    .$call(reference("payments", "ledger_account_id", "ledger_accounts", true))
    .$call(amounts("amount"))
    .$call(texts("date"))
    .execute();
}

async function createIndexes(db: Kysely<unknown>): Promise<void> {
  for (const [name, on] of [
    ["invoices_drafts", "invoices (company_id, id) where status = 0"],
    ["invoices_unpaid", "invoices (company_id, id) where balance > 0 and status not in (0, 4)"],
    ["invoices_contact", "invoices (company_id, contact_id)"],
    ["invoice_lines_invoice", "invoice_lines (company_id, invoice_id, position)"],
    ["payments_invoice", "payments (company_id, invoice_id)"],
    ["contacts_name", "contacts (company_id, sort_name, id)"],
    ["contact_people_contact", "contact_people (company_id, contact_id)"],
    ["addresses_contact", "addresses (company_id, contact_id)"],
    ["products_price", "products (company_id, sale_price_minor, id)"],
    ["sessions_account", "sessions (account_id)"],
  ] as const) {
    await sql`create index ${sql.ref(name)} on ${sql.raw(on)}`.execute(db);
  }
}

/**
 * Creates a table of records of one company. Other tables can refer to a record together with its
 * company.
 */
function owned(db: Kysely<unknown>, table: string, postgres: boolean): Table {
  return db.schema
    .createTable(table)
    .addColumn("id", "integer", identity(postgres))
    .addColumn("company_id", "integer", (column) => column.notNull().references("companies.id"))
    .addUniqueConstraint(`${table}_company`, ["company_id", "id"]);
}

/** Returns the definition of a generated id, which differs between the two databases. */
function identity(postgres: boolean): (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder {
  return (column) =>
    postgres
      ? column.primaryKey().generatedByDefaultAsIdentity()
      : column.primaryKey().autoIncrement();
}

/**
 * Adds a reference that includes the company. The database then rejects a reference to another
 * company's record.
 */
function reference(table: string, column: string, target: string, needed = false) {
  return (builder: Table): Table =>
    builder
      .addColumn(column, "integer", (definition) => (needed ? definition.notNull() : definition))
      .addForeignKeyConstraint(`${table}_${column}`, ["company_id", column], target, [
        "company_id",
        "id",
      ]);
}

function texts(...names: string[]) {
  return <T extends string, C extends string>(builder: CreateTableBuilder<T, C>) =>
    names.reduce(
      (table, name) => table.addColumn(name, "text", (column) => column.notNull()),
      builder as CreateTableBuilder<string, string>,
    );
}

function numbers(...names: string[]) {
  return <T extends string, C extends string>(builder: CreateTableBuilder<T, C>) =>
    names.reduce(
      (table, name) => table.addColumn(name, "integer", (column) => column.notNull()),
      builder as CreateTableBuilder<string, string>,
    );
}

/** Adds columns of minor units, which can exceed a 32-bit integer. */
function amounts(...names: string[]) {
  return (builder: Table): Table =>
    names.reduce(
      (table, name) => table.addColumn(name, "bigint", (column) => column.notNull().defaultTo(0)),
      builder,
    );
}
