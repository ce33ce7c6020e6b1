import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql, type Kysely } from "kysely";
import { expect, it } from "vitest";
import { writeAccount } from "../books/write-account";
import { CompanyBooks } from "../db/company-books";
import { migrate } from "../db/migrate";
import { openDatabase } from "../db/open";
import type { Schema } from "../db/schema";
import { tinyAccount, tinyBooks, tinyInvoice } from "../testing/fixtures";
import { describePostgres, openPostgres } from "../testing/postgres";
import { undoMigrations } from "../testing/undo-migrations";
import { fillDueDays } from "./fill-due-days";

it("fillDueDays stores balances of cash-term invoices at the invoice date on SQLite", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "lejar-due-days-"));
  await expectBalancesOnInvoiceDates(openDatabase({ dataDir, apiKey: "", hasDemo: false }));
  await rm(dataDir, { recursive: true });
});

describePostgres("fillDueDays on PostgreSQL", () => {
  it("stores balances of cash-term invoices at the invoice date", async () =>
    expectBalancesOnInvoiceDates(await openPostgres()));
});

async function expectBalancesOnInvoiceDates(db: Kysely<Schema>): Promise<void> {
  await migrate(db);
  const cash = { dueDate: "0000-00-00", term: "cash" };
  const invoices = [
    tinyInvoice({ date: "2026-11-02", ...cash }),
    tinyInvoice({ date: "2026-11-03", ...cash }),
    tinyInvoice({ date: "2026-10-01", dueDate: "2026-11-03" }),
  ];
  const { companyIds } = await writeAccount(db, tinyAccount(tinyBooks({ invoices })));
  await undoMigrations(db, "0024_due_days");
  await storeLikeOlderVersions(db);
  await migrate(db);
  await fillDueDays(db);
  const owed = await new CompanyBooks(db, companyIds)
    .selectFrom("running_totals")
    .select(["day", "count", "amount"])
    .where("kind", "=", "owed")
    .orderBy("day")
    .execute();
  expect(owed).toEqual([
    { day: "2026-11-02", count: 1, amount: 10_000 },
    { day: "2026-11-03", count: 2, amount: 20_000 },
  ]);
  await db.destroy();
}

/** Stores the balances of cash-term invoices without a day. */
async function storeLikeOlderVersions(db: Kysely<Schema>): Promise<void> {
  await db.deleteFrom("running_totals").where("kind", "=", "owed").execute();
  await sql`insert into running_totals (company_id, kind, day, ref, count, amount)
    select company_id, 'owed', due_date, 0, count(*), sum(base_balance) from invoices
    where status not in (0, 4) and balance > 0 group by company_id, due_date`.execute(db);
}
