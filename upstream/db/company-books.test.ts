import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql, type Kysely } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { writeAccount } from "../books/write-account";
import { tinyAccount, tinyBooks, tinyInvoice } from "../testing/fixtures";
import { openDatabase } from "./open";
import { CompanyBooks } from "./company-books";
import { migrate } from "./migrate";
import type { Schema } from "./schema";

let dataDir: string;
let db: Kysely<Schema>;
let books: CompanyBooks;
let [mine, theirs] = [0, 0];

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "lejar-books-"));
  db = openDatabase({ dataDir, apiKey: "", hasDemo: false });
  await migrate(db);
  const holder = tinyAccount(
    tinyBooks({ invoices: [tinyInvoice()] }),
    tinyBooks({ invoices: [tinyInvoice()] }),
  );
  const { companyIds } = await writeAccount(db, holder);
  [mine = 0, theirs = 0] = companyIds;
  books = new CompanyBooks(db, [mine]);
});

afterAll(async () => {
  await db.destroy();
  await rm(dataDir, { recursive: true });
});

it("books return only the company's records, whatever the conditions of the query are", async () => {
  const contacts = await books.selectFrom("contacts as c").select("c.company_id").execute();
  expect(new Set(contacts.map((contact) => contact.company_id))).toEqual(new Set([mine]));
  const either = await books
    .selectFrom("contacts")
    .select("company_id")
    .where((eb) => eb.or([eb("id", ">", 0), eb("company_id", "=", theirs)]))
    .execute();
  expect(either).toHaveLength(2);
  const cleared = await books.selectFrom("contacts").select("id").clearWhere().execute();
  expect(cleared).toHaveLength(2);
});

it("books limit joined and nested tables to the company, too", async () => {
  const joined = await books
    .selectFrom("contacts")
    .innerJoin("invoices", (join) => join.onTrue())
    .select("invoices.company_id")
    .execute();
  expect(new Set(joined.map((row) => row.company_id))).toEqual(new Set([mine]));
  const nested = await books
    .selectFrom("companies")
    .select((eb) => eb.selectFrom("invoices").select(eb.fn.countAll().as("n")).as("invoices"))
    .execute();
  expect(nested).toEqual([{ invoices: 1 }]);
  const leftJoined = await books
    .selectFrom("companies")
    .leftJoin("terms", (join) => join.on("terms.company_id", "=", theirs))
    .select(["companies.id", "terms.id as term"])
    .execute();
  expect(leftJoined).toEqual([{ id: mine, term: null }]);
});

it("books limit a table of nested queries once, and again for other books", () => {
  const countConditions = (inner: CompanyBooks) => {
    const ids = inner.selectFrom("contacts").select("id").as("ids");
    const nested = books.selectFrom(ids).select("id").as("nested");
    return books.selectFrom(nested).select("id").compile().sql.split("company_id").length - 1;
  };
  expect(countConditions(books)).toBe(1);
  expect(countConditions(new CompanyBooks(db, [theirs]))).toBe(2);
});

it("books change and delete only the company's records", async () => {
  await books.updateTable("methods").set({ name: "Changed" }).execute();
  const others = db.selectFrom("methods").select("name").where("company_id", "=", theirs);
  expect((await others.execute()).map((method) => method.name)).toEqual(["Cash", "Bank Transfer"]);
  await books.deleteFrom("rates").execute();
  const rates = db.selectFrom("rates").select("id").where("company_id", "=", theirs);
  expect(await rates.execute()).toHaveLength(3);
});

it("books reject an insert for another company and the insert of a new company", async () => {
  const insert = (company_id: number) =>
    books.insertInto("methods").values({ company_id, name: "Cash", kind: "cash" }).execute();
  await expect(insert(theirs)).rejects.toThrow("another company");
  const row = { company_id: mine, name: "Cash", kind: "cash" } as const;
  const twoRows = books.insertInto("methods").values([row, { ...row, company_id: theirs }]);
  await expect(twoRows.execute()).rejects.toThrow("another company");
  const { id: _id, is_free: isFree, ...company } = await readOwnCompany();
  const another = books.insertInto("companies").values({ ...company, is_free: isFree === 1 });
  await expect(another.execute()).rejects.toThrow("company");
});

it("books reject tables of accounts, and tables in hand-written SQL", async () => {
  const raw = sql<number>`(select count(*) from contacts)`;
  const query = books.selectFrom("terms").select(raw.as("n"));
  await expect(query.execute()).rejects.toThrow("query builder");
  const accounts = new CompanyBooks(db, [mine]) as unknown as Kysely<Schema>;
  await expect(accounts.selectFrom("accounts").selectAll().execute()).rejects.toThrow("accounts");
});

it("books without a company return nothing, and books do not open another company", async () => {
  const noBooks = new CompanyBooks(db, []);
  expect(await noBooks.selectFrom("contacts").select("id").execute()).toEqual([]);
  expect(() => noBooks.companyId).toThrow("not found");
  expect(() => books.forCompany(theirs)).toThrow("not found");
});

it("the database rejects a reference to another company's record", async () => {
  const term = await db
    .selectFrom("terms")
    .select("id")
    .where("company_id", "=", theirs)
    .executeTakeFirstOrThrow();
  await expect(
    books.withInvoices().updateTable("invoices").set({ term_id: term.id }).execute(),
  ).rejects.toThrow(/foreign key/i);
});

function readOwnCompany() {
  return db.selectFrom("companies").selectAll().where("id", "=", mine).executeTakeFirstOrThrow();
}
