import { PostgresAdapter, sql, type ColumnDefinitionBuilder, type Kysely } from "kysely";

/** Adds the tables of issued invoices: parties, versions, credit notes and events. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const types = {
    // PostgreSQL sorts this type by character code, as SQLite does.
    text: isPostgres ? sql`text collate "C"` : sql`text`,
    bytes: isPostgres ? sql`bytea` : sql`blob`,
    id: (column: ColumnDefinitionBuilder) =>
      isPostgres
        ? column.primaryKey().generatedByDefaultAsIdentity()
        : column.primaryKey().autoIncrement(),
  };
  await addColumns(db, types);
  await createSnapshots(db, types);
  await createHistory(db, types);
  await createDeleted(db, types);
  await createCreditNotes(db, types);
}

type Types = {
  text: ReturnType<typeof sql>;
  bytes: ReturnType<typeof sql>;
  id: (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder;
};

async function addColumns(db: Kysely<unknown>, { text }: Types): Promise<void> {
  const add = (table: string, column: string, definition: ReturnType<typeof sql>) =>
    sql`alter table ${sql.table(table)} add column ${sql.ref(column)} ${definition}`.execute(db);
  await add("invoices", "credited", sql`bigint not null default 0`);
  await add("invoices", "void_reason", sql`${text} not null default ''`);
  await add("invoices", "version", sql`integer not null default 0`);
  await createIndex(
    db,
    "invoices_unkept",
    "invoices (company_id, id) where version = 0 and status <> 0",
  );
  await add("companies", "next_credit_number", sql`integer not null default 1`);
}

async function createSnapshots(db: Kysely<unknown>, { text, bytes, id }: Types): Promise<void> {
  await ownedTable(db, "party_snapshots", id)
    .addColumn("contact_id", "integer")
    .addColumn("details", text, needed)
    .addColumn("taken_at", text, needed)
    .execute();
  await createIndex(db, "party_snapshots_contact", "party_snapshots (company_id, contact_id, id)");
  await db.schema
    .createTable("issued_logos")
    .addColumn("company_id", "integer", (column) => column.notNull().references("companies.id"))
    .addColumn("hash", text, needed)
    .addColumn("png", bytes, needed)
    .addPrimaryKeyConstraint("issued_logos_key", ["company_id", "hash"])
    .execute();
  await db.schema
    .createTable("invoice_versions")
    .addColumn("company_id", "integer", (column) => column.notNull().references("companies.id"))
    // No foreign key, because issued documents are kept when the invoice is deleted.
    .addColumn("invoice_id", "integer", needed)
    .addColumn("version", "integer", needed)
    .addColumn("origin", text, needed)
    .addColumn("made_at", text, needed)
    .addColumn("made_by", text, needed)
    .addColumn("seller_id", "integer", (column) =>
      column.notNull().references("party_snapshots.id"),
    )
    .addColumn("customer_id", "integer", (column) =>
      column.notNull().references("party_snapshots.id"),
    )
    .addColumn("changes", text, needed)
    .addColumn("document", text)
    .addPrimaryKeyConstraint("invoice_versions_key", ["company_id", "invoice_id", "version"])
    .execute();
}

async function createHistory(db: Kysely<unknown>, { text, id }: Types): Promise<void> {
  await ownedTable(db, "events", id)
    .addColumn("invoice_id", "integer")
    .addColumn("contact_id", "integer")
    .addColumn("kind", text, needed)
    .addColumn("happened_at", text, needed)
    .addColumn("actor", text, needed)
    .addColumn("details", text, needed)
    .execute();
  await createIndex(db, "events_invoice", "events (company_id, invoice_id, id)");
  await createIndex(db, "events_contact", "events (company_id, contact_id, id)");
}

async function createDeleted(db: Kysely<unknown>, { text }: Types): Promise<void> {
  await db.schema
    .createTable("deleted_invoices")
    .addColumn("company_id", "integer", (column) => column.notNull().references("companies.id"))
    .addColumn("id", "integer", needed)
    .addColumn("contact_id", "integer", needed)
    .addColumn("deleted_at", text, needed)
    .addColumn("record", text, needed)
    .addColumn("document", text, needed)
    .addPrimaryKeyConstraint("deleted_invoices_key", ["company_id", "id"])
    .execute();
  await createIndex(db, "deleted_invoices_contact", "deleted_invoices (company_id, contact_id)");
}

async function createCreditNotes(db: Kysely<unknown>, { text, id }: Types): Promise<void> {
  await ownedTable(db, "credit_notes", id)
    .addColumn("invoice_id", "integer", needed)
    .addColumn("contact_id", "integer", needed)
    .addColumn("seller_id", "integer", (column) =>
      column.notNull().references("party_snapshots.id"),
    )
    .addColumn("customer_id", "integer", (column) =>
      column.notNull().references("party_snapshots.id"),
    )
    .addColumn("currency_id", "integer", needed)
    .addColumn("currency_rate", text, needed)
    .addColumn("no", text, needed)
    .addColumn("date", text, needed)
    .addColumn("reason", text, needed)
    .addColumn("invoice_no", text, needed)
    .addColumn("invoice_date", text, needed)
    .addColumn("net", "bigint", needed)
    .addColumn("tax", "bigint", needed)
    .addColumn("total", "bigint", needed)
    .addColumn("base_total", "bigint", needed)
    .addColumn("base_income", "bigint", needed)
    .addColumn("search_text", text, needed)
    .addColumn("voided_on", text)
    .addColumn("void_reason", text, needed)
    .addColumn("updated_at", text, needed)
    .addUniqueConstraint("credit_notes_no", ["company_id", "no"])
    .addUniqueConstraint("credit_notes_id", ["company_id", "id"])
    .execute();
  await createIndex(db, "credit_notes_invoice", "credit_notes (company_id, invoice_id)");
  await ownedTable(db, "credit_note_lines", id)
    .addColumn("credit_note_id", "integer", needed)
    .addColumn("invoice_line_id", "integer", needed)
    .addColumn("position", "integer", needed)
    .addColumn("name", text, needed)
    .addColumn("description", text, needed)
    .addColumn("product_id", "integer")
    .addColumn("ledger_account_id", "integer")
    .addColumn("quantity", text, needed)
    .addColumn("unit_price", text, needed)
    .addColumn("discount_percent", text, needed)
    .addColumn("tax_code_id", "integer")
    .addColumn("tax_rate", text)
    .addColumn("net", "bigint", needed)
    .addColumn("tax", "bigint", needed)
    .addColumn("base_net", "bigint", needed)
    .addForeignKeyConstraint(
      "credit_note_lines_note",
      ["company_id", "credit_note_id"],
      "credit_notes",
      ["company_id", "id"],
    )
    .execute();
  await createIndex(db, "credit_note_lines_note", "credit_note_lines (company_id, credit_note_id)");
}

function ownedTable(db: Kysely<unknown>, name: string, id: Types["id"]) {
  return db.schema
    .createTable(name)
    .addColumn("id", "integer", id)
    .addColumn("company_id", "integer", (column) => column.notNull().references("companies.id"));
}

function needed(column: ColumnDefinitionBuilder): ColumnDefinitionBuilder {
  return column.notNull();
}

async function createIndex(db: Kysely<unknown>, name: string, on: string): Promise<void> {
  await sql`create index ${sql.ref(name)} on ${sql.raw(on)}`.execute(db);
}
