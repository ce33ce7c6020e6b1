import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Kysely } from "kysely";
import { expect, it } from "vitest";
import { writeAccount } from "../../books/write-account";
import { checkBooks } from "../../reports/check/check-books";
import { CompanyBooks } from "../../db/company-books";
import { migrate } from "../../db/migrate";
import { openDatabase } from "../../db/open";
import type { Schema } from "../../db/schema";
import { readInvoice } from "../read/record";
import { readInvoiceDocument } from "./invoice-document";
import { tinyAccount, tinyBooks, tinyInvoice } from "../../testing/fixtures";
import { describePostgres, openPostgres } from "../../testing/postgres";
import { undoMigrations } from "../../testing/undo-migrations";
import { fillVersions } from "./fill-versions";

const NOW = new Date("2026-11-20T16:30:00.000Z");

it("fillVersions creates version 1 of each issued invoice without a version, on SQLite", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "lejar-versions-"));
  await expectFirstVersions(openDatabase({ dataDir, apiKey: "", hasDemo: false }));
  await rm(dataDir, { recursive: true });
});

describePostgres("PostgreSQL", () => {
  it("fillVersions creates version 1 of each issued invoice without a version", async () =>
    expectFirstVersions(await openPostgres()));
});

async function expectFirstVersions(db: Kysely<Schema>): Promise<void> {
  await migrate(db);
  // The statuses are draft, approved and voided.
  const invoices = [
    tinyInvoice({ status: 0 }),
    tinyInvoice({ status: 2 }),
    tinyInvoice({ status: 4 }),
  ];
  const { companyIds } = await writeAccount(db, tinyAccount(tinyBooks({ invoices })));
  await undoMigrations(db, "0016_issued");
  await migrate(db);
  await fillVersions(db, NOW);
  const books = new CompanyBooks(db, companyIds);
  const rows = await books.selectFrom("invoices").select(["id", "version"]).orderBy("id").execute();
  expect(rows.map(({ version }) => version)).toEqual([0, 1, 1]);
  const versions = await books
    .selectFrom("invoice_versions")
    .select(["invoice_id", "version", "origin", "made_at", "made_by", "document"])
    .orderBy("invoice_id")
    .execute();
  expect(versions).toEqual(
    rows.slice(1).map(({ id }) => ({
      ...{ invoice_id: id, version: 1, origin: "upgrade", made_by: "", document: null },
      made_at: NOW.toISOString(),
    })),
  );
  await books.updateTable("companies").set({ display_name: "Another name" }).execute();
  await books.updateTable("contacts").set({ name: "Somebody else" }).execute();
  const [draft, issued] = await Promise.all(
    rows
      .slice(0, 2)
      .map(async ({ id }) => readInvoiceDocument(books, await readInvoice(books, id))),
  );
  expect([draft?.company.name, draft?.customer.name]).toEqual(["Another name", "Somebody else"]);
  expect(issued?.company.name).toBe("Kedai Cuba Sdn Bhd");
  expect(issued?.customer.name).not.toBe("Somebody else");
  // A second start changes nothing.
  await fillVersions(db, new Date("2026-12-01T00:00:00.000Z"));
  expect(await books.selectFrom("party_snapshots").select("id").execute()).toHaveLength(2);
  for await (const { findings } of checkBooks(db, NOW)) expect(findings).toEqual([]);
  await db.destroy();
}
