import { Kysely } from "kysely";
import { expect, it } from "vitest";
import { writeAccount } from "../books/write-account";
import { addJob } from "../jobs/queue";
import { tinyAccount } from "../testing/fixtures";
import { CompanyBooks } from "./company-books";
import { createDailyCleanUp } from "./housekeeping";
import { migrate } from "./migrate";
import type { Schema } from "./schema";
import { createSqliteDialect } from "./sqlite-dialect";

it("the daily clean-up erases the text of old failed mails and deletes old jobs that are done", async () => {
  const db = new Kysely<Schema>({ dialect: createSqliteDialect(":memory:") });
  await migrate(db);
  const { companyIds } = await writeAccount(db, tinyAccount());
  const books = new CompanyBooks(db, companyIds);
  const day = new Date("2026-11-20T00:00:00Z");
  await books
    .insertInto("sent_messages")
    .values({
      ...{ company_id: books.companyId, invoice_id: 1, is_reminder: false, way: "mail" },
      ...{ recipient: "a@b.test", subject: "Invoice", text: "Hello", state: "failed" },
      ...{ reason: "Busy.", made_at: day.toISOString(), actor: "Siti" },
    })
    .execute();
  for (const key of ["done", "waiting"])
    await addJob(books, { kind: "mail", key, subject: {}, runAt: day }, day);
  await books
    .updateTable("jobs")
    .set({ state: "done", ended_at: day.toISOString() })
    .where("key", "=", "done")
    .execute();
  const readTexts = () => books.selectFrom("sent_messages").select(["subject", "text"]).execute();
  const cleanUp = createDailyCleanUp(db);
  await cleanUp(new Date("2026-12-19T00:00:00Z"));
  expect(await readTexts()).toEqual([{ subject: "Invoice", text: "Hello" }]);
  await cleanUp(new Date("2026-12-21T00:00:00Z"));
  expect(await readTexts()).toEqual([{ subject: "", text: "" }]);
  expect(await books.selectFrom("jobs").select("key").execute()).toHaveLength(2);
  await cleanUp(new Date("2027-02-19T00:00:00Z"));
  expect(await books.selectFrom("jobs").select("key").execute()).toEqual([{ key: "waiting" }]);
  await db.destroy();
});
