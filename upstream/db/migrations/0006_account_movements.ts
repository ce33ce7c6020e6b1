import { PostgresAdapter, sql, type Kysely } from "kysely";

/** Adds amounts in the company's own currency, and the movements of accounts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  await addBaseAmounts(db);
  await createMovements(db, isPostgres);
  await createIndexes(db);
  // The new columns and tables are filled from existing records. The API updates them afterwards.
  const books = db as Kysely<Stored>;
  await fillOwnCurrency(books);
  await fillOtherCurrencies(books);
  await postPayments(books);
}

async function addBaseAmounts(db: Kysely<unknown>): Promise<void> {
  for (const [table, names] of [
    ["invoices", ["base_total", "base_balance", "base_income"]],
    ["invoice_lines", ["base_net"]],
  ] as const) {
    for (const name of names) {
      await db.schema
        .alterTable(table)
        .addColumn(name, "bigint", (column) => column.notNull().defaultTo(0))
        .execute();
    }
  }
}

async function createMovements(db: Kysely<unknown>, isPostgres: boolean): Promise<void> {
  await db.schema
    .createTable("account_movements")
    .addColumn("id", "integer", (column) =>
      isPostgres
        ? column.primaryKey().generatedByDefaultAsIdentity()
        : column.primaryKey().autoIncrement(),
    )
    .addColumn("company_id", "integer", (column) => column.notNull().references("companies.id"))
    .addColumn("ledger_account_id", "integer", (column) => column.notNull())
    .addColumn("invoice_id", "integer")
    .addColumn("date", "text", (column) => column.notNull())
    .addColumn("amount", "bigint", (column) => column.notNull())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("description", "text", (column) => column.notNull())
    .addForeignKeyConstraint(
      "account_movements_account",
      ["company_id", "ledger_account_id"],
      "ledger_accounts",
      ["company_id", "id"],
    )
    .addForeignKeyConstraint(
      "account_movements_of_invoice",
      ["company_id", "invoice_id"],
      "invoices",
      ["company_id", "id"],
    )
    .execute();
}

/**
 * Each index but the last contains all columns of one query of the snapshot, so that no row is
 * read.
 */
async function createIndexes(db: Kysely<unknown>): Promise<void> {
  for (const [name, on] of [
    [
      "invoices_counted",
      "invoices (company_id, date, status, base_income, base_total, id) where status not in (0, 4)",
    ],
    [
      "invoices_owed",
      "invoices (company_id, due_date, status, balance, base_balance) where balance > " +
        "0 and status not in (0, 4)",
    ],
    ["invoices_received", "invoices (company_id, base_total) where status = 5"],
    ["account_movements_balance", "account_movements (company_id, ledger_account_id, amount)"],
    ["account_movements_date", "account_movements (company_id, kind, date, amount)"],
    ["account_movements_invoice", "account_movements (company_id, invoice_id)"],
  ] as const) {
    await sql`create index ${sql.ref(name)} on ${sql.raw(on)}`.execute(db);
  }
}

/** The tables that this migration reads and writes, with their columns at this migration. */
type Stored = {
  invoices: {
    id: number;
    company_id: number;
    no: string;
    status: number;
    currency_rate: string;
    total: number;
    balance: number;
    base_total: number | bigint;
    base_balance: number | bigint;
    base_income: number;
    date: string;
  };
  invoice_lines: { id: number; invoice_id: number; net: number; base_net: number | bigint };
  payments: { invoice_id: number; ledger_account_id: number; amount: number; date: string };
  account_movements: {
    company_id: number;
    ledger_account_id: number;
    invoice_id: number;
    date: string;
    amount: bigint;
    kind: string;
    description: string;
  };
};

/** Copies the amounts of all invoices. `fillOtherCurrencies` then converts foreign amounts. */
async function fillOwnCurrency(db: Kysely<Stored>): Promise<void> {
  await db
    .updateTable("invoices")
    .set((eb) => ({ base_total: eb.ref("total"), base_balance: eb.ref("balance") }))
    .execute();
  await db
    .updateTable("invoice_lines")
    .set((eb) => ({ base_net: eb.ref("net") }))
    .execute();
}

async function fillOtherCurrencies(db: Kysely<Stored>): Promise<void> {
  const invoices = await db
    .selectFrom("invoices")
    .select(["id", "currency_rate", "total", "balance"])
    .where("currency_rate", "<>", "1")
    .execute();
  for (const { id, currency_rate, total, balance } of invoices) {
    const rate = currency_rate;
    await db
      .updateTable("invoices")
      .set({
        base_total: convert(BigInt(total), rate),
        base_balance: convert(BigInt(balance), rate),
      })
      .where("id", "=", id)
      .execute();
    const lines = await db
      .selectFrom("invoice_lines")
      .select(["id", "net"])
      .where("invoice_id", "=", id)
      .execute();
    for (const line of lines) {
      await db
        .updateTable("invoice_lines")
        .set({ base_net: convert(BigInt(line.net), rate) })
        .where("id", "=", line.id)
        .execute();
    }
  }
  await sql`update invoices set base_income =
    (select coalesce(sum(base_net), 0) from invoice_lines
      where invoice_lines.company_id = invoices.company_id and invoice_id = invoices.id)`.execute(
    db,
  );
}

async function postPayments(db: Kysely<Stored>): Promise<void> {
  const payments = await db
    .selectFrom("payments")
    .innerJoin("invoices", "invoices.id", "payments.invoice_id")
    .select(["invoices.company_id", "invoice_id", "invoices.currency_rate", "ledger_account_id"])
    .select(["amount", "payments.date", "no"])
    .where("status", "not in", [0, 4])
    .orderBy("payments.invoice_id")
    .execute();
  for (const { currency_rate, amount, no, ...payment } of payments) {
    await db
      .insertInto("account_movements")
      .values({
        ...payment,
        amount: convert(BigInt(amount), currency_rate),
        kind: "payment",
        description: no,
      })
      .execute();
  }
}

// Rounds half away from zero to minor units. Later changes of the conversion must not change this
// migration.
function convert(minor: bigint, rate: string): bigint {
  const [whole = "0", fraction = ""] = rate.split(".");
  const product = minor * BigInt(whole + fraction);
  const divisor = 10n ** BigInt(fraction.length);
  const size = product < 0n ? -product : product;
  const rounded = (size * 2n + divisor) / (divisor * 2n);
  return product < 0n ? -rounded : rounded;
}
