import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { writeAccount } from "../../books/write-account";
import { tinyAccount, tinyBooks, tinyInvoice } from "../../testing/fixtures";
import { migrate } from "../../db/migrate";
import { openDatabase } from "../../db/open";
import { fillSearchTexts } from "./fill-search-texts";

let dataDir: string;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "lejar-texts-"));
});

afterEach(() => rm(dataDir, { recursive: true }));

it("fillSearchTexts fills in missing search texts and titles of every company and keeps other texts", async () => {
  const db = openDatabase({ dataDir, apiKey: "", hasDemo: false });
  await migrate(db);
  // A batch has 500 invoices. One of these keeps its text, so 501 invoices need two batches.
  const invoices = Array.from({ length: 502 }, () => tinyInvoice());
  await writeAccount(
    db,
    tinyAccount(tinyBooks({ invoices }), tinyBooks({ invoices: [tinyInvoice()] })),
  );
  await db
    .updateTable("invoices")
    .set({ items_text: "kept" })
    .where("no", "=", "INV-0500")
    .execute();
  // An older program stores search texts without the title.
  await db
    .updateTable("invoices")
    .set({ title: "Batik", search_text: "inv-0400\nthank you", memo: "Thank you" })
    .where("no", "=", "INV-0400")
    .execute();
  await fillSearchTexts(db);
  const texts = await db
    .selectFrom("invoices")
    .select(["items_text", (eb) => eb.fn.countAll<number>().as("count")])
    .groupBy("items_text")
    .orderBy("count")
    .execute();
  expect(texts).toEqual([
    { items_text: "kept", count: 1 },
    { items_text: expect.stringContaining("sales") as unknown, count: 502 },
  ]);
  const { search_text } = await db
    .selectFrom("invoices")
    .select("search_text")
    .where("title", "=", "Batik")
    .executeTakeFirstOrThrow();
  expect(search_text).toBe("inv-0400\nthank you\nbatik");
  const people = await db.selectFrom("contact_people").select("search_text").execute();
  expect(people.map((person) => person.search_text)).toEqual([
    "jaya kumar\njaya kumar",
    "jaya kumar\njaya kumar",
  ]);
  await db.destroy();
});
