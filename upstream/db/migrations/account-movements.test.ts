import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Kysely } from "kysely";
import { expect, it } from "vitest";
import { generateBooks } from "../../testing/generated-books";
import { tinyAccount } from "../../testing/fixtures";
import { describePostgres, openPostgres } from "../../testing/postgres";
import { undoMigrations } from "../../testing/undo-migrations";
import { writeAccount } from "../../books/write-account";
import { readSnapshot } from "../../reports/snapshot/snapshot";
import { CompanyBooks } from "../company-books";
import { fillDueDays } from "../../totals/fill-due-days";
import { migrate } from "../migrate";
import { openDatabase } from "../open";
import type { Schema } from "../schema";

const NOW = new Date("2026-11-20T16:30:00.000Z");

it("migrated SQLite books have the same snapshot as new books", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "lejar-migration-"));
  await expectSameSnapshot(openDatabase({ dataDir, apiKey: "", hasDemo: false }));
  await rm(dataDir, { recursive: true });
});

describePostgres("the migration of account movements on PostgreSQL", () => {
  it("gives migrated books the same snapshot as new books", async () =>
    expectSameSnapshot(await openPostgres()));
});

async function expectSameSnapshot(db: Kysely<Schema>): Promise<void> {
  await migrate(db);
  const account = tinyAccount({ ...generateBooks(9, "2026-11-21"), movements: [] });
  const { companyIds } = await writeAccount(db, account, { now: NOW });
  const books = new CompanyBooks(db, companyIds);
  const before = await readSnapshot(books, NOW);
  await undoMigrations(db, "0006_account_movements");
  await migrate(db);
  await fillDueDays(db);
  expect(await readSnapshot(books, NOW)).toEqual(before);
  await db.destroy();
}
