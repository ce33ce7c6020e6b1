import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql, type Kysely } from "kysely";
import { expect, it } from "vitest";
import { writeAccount } from "../../books/write-account";
import { CompanyBooks } from "../../db/company-books";
import { migrate } from "../../db/migrate";
import { openDatabase } from "../../db/open";
import type { Schema } from "../../db/schema";
import { checkBooks } from "../../reports/check/check-books";
import { tinyAccount, tinyBooks, tinyInvoice } from "../../testing/fixtures";
import { describePostgres, openPostgres } from "../../testing/postgres";
import { undoMigrations } from "../../testing/undo-migrations";
import { fillVersions } from "../versions/fill-versions";
import { fillReceipts } from "./fill-receipts";

const NOW = new Date("2026-11-20T16:30:00.000Z");

const BOOKS = tinyBooks({
  invoices: [
    tinyInvoice({ no: "PAID", payments: [pay("100.00", "2026-11-02")], status: 5 }),
    tinyInvoice({ no: "PART", payments: [pay("30.00", "2026-11-02"), pay("5.00", "2026-11-03")] }),
    tinyInvoice({
      ...{ no: "SGD", currency: "SGD", rate: "3.333333", status: 5 },
      payments: [pay("100.00", "2026-11-04")],
    }),
    tinyInvoice({ no: "DRAFT", status: 0, payments: [pay("1.00", "2026-11-01")] }),
  ],
});

function pay(amount: string, date: string) {
  return { method: "bank", ledgerAccount: "bank", amount, date };
}

it("payments of an older program become receipts on SQLite", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "lejar-receipts-"));
  const db = openDatabase({ dataDir, apiKey: "", hasDemo: false });
  await expectReceipts(db);
  await db.destroy();
  await rm(dataDir, { recursive: true });
});

describePostgres("PostgreSQL", () => {
  it("payments of an older program become receipts", async () =>
    expectReceipts(await openPostgres()));
});

async function expectReceipts(db: Kysely<Schema>): Promise<void> {
  await migrate(db);
  const account = tinyAccount(BOOKS);
  const { companyIds } = await writeAccount(db, account, { hash: () => Promise.resolve("") });
  const books = new CompanyBooks(db, companyIds);
  const expected = await readMoney(books);
  expect(expected.receipts.map(({ amount }) => amount)).toEqual([10_000, 3_000, 500, 10_000]);
  await undoMigrations(db, "0039_receipts_since_0035");
  await migrate(db);
  expect(await readMoney(books)).toEqual(expected);
  // An older program records payments and rewrites the movements of their invoice.
  await sql`delete from account_movements where kind = 'payment'`.execute(db);
  await sql`insert into account_movements
    (company_id, ledger_account_id, invoice_id, date, amount, kind, description)
    select payments.company_id, ledger_account_id, invoice_id, payments.date, base_amount, 'payment',
      no from payments join invoices on invoices.id = payments.invoice_id
    where status not in (0, 4) order by payments.id`.execute(db);
  await sql`update payments set receipt_id = null where amount = 3000`.execute(db);
  await sql`delete from receipts where amount = 3000`.execute(db);
  await fillReceipts(db, NOW);
  const filled = await readMoney(books);
  expect(filled.movements).toEqual(expected.movements);
  expect(filled.receipts.map(({ amount }) => amount).sort()).toEqual(
    expected.receipts.map(({ amount }) => amount).sort(),
  );
  await undoLikeOlderProgram(db);
  await fillReceipts(db, NOW);
  const undone = await readMoney(books);
  expect(undone.receipts.filter(({ reversed_on }) => reversed_on !== null)).toMatchObject([
    { amount: 500, on_account: 0, reversed_on: "2026-11-20" },
  ]);
  await fillVersions(db, NOW);
  for await (const { findings } of checkBooks(db, NOW)) expect(findings).toEqual([]);
}

/** Undoes the payment of 5.00 as an older program does, without its receipt. */
async function undoLikeOlderProgram(db: Kysely<Schema>): Promise<void> {
  await sql`update payments set reversed_on = '2026-11-20' where amount = 500`.execute(db);
  await sql`update invoices set paid = paid - 500, balance = balance + 500,
    base_balance = base_balance + 500 where no = 'PART'`.execute(db);
  await sql`update running_totals set amount = amount + 500
    where kind = 'owed' and company_id in (select company_id from invoices where no = 'PART')`.execute(
    db,
  );
  await sql`update account_movements set receipt_id = null
    where invoice_id in (select id from invoices where no = 'PART')`.execute(db);
  await sql`insert into account_movements
    (company_id, ledger_account_id, invoice_id, date, amount, kind, description)
    select company_id, ledger_account_id, invoice_id, '2026-11-20', -500, 'payment', 'PART'
    from payments where amount = 500`.execute(db);
  await sql`update running_totals set count = count + 1, amount = amount - 500
    where kind = 'balance' and ref in (select ledger_account_id from payments where amount = 500)`.execute(
    db,
  );
}

async function readMoney(books: CompanyBooks) {
  return {
    receipts: await books
      .selectFrom("receipts")
      .select(["amount", "date", "base_amount", "on_account", "reversed_on", "contact_id"])
      .orderBy("id")
      .execute(),
    movements: await books
      .selectFrom("account_movements")
      .select(["invoice_id", "date", "amount", "description", "ledger_account_id"])
      .orderBy("date")
      .orderBy("amount")
      .execute(),
  };
}
