import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql, type Kysely } from "kysely";
import { expect, it } from "vitest";
import { writeAccount } from "../../books/write-account";
import { tinyAccount, tinyBooks, tinyInvoice } from "../../testing/fixtures";
import { describePostgres, openPostgres } from "../../testing/postgres";
import { undoMigrations } from "../../testing/undo-migrations";
import { migrate } from "../migrate";
import { openDatabase } from "../open";
import type { Schema } from "../schema";

it("migration 0034 drops the search index of SQLite books", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "lejar-migration-"));
  await expectIndexDropped(openDatabase({ dataDir, apiKey: "", hasDemo: false }));
  await rm(dataDir, { recursive: true });
});

describePostgres("migration 0034 on PostgreSQL", () => {
  it("drops the search index", async () => expectIndexDropped(await openPostgres()));
});

/** Migrates books with an indexed invoice, then changes the invoice. */
async function expectIndexDropped(db: Kysely<Schema>): Promise<void> {
  await migrate(db);
  const { companyIds } = await writeAccount(
    db,
    tinyAccount(tinyBooks({ invoices: [tinyInvoice()] })),
  );
  const [company = 0] = companyIds;
  await undoMigrations(db, "0032_plain_search");
  await writeIndex(db, company);
  await migrate(db);
  const tables = await db.introspection.getTables();
  expect(tables.filter(({ name }) => name.startsWith("search_"))).toEqual([]);
  const companies = tables.find(({ name }) => name === "companies");
  expect(companies?.columns.map(({ name }) => name)).not.toContain("indexed_invoice_id");
  const { numAffectedRows } = await sql`update invoices set search_text = 'x'
    where company_id = ${company} and id = 1`.execute(db);
  expect(numAffectedRows).toBe(1n);
  await db.destroy();
}

/** Writes the search index of the first invoice as a program before migration 0032 does. */
async function writeIndex(db: Kysely<Schema>, company: number): Promise<void> {
  await sql`insert into search_segments (company_id, segment, size, last_id, ids)
    values (${company}, 0, 1, 1, 'AQ==')`.execute(db);
  await sql`insert into search_terms (company_id, segment, kind, term, positions)
    values (${company}, 0, 'letters', 'i', '*AAABAA==')`.execute(db);
  await sql`update companies set indexed_invoice_id = 1 where id = ${company}`.execute(db);
}
