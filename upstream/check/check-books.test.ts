import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Kysely } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { migrate } from "../db/migrate";
import { openDatabase } from "../db/open";
import type { Schema } from "../db/schema";
import { fillVersions } from "../issued/fill-versions";
import { writeDemo } from "../seed/write-demo";
import { checkBooks } from "./check-books";

const NOW = new Date("2026-11-20T16:30:00.000Z");

let dataDir: string;
let db: Kysely<Schema>;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "lejar-check-"));
  db = openDatabase({ dataDir, apiKey: "", demo: false });
  await migrate(db);
  await writeDemo(db, NOW);
  await fillVersions(db, NOW);
});

afterAll(async () => {
  await db.destroy();
  await rm(dataDir, { recursive: true });
});

it("finds the demo books in order, and names each figure that is not", async () => {
  expect(await findings()).toEqual([]);
  const invoice = await db
    .selectFrom("invoices")
    .selectAll()
    .where("status", "=", 5)
    .where("paid", ">", 0)
    .limit(1)
    .executeTakeFirstOrThrow();
  await db
    .updateTable("invoices")
    .set((eb) => ({ balance: eb("balance", "+", 1), tax: eb("tax", "-", 2) }))
    .where("id", "=", invoice.id)
    .execute();
  await db.deleteFrom("account_movements").where("invoice_id", "=", invoice.id).execute();
  await db
    .updateTable("running_totals")
    .set((eb) => ({ count: eb("count", "+", 1) }))
    .where("company_id", "=", invoice.company_id)
    .where("kind", "=", "status")
    .where("ref", "=", 5)
    .execute();
  const found = await findings();
  const { no, balance, tax } = invoice;
  expect(found).toContainEqual({
    what: `${no}: balance`,
    stored: String(balance + 1),
    expected: String(balance),
  });
  expect(found).toContainEqual({
    what: `${no}: tax`,
    stored: String(tax - 2),
    expected: String(tax),
  });
  const named = found.map(({ what }) => what);
  expect(named).toContain(`${no}: movements`);
  expect(named).toContain("sum status  5");
});

async function findings() {
  const found = [];
  for await (const company of checkBooks(db)) found.push(...company.findings);
  return found;
}
