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
  await createRecordTable(db, "party_snapshots", id)
    .addColumn("contact_id", "integer")
    .addColumn("details", text, setNotNull)
    .addColumn("taken_at", text, setNotNull)
    .execute();
  await createIndex(db, "party_snapshots_contact", "party_snapshots (company_id, contact_id, id)");
  await db.schema
    .createTable("issued_logos")
    .addColumn("company_id", "integer", (column) => column.notNull().references("companies.id"))
    .addColumn("hash", text, setNotNull)
    .addColumn("png", bytes, setNotNull)
    .addPrimaryKeyConstraint("issued_logos_key", ["company_id", "hash"])
    .execute();
  await db.schema
    .createTable("invoice_versions")
    .addColumn("company_id", "integer", (column) => column.notNull().references("companies.id"))
    // No foreign key, because issued documents are kept when the invoice is deleted.
    .addColumn("invoice_id", "integer", setNotNull)
    .addColumn("version", "integer", setNotNull)
    .addColumn("origin", text, setNotNull)
    .addColumn("made_at", text, setNotNull)
    .addColumn("made_by", text, setNotNull)
    .addColumn("seller_id", "integer", (column) =>
      column.notNull().references("party_snapshots.id"),
    )
    .addColumn("customer_id", "integer", (column) =>
      column.notNull().references("party_snapshots.id"),
    )
    .addColumn("changes", text, setNotNull)
    .addColumn("document", text)
    .addPrimaryKeyConstraint("invoice_versions_key", ["company_id", "invoice_id", "version"])
    .execute();
}

async function createHistory(db: Kysely<unknown>, { text, id }: Types): Promise<void> {
  await createRecordTable(db, "events", id)
    .addColumn("invoice_id", "integer")
    .addColumn("contact_id", "integer")
    .addColumn("kind", text, setNotNull)
    .addColumn("happened_at", text, setNotNull)
    .addColumn("actor", text, setNotNull)
    .addColumn("details", text, setNotNull)
    .execute();
  await createIndex(db, "events_invoice", "events (company_id, invoice_id, id)");
  await createIndex(db, "events_contact", "events (company_id, contact_id, id)");
}

async function createDeleted(db: Kysely<unknown>, { text }: Types): Promise<void> {
  await db.schema
    .createTable("deleted_invoices")
    .addColumn("company_id", "integer", (column) => column.notNull().references("companies.id"))
    .addColumn("id", "integer", setNotNull)
    .addColumn("contact_id", "integer", setNotNull)
    .addColumn("deleted_at", text, setNotNull)
    .addColumn("record", text, setNotNull)
    .addColumn("document", text, setNotNull)
    .addPrimaryKeyConstraint("deleted_invoices_key", ["company_id", "id"])
    .execute();
  await createIndex(db, "deleted_invoices_contact", "deleted_invoices (company_id, contact_id)");
}

async function createCreditNotes(db: Kysely<unknown>, { text, id }: Types): Promise<void> {
  await createRecordTable(db, "credit_notes", id)
    .addColumn("invoice_id", "integer", setNotNull)
    .addColumn("contact_id", "integer", setNotNull)
    .addColumn("seller_id", "integer", (column) =>
      column.notNull().references("party_snapshots.id"),
    )
    .addColumn("customer_id", "integer", (column) =>
      column.notNull().references("party_snapshots.id"),
    )
    .addColumn("currency_id", "integer", setNotNull)
    .addColumn("currency_rate", text, setNotNull)
    .addColumn("no", text, setNotNull)
    .addColumn("date", text, setNotNull)
    .addColumn("reason", text, setNotNull)
    .addColumn("invoice_no", text, setNotNull)
    .addColumn("invoice_date", text, setNotNull)
    .addColumn("net", "bigint", setNotNull)
    .addColumn("tax", "bigint", setNotNull)
    .addColumn("total", "bigint", setNotNull)
    .addColumn("base_total", "bigint", setNotNull)
    .addColumn("base_income", "bigint", setNotNull)
    .addColumn("search_text", text, setNotNull)
    .addColumn("voided_on", text)
    .addColumn("void_reason", text, setNotNull)
    .addColumn("updated_at", text, setNotNull)
    .addUniqueConstraint("credit_notes_no", ["company_id", "no"])
    .addUniqueConstraint("credit_notes_id", ["company_id", "id"])
    .execute();
  await createIndex(db, "credit_notes_invoice", "credit_notes (company_id, invoice_id)");
  await createRecordTable(db, "credit_note_lines", id)
    .addColumn("credit_note_id", "integer", setNotNull)
    .addColumn("invoice_line_id", "integer", setNotNull)
    .addColumn("position", "integer", setNotNull)
    .addColumn("name", text, setNotNull)
    .addColumn("description", text, setNotNull)
    .addColumn("product_id", "integer")
    .addColumn("ledger_account_id", "integer")
    .addColumn("quantity", text, setNotNull)
    .addColumn("unit_price", text, setNotNull)
    .addColumn("discount_percent", text, setNotNull)
    .addColumn("tax_code_id", "integer")
    .addColumn("tax_rate", text)
    .addColumn("net", "bigint", setNotNull)
    .addColumn("tax", "bigint", setNotNull)
    .addColumn("base_net", "bigint", setNotNull)
    .addForeignKeyConstraint(
      "credit_note_lines_note",
      ["company_id", "credit_note_id"],
      "credit_notes",
      ["company_id", "id"],
    )
    .execute();
  await createIndex(db, "credit_note_lines_note", "credit_note_lines (company_id, credit_note_id)");
}

function createRecordTable(db: Kysely<unknown>, name: string, id: Types["id"]) {
  return db.schema
    .createTable(name)
    .addColumn("id", "integer", id)
    .addColumn("company_id", "integer", (column) => column.notNull().references("companies.id"));
}

function setNotNull(column: ColumnDefinitionBuilder): ColumnDefinitionBuilder {
  return column.notNull();
}

async function createIndex(db: Kysely<unknown>, name: string, on: string): Promise<void> {
  await sql`create index ${sql.ref(name)} on ${sql.raw(on)}`.execute(db);
}
