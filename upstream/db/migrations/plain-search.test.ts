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

it("empties the former search index of SQLite books, also when an older program fills it", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "lejar-migration-"));
  await expectIndexDeleted(openDatabase({ dataDir, apiKey: "", hasDemo: false }));
  await rm(dataDir, { recursive: true });
});

describePostgres("the migration of plain search on PostgreSQL", () => {
  it("empties the former search index, also when an older program fills it", async () =>
    expectIndexDeleted(await openPostgres()));
});

/**
 * States of a company's index: the id of the last indexed invoice, the number of invoices in each
 * segment, and the number of terms.
 */
const NOTHING = { indexed: 0, sizes: [], terms: 0 };
/** The empty segment, which an older program needs when it changes an invoice itself. */
const DELETED = { indexed: 0, sizes: [0], terms: 0 };
const UNCHANGED = { indexed: 2, sizes: [2], terms: 1 };

/** The columns of an invoice without a default, which an insert must set. */
const COLUMNS = sql.raw(
  "company_id, contact_id, term_id, currency_id, currency_rate, date, due_date, title, memo, " +
    "status, search_text, updated_at",
);

async function expectIndexDeleted(db: Kysely<Schema>): Promise<void> {
  await migrate(db);
  const invoices = [tinyInvoice(), tinyInvoice(), tinyInvoice()];
  const { companyIds } = await writeAccount(
    db,
    tinyAccount(tinyBooks({ invoices }), tinyBooks({ invoices })),
  );
  const [company = 0, other = 0] = companyIds;
  await undoMigrations(db, "0032_plain_search");
  await indexFirstTwoInvoices(db, company);
  await migrate(db);
  expect(await readIndex(db, company)).toEqual(NOTHING);
  await indexFirstTwoInvoices(db, other);
  // Each change affects an invoice with the id 1, 2 or 3. Only 1 and 2 are indexed.
  for (const [change, expected] of [
    [sql`update invoices set balance = 0 where company_id = ${company} and id = 1`, UNCHANGED],
    [
      sql`update invoices set search_text = 'x' where company_id = ${company} and id = 3`,
      UNCHANGED,
    ],
    [sql`delete from invoices where company_id = ${company} and id = 3`, UNCHANGED],
    [sql`update invoices set search_text = 'x' where company_id = ${company} and id = 1`, DELETED],
    [sql`delete from invoices where company_id = ${company} and id = 2`, DELETED],
    [
      sql`insert into invoices (id, no, ${COLUMNS}) select 2, 'INV-2', ${COLUMNS} from invoices where id = 1`,
      DELETED,
    ],
  ] as const) {
    await indexFirstTwoInvoices(db, company);
    await sql`delete from invoice_lines where company_id = ${company}`.execute(db);
    await change.execute(db);
    expect([change, await readIndex(db, company)]).toEqual([change, expected]);
  }
  expect(await readIndex(db, other)).toMatchObject(UNCHANGED);
  await db.destroy();
}

/** Writes the search index of the first two invoices as an older program does. */
async function indexFirstTwoInvoices(db: Kysely<Schema>, company: number): Promise<void> {
  for (const table of ["search_terms", "search_segments"])
    await sql`delete from ${sql.table(table)} where company_id = ${company}`.execute(db);
  await sql`insert into search_segments (company_id, segment, size, last_id, ids)
    values (${company}, 0, 2, 2, 'AQE=')`.execute(db);
  await sql`insert into search_terms (company_id, segment, kind, term, positions)
    values (${company}, 0, 'letters', 'i', '*AAABAA==')`.execute(db);
  await sql`update companies set indexed_invoice_id = 2 where id = ${company}`.execute(db);
}

async function readIndex(db: Kysely<Schema>, company: number) {
  const read = async (query: string) =>
    (await sql<{ value: number }>`${sql.raw(query)}${company}`.execute(db)).rows.map(
      ({ value }) => value,
    );
  const [indexed] = await read("select indexed_invoice_id as value from companies where id = ");
  const sizes = await read("select size as value from search_segments where company_id = ");
  const terms = await read("select segment as value from search_terms where company_id = ");
  return { indexed, sizes, terms: terms.length };
}
