import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql, type Kysely } from "kysely";
import { expect, it } from "vitest";
import { generateBooks } from "../../testing/generated-books";
import { tinyAccount, tinyInvoice, tinyMethods } from "../../testing/fixtures";
import { describePostgres, openPostgres } from "../../testing/postgres";
import { undoMigrations } from "../../testing/undo-migrations";
import { writeAccount } from "../../books/write-account";
import { calculateRunningTotals } from "../../totals/running-totals";
import { CompanyBooks } from "../company-books";
import { migrate } from "../migrate";
import { openDatabase } from "../open";
import type { Schema } from "../schema";

it("the migration of payments sets the status of paid invoices and the kinds of methods in SQLite books", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "lejar-migration-"));
  await expectReceived(openDatabase({ dataDir, apiKey: "", hasDemo: false }));
  await rm(dataDir, { recursive: true });
});

describePostgres("the migration of payments on PostgreSQL", () => {
  it("sets the status of paid invoices and the kinds of methods in migrated books", async () =>
    expectReceived(await openPostgres()));
});

async function expectReceived(db: Kysely<Schema>): Promise<void> {
  await migrate(db);
  const payments = [{ method: "bank", ledgerAccount: "bank", amount: "100", date: "2026-11-02" }];
  const books = generateBooks(21, "2026-11-21");
  // The statuses are draft, sent, approved, accepted, voided and received.
  const paid = ([0, 1, 2, 3, 4, 5] as const).map((status) => tinyInvoice({ status, payments }));
  const account = tinyAccount({
    ...books,
    methods: tinyMethods("cash", "bank", "code", "card"),
    invoices: [...books.invoices, ...paid],
  });
  const { companyIds } = await writeAccount(db, account);
  await undoMigrations(db, "0014_payments");
  await migrate(db);
  const { rows } = await sql`select status, issued_status from invoices
    order by id desc limit 6`.execute(db);
  expect(rows.reverse()).toEqual([
    { status: 0, issued_status: null },
    { status: 5, issued_status: 1 },
    { status: 5, issued_status: 2 },
    { status: 5, issued_status: 3 },
    { status: 4, issued_status: null },
    { status: 5, issued_status: null },
  ]);
  const methods = await db.selectFrom("methods").select(["name", "kind"]).orderBy("id").execute();
  expect(methods).toEqual([
    { name: "Cash", kind: "cash" },
    { name: "Bank Transfer", kind: "bank" },
    { name: "DuitNow QR", kind: "code" },
    { name: "Credit Card", kind: "card" },
  ]);
  const own = new CompanyBooks(db, companyIds);
  const runningTotals = await own
    .selectFrom("running_totals")
    .select(["kind", "day", "ref", "count", "amount"])
    .where("kind", "=", "status")
    .orderBy("ref")
    .execute();
  const sums = (await calculateRunningTotals(own)).filter(({ kind }) => kind === "status");
  expect(runningTotals.map((sum) => ({ ...sum, amount: BigInt(sum.amount) }))).toEqual(
    sums.sort((a, b) => a.ref - b.ref),
  );
  await db.destroy();
}
