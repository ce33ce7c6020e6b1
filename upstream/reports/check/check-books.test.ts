import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Kysely } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { NOW, startApi, type Api } from "../../contract/api";
import { migrate } from "../../db/migrate";
import { openDatabase } from "../../db/open";
import type { Schema } from "../../db/schema";
import { fillSearchTexts } from "../../invoices/compose/fill-search-texts";
import { fillVersions } from "../../invoices/versions/fill-versions";
import { writeDemo } from "../../seed/demo";
import { describePostgres, openPostgres } from "../../testing/postgres";
import { renameLists } from "../../testing/rename-lists";
import { checkBooks, checkCompany, checkSharedRecords } from "./check-books";
import type { Finding } from "./finding";
import { applyCorruption, type Corruption } from "./testing/corruption";
import { createCompleteBooks, type CompleteBooks } from "./testing/complete-books";
import { WRONG_AMOUNTS } from "./testing/wrong-amounts";
import { WRONG_HISTORY } from "./testing/wrong-history";
import { WRONG_NUMBERS } from "./testing/wrong-numbers";
import { WRONG_PAYMENTS } from "./testing/wrong-payments";
import { WRONG_PLANS } from "./testing/wrong-plans";
import { WRONG_RECEIPTS } from "./testing/wrong-receipts";
import { WRONG_RECORDS } from "./testing/wrong-records";

/** The kinds of events in the history of the test company, in alphabetical order. */
const EVENT_KINDS = [
  ...["applied", "credit_voided", "credited", "deleted", "edited", "issued", "linked", "made"],
  ...["opened", "paid", "receipt_undone", "received", "refund_undone", "refunded", "released"],
  ...["reminded", "restored", "undone", "unlinked", "voided"],
];

describe("checkBooks on SQLite", () => {
  let dataDir = "";
  describeChecks(async () => {
    dataDir = await mkdtemp(join(tmpdir(), "lejar-check-"));
    return openDatabase({ dataDir, apiKey: "", hasDemo: false });
  });
  afterAll(() => rm(dataDir, { recursive: true }));
});

it("checkBooks reports nothing for the demo company", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "lejar-check-"));
  const db = openDatabase({ dataDir, apiKey: "", hasDemo: false });
  await migrate(db);
  await writeDemo(db, NOW);
  await fillSearchTexts(db);
  await fillVersions(db, NOW);
  expect(await listFindings(db)).toEqual([]);
  await db.destroy();
  await rm(dataDir, { recursive: true });
});

async function listFindings(db: Kysely<Schema>): Promise<Finding[]> {
  const found = [];
  for await (const { findings } of checkBooks(db, NOW)) found.push(...findings);
  return found;
}

describePostgres("checkBooks on PostgreSQL", () => describeChecks(openPostgres));

function describeChecks(open: () => Promise<Kysely<Schema>>): void {
  let api: Api;
  let books: CompleteBooks;

  beforeAll(async () => {
    const db = await open();
    api = await startApi(db);
    books = await createCompleteBooks(api);
  });

  afterAll(() => api.close());

  it("reports nothing for books that contain the result of every operation", async () => {
    const events = await api.db
      .selectFrom("events")
      .select("kind")
      .distinct()
      .where("company_id", "=", books.companyId)
      .orderBy("kind")
      .execute();
    expect(events.map(({ kind }) => kind)).toEqual(EVENT_KINDS);
    expect(await listFindings(api.db)).toEqual([]);
  });

  it("reports nothing after terms, methods and accounts are renamed", async () => {
    const transaction = await api.db.startTransaction().execute();
    try {
      await renameLists(transaction, books.companyId);
      const company = { id: books.companyId, name: "" };
      expect((await checkCompany(transaction, company, NOW)).findings).toEqual([]);
    } finally {
      await transaction.rollback().execute();
    }
  });

  it.each([
    ...WRONG_AMOUNTS,
    ...WRONG_PAYMENTS,
    ...WRONG_RECEIPTS,
    ...WRONG_RECORDS,
    ...WRONG_NUMBERS,
    ...WRONG_HISTORY,
    ...WRONG_PLANS,
  ])("finds $title", async (corruption) => {
    const found = await checkDamagedBooks(corruption);
    const { what = "", ...values } = corruption.expectedFinding(books);
    const expected = { what: toTextMatcher(what), ...toExpectedFinding(values) };
    expect(found).toContainEqual(expect.objectContaining(expected));
  });

  async function checkDamagedBooks(corruption: Corruption): Promise<Finding[]> {
    const transaction = await api.db.startTransaction().execute();
    try {
      await applyCorruption(transaction, corruption, books);
      const company = { id: books.companyId, name: "" };
      const { findings } = await checkCompany(transaction, company, NOW);
      return [...findings, ...(await checkSharedRecords(transaction))];
    } finally {
      await transaction.rollback().execute();
    }
  }
}

function toExpectedFinding(values: Partial<Finding>): object {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, toTextMatcher(value)]),
  );
}

/** Returns a matcher: "…part…" matches every text that contains "part", any other text only itself. */
function toTextMatcher(text: string): unknown {
  return text.startsWith("…") ? expect.stringContaining(text.slice(1, -1)) : text;
}
