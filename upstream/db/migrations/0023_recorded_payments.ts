import { PostgresAdapter, sql, type ColumnDefinitionBuilder, type Kysely } from "kysely";

/**
 * Stores the rate and the base amount with each payment, and changes of cash rounding with a date
 * of their own.
 */
export async function up(db: Kysely<Stored>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  await sql`alter table payments add column base_amount bigint`.execute(db);
  await fillOwnCurrency(db);
  await fillOtherCurrencies(db);
  // The index finds payments that an older program records while the copies of the program are
  // replaced one by one.
  await sql`create index payments_unfilled on payments (company_id, id)
    where base_amount is null`.execute(db);
  await createRoundingChanges(db, isPostgres);
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

async function fillOwnCurrency(db: Kysely<Stored>): Promise<void> {
  await sql`update payments set currency_rate =
    (select currency_rate from invoices where invoices.id = payments.invoice_id)
    where currency_rate is null`.execute(db);
  await sql`update payments set base_amount = amount where currency_rate = '1'`.execute(db);
}

async function fillOtherCurrencies(db: Kysely<Stored>): Promise<void> {
  const payments = await db
    .selectFrom("payments")
    .select(["id", "amount", "currency_rate"])
    .where("base_amount", "is", null)
    .execute();
  for (const { id, amount, currency_rate } of payments)
    await db
      .updateTable("payments")
      .set({ base_amount: convert(BigInt(amount), currency_rate ?? "1") })
      .where("id", "=", id)
      .execute();
}

// Rounds a positive amount half up to minor units. Later changes of the conversion must not change
// this migration.
function convert(minor: bigint, rate: string): bigint {
  const [whole = "0", fraction = ""] = rate.split(".");
  const divisor = 10n ** BigInt(fraction.length);
  return (minor * BigInt(whole + fraction) * 2n + divisor) / (divisor * 2n);
}

async function createRoundingChanges(db: Kysely<Stored>, isPostgres: boolean): Promise<void> {
  // PostgreSQL sorts this type by character code, as SQLite does.
  const text = isPostgres ? sql`text collate "C"` : sql`text`;
  const needed = (column: ColumnDefinitionBuilder) => column.notNull();
  await db.schema
    .createTable("rounding_changes")
    .addColumn("id", "integer", (column) =>
      isPostgres
        ? column.primaryKey().generatedByDefaultAsIdentity()
        : column.primaryKey().autoIncrement(),
    )
    .addColumn("company_id", "integer", (column) => column.notNull().references("companies.id"))
    // There is no foreign key, because an older program deletes invoices without deleting these
    // rows.
    .addColumn("invoice_id", "integer", needed)
    .addColumn("date", text, needed)
    .addColumn("amount", "bigint", needed)
    .execute();
  await db.schema
    .createIndex("rounding_changes_invoice")
    .on("rounding_changes")
    .columns(["company_id", "invoice_id"])
    .execute();
}
