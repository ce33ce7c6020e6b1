import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql, type Kysely } from "kysely";
import { expect, it } from "vitest";
import { writeAccount } from "../../books/write-account";
import { tinyAccount, tinyBooks } from "../../testing/fixtures";
import { describePostgres, openPostgres } from "../../testing/postgres";
import { undoMigrations } from "../../testing/undo-migrations";
import { migrate } from "../migrate";
import { openDatabase } from "../open";
import type { Schema } from "../schema";

it("the migration of kinds gives kinds to terms and accounts of SQLite books", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "lejar-migration-"));
  await expectKinds(openDatabase({ dataDir, apiKey: "", hasDemo: false }));
  await rm(dataDir, { recursive: true });
});

describePostgres("the migration of kinds on PostgreSQL", () => {
  it("gives kinds to terms and accounts of migrated books", async () =>
    expectKinds(await openPostgres()));
});

const TERMS = ["Cash", "cash", "COD", "30 Days"];
/** The ledger kinds and the group names of accounts. */
const ACCOUNTS = [
  ["cash", "CASH"],
  ["cash", "The tills"],
  ["cash", "Tunai"],
  ["cash", "My Bank"],
  ["cash", "Cash at Bank"],
  ["cash", "Cash and Bank"],
  ["cash", "E-wallets"],
  ["income", "Cash"],
];

/** Writes terms and accounts without kinds, as an older program does. */
async function writeWithoutKinds(db: Kysely<Schema>, companyId: number): Promise<void> {
  for (const name of TERMS)
    await sql`insert into terms (company_id, name, days) values (${companyId}, ${name}, 0)`.execute(
      db,
    );
  for (const [kind, group] of ACCOUNTS)
    await sql`insert into ledger_accounts (company_id, name, kind, group_name)
      values (${companyId}, 'Account', ${kind}, ${group})`.execute(db);
}

async function readKinds(db: Kysely<Schema>, companyId: number) {
  const terms = await sql<{ kind: string }>`
    select kind from terms where company_id = ${companyId} order by id`.execute(db);
  const accounts = await sql<{ holds: string }>`
    select holds from ledger_accounts where company_id = ${companyId} order by id`.execute(db);
  return {
    terms: terms.rows.map(({ kind }) => kind),
    accounts: accounts.rows.map(({ holds }) => holds),
  };
}

async function expectKinds(db: Kysely<Schema>): Promise<void> {
  const expected = {
    terms: ["cash", "days", "days", "days"],
    accounts: ["cash", "cash", "cash", "bank", "bank", "bank", "other", ""],
  };
  await migrate(db);
  const empty = tinyBooks({ terms: [], ledgerAccounts: [], products: [] });
  const { companyIds } = await writeAccount(db, tinyAccount(empty, empty, tinyBooks()));
  // The rows of the first company and those of the third, which has the lists of `tinyBooks`, are
  // migrated. Those of the second are written after the migration without kinds.
  const [migrated = 0, afterwards = 0, listed = 0] = companyIds;
  await undoMigrations(db, "0031_kinds");
  await writeWithoutKinds(db, migrated);
  await migrate(db);
  expect(await readKinds(db, migrated)).toEqual(expected);
  await writeWithoutKinds(db, afterwards);
  expect(await readKinds(db, afterwards)).toEqual(expected);
  expect(await readKinds(db, listed)).toEqual({
    terms: ["cash", "days"],
    accounts: ["", "", "cash", "bank", "", "", ""],
  });
  await db.destroy();
}
