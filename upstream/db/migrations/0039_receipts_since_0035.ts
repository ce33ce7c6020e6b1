import {
  PostgresAdapter,
  sql,
  type ColumnDefinitionBuilder,
  type CreateTableBuilder,
  type Kysely,
} from "kysely";

type Table = CreateTableBuilder<string, string>;

/**
 * Adds receipts, whose shares are the payments of invoices, and refunds. Each stored payment of an
 * issued invoice that is not void becomes a receipt of one share.
 */
export async function up(db: Kysely<Stored>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  await createTables(db, isPostgres);
  await addColumns(db);
  await fillBaseAmounts(db);
  await createReceipts(db);
  await replaceMovements(db);
  if (isPostgres)
    await sql`select setval(pg_get_serial_sequence('receipts', 'id'),
      (select max(id) from receipts)) where exists (select 1 from receipts)`.execute(db);
  await createIndexes(db);
}

async function createTables(db: Kysely<Stored>, isPostgres: boolean): Promise<void> {
  // PostgreSQL sorts this type by character code, as SQLite does.
  const text = isPostgres ? sql`text collate "C"` : sql`text`;
  const needed = (column: ColumnDefinitionBuilder) => column.notNull();
  const createRecordTable = (name: string) =>
    db.schema
      .createTable(name)
      .addColumn("id", "integer", (column) =>
        isPostgres
          ? column.primaryKey().generatedByDefaultAsIdentity()
          : column.primaryKey().autoIncrement(),
      )
      .addColumn("company_id", "integer", (column) => column.notNull().references("companies.id"))
      .addUniqueConstraint(`${name}_company`, ["company_id", "id"]) as Table;
  const addReference = (table: string, column: string, target: string) => (builder: Table) =>
    builder
      .addColumn(column, "integer", needed)
      .addForeignKeyConstraint(`${table}_${column}`, ["company_id", column], target, [
        "company_id",
        "id",
      ]);
  const addMoney = (table: string) => (builder: Table) =>
    builder
      .$call(addReference(table, "contact_id", "contacts"))
      .$call(addReference(table, "currency_id", "currencies"))
      .$call(addReference(table, "method_id", "methods"))
      .$call(addReference(table, "ledger_account_id", "ledger_accounts"))
      .addColumn("date", text, needed)
      .addColumn("amount", "bigint", needed)
      .addColumn("rounding", "bigint", (column) => column.notNull().defaultTo(0))
      .addColumn("reference", text, needed)
      .addColumn("currency_rate", text, needed)
      .addColumn("base_amount", "bigint", needed)
      .addColumn("reversed_on", text)
      .addColumn("updated_at", text, needed);
  await createRecordTable("receipts")
    .$call(addMoney("receipts"))
    .addColumn("cash_given", "bigint")
    .addColumn("on_account", "bigint", (column) => column.notNull().defaultTo(0))
    .addCheckConstraint("receipts_on_account", sql`on_account >= 0`)
    .execute();
  await createRecordTable("refunds")
    .$call(addMoney("refunds"))
    // There are no foreign keys, because a refund stays when its invoice is deleted.
    .addColumn("invoice_id", "integer")
    .addColumn("credit_note_id", "integer")
    .execute();
  await db.schema
    .createTable("refund_parts")
    .addColumn("company_id", "integer", needed)
    .$call((builder) => addReference("refund_parts", "refund_id", "refunds")(builder as Table))
    .$call(addReference("refund_parts", "receipt_id", "receipts"))
    .addColumn("amount", "bigint", needed)
    .addPrimaryKeyConstraint("refund_parts_key", ["company_id", "refund_id", "receipt_id"])
    .execute();
}

/** The columns have no foreign keys, because an older program deletes and restores their rows. */
async function addColumns(db: Kysely<Stored>): Promise<void> {
  await sql`alter table payments add column receipt_id integer`.execute(db);
  await sql`alter table payments add column from_account integer not null default 0`.execute(db);
  await sql`alter table payments add column is_released integer not null default 0`.execute(db);
  await sql`alter table account_movements add column receipt_id integer`.execute(db);
  await sql`alter table account_movements add column refund_id integer`.execute(db);
}

/** The tables that this migration reads and writes, with their columns at this migration. */
type Stored = {
  payments: {
    id: number;
    invoice_id: number;
    amount: number;
    currency_rate: string | null;
    base_amount: bigint | null;
  };
  invoices: { id: number; currency_rate: string };
};

/** Stores the base amounts of payments that an older program recorded beside a newer one. */
async function fillBaseAmounts(db: Kysely<Stored>): Promise<void> {
  const payments = await db
    .selectFrom("payments")
    .innerJoin("invoices", "invoices.id", "payments.invoice_id")
    .select(["payments.id", "amount", "payments.currency_rate"])
    .select("invoices.currency_rate as invoice_rate")
    .where("base_amount", "is", null)
    .execute();
  for (const { id, amount, currency_rate, invoice_rate } of payments) {
    const rate = currency_rate ?? invoice_rate;
    await db
      .updateTable("payments")
      .set({ currency_rate: rate, base_amount: convert(BigInt(amount), rate) })
      .where("id", "=", id)
      .execute();
  }
}

// Rounds a positive amount half up to minor units. Later changes of the conversion must not change
// this migration.
function convert(minor: bigint, rate: string): bigint {
  const [whole = "0", fraction = ""] = rate.split(".");
  const divisor = 10n ** BigInt(fraction.length);
  return (minor * BigInt(whole + fraction) * 2n + divisor) / (divisor * 2n);
}

/** Creates a receipt for each payment, with the payment's id. */
async function createReceipts(db: Kysely<Stored>): Promise<void> {
  await sql`insert into receipts (id, company_id, contact_id, currency_id, method_id,
      ledger_account_id, date, amount, rounding, reference, currency_rate, base_amount, reversed_on,
      cash_given, updated_at)
    select payments.id, payments.company_id, contact_id, currency_id, method_id,
      ledger_account_id, payments.date, amount, payments.rounding, reference,
      payments.currency_rate, base_amount, reversed_on, cash_given, updated_at
    from payments join invoices on invoices.id = payments.invoice_id
    where status not in (0, 4)`.execute(db);
  await sql`update payments set receipt_id = id where id in (select id from receipts)`.execute(db);
}

/** Replaces the movements of payments by the same movements of their receipts. */
async function replaceMovements(db: Kysely<Stored>): Promise<void> {
  await sql`delete from account_movements where kind = 'payment'`.execute(db);
  const insertMovements = sql`insert into account_movements
    (company_id, ledger_account_id, invoice_id, receipt_id, kind, description, date, amount)
    select payments.company_id, ledger_account_id, invoice_id, receipt_id, 'payment', no,`;
  const fromReceipts = sql`from payments join invoices on invoices.id = payments.invoice_id
    where receipt_id is not null`;
  await sql`${insertMovements} payments.date, base_amount ${fromReceipts}
    order by payments.id`.execute(db);
  await sql`${insertMovements} reversed_on, -base_amount ${fromReceipts}
    and reversed_on is not null order by payments.id`.execute(db);
}

async function createIndexes(db: Kysely<Stored>): Promise<void> {
  for (const [name, on] of [
    ["receipts_contact", "receipts (company_id, contact_id, date, id)"],
    ["receipts_date", "receipts (company_id, date, id)"],
    [
      "receipts_on_account",
      "receipts (company_id, contact_id, currency_id, date, id, on_account) where on_account > 0",
    ],
    ["refunds_contact", "refunds (company_id, contact_id, date, id)"],
    ["refunds_date", "refunds (company_id, date, id)"],
    ["refund_parts_receipt", "refund_parts (company_id, receipt_id)"],
    ["payments_receipt", "payments (company_id, receipt_id)"],
    // Finds payments that an older program records while the copies of the program are replaced.
    ["payments_without_receipt", "payments (company_id, invoice_id) where receipt_id is null"],
    ["account_movements_receipt", "account_movements (company_id, receipt_id)"],
    ["account_movements_refund", "account_movements (company_id, refund_id)"],
    [
      "account_movements_unlinked",
      "account_movements (company_id, invoice_id) " +
        "where kind = 'payment' and receipt_id is null and refund_id is null",
    ],
  ] as const)
    await sql`create index ${sql.ref(name)} on ${sql.raw(on)}`.execute(db);
}
