import { PostgresAdapter, sql, type Kysely } from "kysely";

/**
 * Allows messages about receipts, credit notes, statements and all overdue invoices of a customer.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  await (isPostgres ? allowNoInvoice(db) : rebuildWithoutInvoice(db));
  // PostgreSQL sorts this type by character code, as SQLite does.
  const text = isPostgres ? sql`text collate "C"` : sql`text`;
  await db.schema
    .alterTable("sent_messages")
    .addColumn("kind", text, (column) => column.notNull().defaultTo("invoice"))
    .execute();
  for (const name of ["part_id", "contact_id"])
    await db.schema.alterTable("sent_messages").addColumn(name, "integer").execute();
  for (const name of ["from_day", "to_day"])
    await db.schema.alterTable("sent_messages").addColumn(name, text).execute();
  await db.schema
    .createIndex("sent_messages_contact")
    .on("sent_messages")
    .columns(["company_id", "contact_id"])
    .execute();
  await db.schema
    .createTable("reminded_invoices")
    .addColumn("company_id", "integer", (column) => column.notNull().references("companies.id"))
    .addColumn("message_id", "integer", (column) => column.notNull())
    // There is no foreign key, because messages stay when the invoice is deleted.
    .addColumn("invoice_id", "integer", (column) => column.notNull())
    .addPrimaryKeyConstraint("reminded_invoices_key", ["message_id", "invoice_id"])
    .execute();
  await db.schema
    .createIndex("reminded_invoices_invoice")
    .on("reminded_invoices")
    .columns(["company_id", "invoice_id"])
    .execute();
}

async function allowNoInvoice(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("sent_messages")
    .alterColumn("invoice_id", (column) => column.dropNotNull())
    .execute();
}

const COLUMNS = sql.raw(
  "id, company_id, invoice_id, is_reminder, way, recipient, state, reason, made_at, actor, subject, text",
);

/** Copies all messages into a new table, because SQLite cannot remove the NOT NULL of a column. */
async function rebuildWithoutInvoice(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("sent_messages").renameTo("sent_messages_before").execute();
  await sql`create table sent_messages (
    id integer primary key autoincrement,
    company_id integer not null references companies (id),
    invoice_id integer,
    is_reminder integer not null,
    way text not null,
    recipient text not null,
    state text not null,
    reason text not null,
    made_at text not null,
    actor text not null,
    subject text default '' not null,
    text text default '' not null
  )`.execute(db);
  await sql`insert into sent_messages (${COLUMNS})
    select ${COLUMNS} from sent_messages_before`.execute(db);
  // The indexes are dropped with the table.
  await db.schema.dropTable("sent_messages_before").execute();
  await db.schema
    .createIndex("sent_messages_invoice")
    .on("sent_messages")
    .columns(["company_id", "invoice_id"])
    .execute();
  await db.schema
    .createIndex("sent_messages_moment")
    .on("sent_messages")
    .columns(["company_id", "made_at"])
    .execute();
  await sql`create index sent_messages_under_way on
    sent_messages (made_at) where state in ('waiting', 'sending')`.execute(db);
}
