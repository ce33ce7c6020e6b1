import {
  PostgresAdapter,
  sql,
  type ColumnDefinitionBuilder,
  type CreateTableBuilder,
  type Kysely,
} from "kysely";

type Table = CreateTableBuilder<string, string>;

export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  await createAccountTables(db, isPostgres);
  await createCompanies(db, isPostgres);
  await createLists(db, isPostgres);
  await createContacts(db, isPostgres);
  await createProducts(db, isPostgres);
  await createInvoices(db, isPostgres);
  await createIndexes(db);
}

async function createAccountTables(db: Kysely<unknown>, isPostgres: boolean): Promise<void> {
  await db.schema
    .createTable("accounts")
    .addColumn("id", "integer", createIdDefinition(isPostgres))
    .addColumn("email", "text", (column) => column.notNull().unique())
    .$call(addTexts("display_name", "password_hash", "created_at"))
    .execute();
  await db.schema
    .createTable("sessions")
    .addColumn("token_hash", "text", (column) => column.primaryKey())
    .addColumn("account_id", "integer", (column) => column.notNull().references("accounts.id"))
    .$call(addTexts("client_id", "expires_at"))
    .execute();
  await db.schema
    .createTable("kept_answers")
    .addColumn("account_id", "integer", (column) => column.notNull().references("accounts.id"))
    .$call(addTexts("repeat_key", "fingerprint", "created_at"))
    .addColumn("status", "integer")
    .addColumn("body", "text")
    .addPrimaryKeyConstraint("kept_answers_key", ["account_id", "repeat_key"])
    .execute();
}

async function createCompanies(db: Kysely<unknown>, isPostgres: boolean): Promise<void> {
  await db.schema
    .createTable("companies")
    .addColumn("id", "integer", createIdDefinition(isPostgres))
    .$call(addTexts("display_name", "time_zone", "address", "registration_no", "tax_no", "phone"))
    .$call(addTexts("email", "template_color", "number_prefix"))
    .$call(addIntegers("country_id", "is_free", "template_style", "next_number"))
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
    .$call(addTexts("no"))
    .addPrimaryKeyConstraint("invoice_numbers_key", ["company_id", "no"])
    .execute();
}

async function createLists(db: Kysely<unknown>, isPostgres: boolean): Promise<void> {
  await createRecordTable(db, "currencies", isPostgres)
    .$call(addTexts("code", "symbol"))
    .addColumn("country_id", "integer")
    .$call(addIntegers("is_primary"))
    .addUniqueConstraint("currencies_code", ["company_id", "code"])
    .execute();
  await createRecordTable(db, "terms", isPostgres)
    .$call(addTexts("name"))
    .$call(addIntegers("days"))
    .execute();
  await createRecordTable(db, "methods", isPostgres).$call(addTexts("name")).execute();
  await createRecordTable(db, "tax_codes", isPostgres)
    .$call(addTexts("code", "rate_percent"))
    .$call(addIntegers("is_sale_tax", "is_active"))
    .execute();
  await createRecordTable(db, "ledger_accounts", isPostgres)
    .$call(addTexts("name", "kind", "group_name"))
    .execute();
  await createRecordTable(db, "rates", isPostgres)
    .$call(addReference("rates", "currency_id", "currencies", true))
    .$call(addTexts("date", "rate"))
    .addUniqueConstraint("rates_date", ["company_id", "currency_id", "date"])
    .execute();
}

async function createContacts(db: Kysely<unknown>, isPostgres: boolean): Promise<void> {
  await createRecordTable(db, "contacts", isPostgres)
    .$call(
      addTexts("display_name", "name", "first_name", "last_name", "email", "phone_no", "reg_no"),
    )
    .$call(addTexts("website_url", "memo", "sort_name", "search_text", "updated_at"))
    .$call(addIntegers("type", "is_customer", "is_supplier", "send_mail"))
    .$call(addReference("contacts", "currency_id", "currencies"))
    .$call(addReference("contacts", "method_id", "methods"))
    .$call(addReference("contacts", "term_id", "terms"))
    .$call(addReference("contacts", "supplier_currency_id", "currencies"))
    .$call(addReference("contacts", "supplier_method_id", "methods"))
    .$call(addReference("contacts", "supplier_term_id", "terms"))
    .execute();
  await createRecordTable(db, "contact_people", isPostgres)
    .$call(addReference("contact_people", "contact_id", "contacts", true))
    .$call(addTexts("display_name", "first_name", "last_name", "email", "phone_no"))
    .execute();
  await createRecordTable(db, "addresses", isPostgres)
    .$call(addReference("addresses", "contact_id", "contacts", true))
    .$call(addTexts("street", "city", "state", "postcode"))
    .$call(addIntegers("country_id", "is_primary"))
    .execute();
}

async function createProducts(db: Kysely<unknown>, isPostgres: boolean): Promise<void> {
  await createRecordTable(db, "products", isPostgres)
    .$call(addTexts("name", "sku", "sale_price", "purchase_price", "stock_balance"))
    .$call(addTexts("sale_description", "purchase_description", "search_text", "updated_at"))
    .$call(addIntegers("for_sale", "for_purchase", "track_inventory", "is_active"))
    .$call(addAmounts("sale_price_minor"))
    .$call(addReference("products", "sale_account_id", "ledger_accounts"))
    .$call(addReference("products", "purchase_account_id", "ledger_accounts"))
    .$call(addReference("products", "inventory_account_id", "ledger_accounts"))
    .$call(addReference("products", "sale_tax_code_id", "tax_codes"))
    .$call(addReference("products", "purchase_tax_code_id", "tax_codes"))
    .execute();
}

async function createInvoices(db: Kysely<unknown>, isPostgres: boolean): Promise<void> {
  await createRecordTable(db, "invoices", isPostgres)
    .$call(addTexts("no", "currency_rate", "date", "due_date", "title", "memo"))
    .$call(addTexts("search_text", "updated_at"))
    .$call(addIntegers("status"))
    .$call(addAmounts("subtotal", "discount", "tax", "total", "paid", "balance"))
    .$call(addReference("invoices", "contact_id", "contacts", true))
    .$call(addReference("invoices", "term_id", "terms", true))
    .$call(addReference("invoices", "currency_id", "currencies", true))
    .addUniqueConstraint("invoices_no", ["company_id", "no"])
    .execute();
  await createRecordTable(db, "invoice_lines", isPostgres)
    .$call(addReference("invoice_lines", "invoice_id", "invoices", true))
    .$call(addIntegers("position"))
    .$call(addTexts("name", "description", "quantity", "unit_price", "discount_percent"))
    .addColumn("tax_rate", "text")
    .$call(addAmounts("gross", "discount", "net", "tax"))
    .$call(addReference("invoice_lines", "product_id", "products"))
    .$call(addReference("invoice_lines", "ledger_account_id", "ledger_accounts"))
    .$call(addReference("invoice_lines", "tax_code_id", "tax_codes"))
    .execute();
  await createRecordTable(db, "payments", isPostgres)
    .$call(addReference("payments", "invoice_id", "invoices", true))
    .$call(addReference("payments", "method_id", "methods", true))
    .$call(addReference("payments", "ledger_account_id", "ledger_accounts", true))
    .$call(addAmounts("amount"))
    .$call(addTexts("date"))
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
 * Creates a table whose rows each belong to one company. Other tables can refer to a row together
 * with its company.
 */
function createRecordTable(db: Kysely<unknown>, table: string, isPostgres: boolean): Table {
  return db.schema
    .createTable(table)
    .addColumn("id", "integer", createIdDefinition(isPostgres))
    .addColumn("company_id", "integer", (column) => column.notNull().references("companies.id"))
    .addUniqueConstraint(`${table}_company`, ["company_id", "id"]);
}

/** Returns the definition of a generated id, which differs between the two databases. */
function createIdDefinition(
  isPostgres: boolean,
): (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder {
  return (column) =>
    isPostgres
      ? column.primaryKey().generatedByDefaultAsIdentity()
      : column.primaryKey().autoIncrement();
}

/**
 * Adds a reference that includes the company. The database then rejects a reference to another
 * company's record.
 */
function addReference(table: string, column: string, target: string, needed = false) {
  return (builder: Table): Table =>
    builder
      .addColumn(column, "integer", (definition) => (needed ? definition.notNull() : definition))
      .addForeignKeyConstraint(`${table}_${column}`, ["company_id", column], target, [
        "company_id",
        "id",
      ]);
}

function addTexts(...names: string[]) {
  return <T extends string, C extends string>(builder: CreateTableBuilder<T, C>) =>
    names.reduce(
      (table, name) => table.addColumn(name, "text", (column) => column.notNull()),
      builder as CreateTableBuilder<string, string>,
    );
}

function addIntegers(...names: string[]) {
  return <T extends string, C extends string>(builder: CreateTableBuilder<T, C>) =>
    names.reduce(
      (table, name) => table.addColumn(name, "integer", (column) => column.notNull()),
      builder as CreateTableBuilder<string, string>,
    );
}

/** Adds columns of minor units, which can exceed a 32-bit integer. */
function addAmounts(...names: string[]) {
  return (builder: Table): Table =>
    names.reduce(
      (table, name) => table.addColumn(name, "bigint", (column) => column.notNull().defaultTo(0)),
      builder,
    );
}
