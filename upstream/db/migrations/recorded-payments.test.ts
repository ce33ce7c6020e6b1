import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql, type Kysely } from "kysely";
import { expect, it } from "vitest";
import { tinyAccount, tinyBooks, tinyInvoice } from "../../testing/fixtures";
import { describePostgres, openPostgres } from "../../testing/postgres";
import { undoMigrations } from "../../testing/undo-migrations";
import { writeAccount } from "../../books/write-account";
import { fillBaseAmounts } from "../../invoices/payments/fill-base-amounts";
import { migrate } from "../migrate";
import { openDatabase } from "../open";
import type { Schema } from "../schema";

it("the migration of recorded payments and fillBaseAmounts store the base amounts of payments in SQLite books", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "lejar-migration-"));
  await expectStored(openDatabase({ dataDir, apiKey: "", hasDemo: false }));
  await rm(dataDir, { recursive: true });
});

describePostgres("the migration of recorded payments on PostgreSQL", () => {
  it("and fillBaseAmounts store the base amounts of payments", async () =>
    expectStored(await openPostgres()));
});

async function expectStored(db: Kysely<Schema>): Promise<void> {
  await migrate(db);
  const paid = { method: "bank", ledgerAccount: "bank", amount: "40.01", date: "2026-11-02" };
  const foreign = { currency: "USD", rate: "4.505" } as const;
  await writeAccount(
    db,
    tinyAccount(
      tinyBooks({
        invoices: [
          tinyInvoice({ payments: [paid] }),
          tinyInvoice({ ...foreign, payments: [paid, paid] }),
        ],
      }),
    ),
  );
  await undoMigrations(db, "0023_recorded_payments");
  // Before the migration, only a payment that was recorded later in a foreign currency had a rate.
  await sql`update payments set currency_rate = null where id <> 3`.execute(db);
  await sql`update payments set currency_rate = '4.6' where id = 3`.execute(db);
  await migrate(db);
  const expected = [
    { currency_rate: "1", base_amount: 4_001 },
    { currency_rate: "4.505", base_amount: 18_025 },
    { currency_rate: "4.6", base_amount: 18_405 },
  ];
  expect(await readPayments(db)).toEqual(expected);
  // An older program records payments without these columns.
  await sql`update payments set base_amount = null`.execute(db);
  await sql`update payments set currency_rate = null where id <> 3`.execute(db);
  await fillBaseAmounts(db);
  expect(await readPayments(db)).toEqual(expected);
  await db.destroy();
}

function readPayments(db: Kysely<Schema>) {
  return db.selectFrom("payments").select(["currency_rate", "base_amount"]).orderBy("id").execute();
}
