import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Kysely } from "kysely";
import { expect, it } from "vitest";
import { writeAccount } from "../books/write-account";
import { CompanyBooks } from "../db/company-books";
import { migrate } from "../db/migrate";
import { openDatabase } from "../db/open";
import type { Schema } from "../db/schema";
import { createReason, toReasonColumns, toWireReason } from "../jobs/reason";
import { tinyAccount, tinyBooks, tinyContact } from "../testing/fixtures";
import { describePostgres, openPostgres } from "../testing/postgres";
import { undoMigrations } from "../testing/undo-migrations";
import { readEvents } from "./read-events";
import { recordEvent } from "./record-event";

const CONTEXT = { now: new Date("2026-11-20T16:30:00.000Z"), actor: "Siti" };

it("events of the version before read as they did, and new ones have codes, on SQLite", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "lejar-events-"));
  await expectEvents(openDatabase({ dataDir, apiKey: "", hasDemo: false }));
  await rm(dataDir, { recursive: true });
});

describePostgres("PostgreSQL", () => {
  it("events of the version before read as they did, and new ones have codes", async () =>
    expectEvents(await openPostgres()));
});

async function expectEvents(db: Kysely<Schema>): Promise<void> {
  await migrate(db);
  const account = tinyAccount(tinyBooks({ contacts: [tinyContact()] }));
  const { companyIds } = await writeAccount(db, account);
  const books = new CompanyBooks(db, companyIds);
  const { id: contactId } = await books
    .selectFrom("contacts")
    .select("id")
    .executeTakeFirstOrThrow();
  const record = () =>
    recordEvent(
      books,
      "mail_failed",
      {
        ...{ contactId, to: "a@b.test", way: "mail", paper: "receipt" },
        amount: { symbol: "RM", minor: 120600n },
        reason: createReason("address_refused", { to: "a@b.test" }),
        changes: [{ field: "Notes", before: "x", after: "y", code: "notes" }],
      },
      CONTEXT,
    );
  await record();
  // The version before has neither the columns nor the codes of differences.
  await undoMigrations(db, "0043_codes_since_0035");
  await migrate(db);
  await books
    .updateTable("events")
    .set({ details: JSON.stringify(OLD_DETAILS) })
    .execute();
  await record();

  const { events } = await readEvents(books, { contactId }, 1);
  const texts = { kind: "mail_failed", at: CONTEXT.now.toISOString(), by: "Siti", ...OLD_DETAILS };
  expect(events).toMatchObject([
    {
      ...texts,
      changes: [{ ...OLD_CHANGE, code: "notes", values: { before: "x", after: "y" } }],
      code: "mail_failed_receipt",
      values: { to: "a@b.test", amount: "1206.00", symbol: "RM" },
      refusal: { code: "address_refused", values: { to: "a@b.test" } },
    },
    {
      ...texts,
      changes: [{ ...OLD_CHANGE, code: null, values: {} }],
      ...{ code: null, values: {} },
    },
  ]);
  await db.destroy();
}

const OLD_CHANGE = { field: "Notes", before: "x", after: "y" };

/** The details as the version before stored them. */
const OLD_DETAILS = {
  ...{ to: "a@b.test", way: "mail", paper: "receipt", amount: "RM 1,206.00" },
  reason: "The mail service does not take mail for a@b.test. Please check the address.",
  changes: [OLD_CHANGE],
};

it("a reason that an older program has replaced since has no code", () => {
  const columns = toReasonColumns(createReason("mail_busy"));
  expect(toWireReason(columns)).toMatchObject({ refusal: { code: "mail_busy" } });
  expect(toWireReason({ ...columns, reason: "The mail service cannot be reached." })).toEqual({
    ...{ reason: "The mail service cannot be reached.", refusal: null },
  });
  expect(toWireReason({ reason: "", reason_coded: null })).toMatchObject({ refusal: null });
});
