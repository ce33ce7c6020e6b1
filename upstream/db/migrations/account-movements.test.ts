import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql, type Kysely } from "kysely";
import { expect, it } from "vitest";
import { generatedBooks } from "../../testing/generated-books";
import { tinyAccount } from "../../testing/fixtures";
import { describePostgres, openPostgres } from "../../testing/postgres";
import { writeAccount } from "../../books/write-account";
import { readSnapshot } from "../../snapshot/snapshot";
import { CompanyBooks } from "../company-books";
import { migrate } from "../migrate";
import { openDatabase } from "../open";
import type { Schema } from "../schema";

const NOW = new Date("2026-11-20T16:30:00.000Z");

it("works out for older books, on SQLite, what newer ones keep", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "lejar-migration-"));
  await expectSameSnapshot(openDatabase({ dataDir, apiKey: "", demo: false }));
  await rm(dataDir, { recursive: true });
});

describePostgres("PostgreSQL", () => {
  it("has them worked out just so", async () => expectSameSnapshot(await openPostgres()));
});

async function expectSameSnapshot(db: Kysely<Schema>): Promise<void> {
  await migrate(db);
  const account = tinyAccount({ ...generatedBooks(9, "2026-11-21"), movements: [] });
  const { companyIds } = await writeAccount(db, account, { now: NOW });
  const books = new CompanyBooks(db, companyIds);
  const before = await readSnapshot(books, NOW);
  await undo(db);
  await migrate(db);
  expect(await readSnapshot(books, NOW)).toEqual(before);
  await db.destroy();
}

const PROFILE = [
  ...["tax_since", "tin", "msic", "website_url", "bank_name", "bank_account_name"],
  ...["bank_account_no", "paynow", "duitnow_code", "invoice_footer", "profile_updated_at"],
];

/** Back to before there were movements. */
async function undo(db: Kysely<Schema>): Promise<void> {
  for (const statement of [
    "drop table logos",
    ...PROFILE.map((name) => `alter table companies drop column ${name}`),
    "alter table companies drop column changes",
    "drop table search_terms",
    "drop table search_segments",
    "alter table companies drop column indexed_invoice_id",
    "drop table running_totals",
    "alter table pins rename column attempts to tries",
    "alter table sign_ups rename column idempotency_key to repeat_key",
    "alter table idempotency_keys rename column idempotency_key to repeat_key",
    "alter table idempotency_keys rename to kept_answers",
    "drop table account_movements",
    ...["counted", "owed"].map((name) => `drop index if exists invoices_${name}`),
    ...["total", "balance", "income"].map(
      (name) => `alter table invoices drop column base_${name}`,
    ),
    "alter table invoice_lines drop column base_net",
    "delete from kysely_migration where name >= '0006_account_movements'",
  ]) {
    await sql.raw(statement).execute(db);
  }
}
