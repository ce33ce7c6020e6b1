import { isDeepStrictEqual } from "node:util";
import { sql, type Kysely } from "kysely";
import * as z from "zod";
import { createUpstream } from "../../../upstream/app";
import { CompanyBooks } from "../../../upstream/db/company-books";
import type { Schema } from "../../../upstream/db/schema";
import { recalculateTotals } from "../../../upstream/invoices/write/amounts";
import { recalculateRunningTotals } from "../../../upstream/totals/running-totals";
import { readSnapshot } from "../../../upstream/reports/snapshot/snapshot";
import { normalizeSearch } from "../../../upstream/wire/search-text";
import { logInToApi, type ApiCaller } from "../api";
import { PASSWORD } from "./make-books";
import { SEARCHES } from "./shop-books";

const API_KEY = "bench";
/** The maximum number of checked companies. */
const COMPANY_COUNT = 6;
const ROWS_PER_PAGE = 20;

const salesAnswer = z.object({
  transactions: z.array(z.object({ id: z.number() })),
  meta: z.object({ total: z.number() }),
});

/**
 * Checks that the API's answers for some companies, the largest among them, equal their rows;
 * throws otherwise. Closes the database.
 */
export async function checkApiAnswers(db: Kysely<Schema>, dataDir: string): Promise<void> {
  const upstream = await createUpstream({ dataDir, apiKey: API_KEY, hasDemo: false }, { db });
  const companies = await sql<{ id: number; email: string }>`
    select companies.id, accounts.email from companies
    join memberships on company_id = companies.id join accounts on accounts.id = account_id
    where companies.id = (select company_id from running_totals where kind = 'status'
        group by company_id order by sum(count) desc, company_id desc limit 1)
      or companies.id in (select id from companies order by random() limit ${COMPANY_COUNT - 1})`.execute(
    db,
  );
  for (const { id, email } of companies.rows) {
    const callApi = await logInToApi(upstream, API_KEY, {
      displayName: "",
      email,
      password: PASSWORD,
      companies: [],
    });
    await checkFigures(db, id);
    await checkList(db, id, callApi);
    for (const typed of SEARCHES) await checkSearch(db, id, { callApi, typed });
  }
  await upstream.close();
}

/** Compares the dashboard with one whose totals are recalculated from lines and payments. */
async function checkFigures(db: Kysely<Schema>, company: number): Promise<void> {
  const transaction = await db.startTransaction().execute();
  const books = new CompanyBooks(transaction, [company]).withInvoices();
  const now = new Date();
  const actual = await readSnapshot(books, now);
  await recalculateTotals(books);
  await recalculateRunningTotals(books);
  const expected = await readSnapshot(books, now);
  await transaction.rollback().execute();
  if (!isDeepStrictEqual(actual, expected))
    throw createMismatchError("dashboard", company, { actual, expected });
}

async function checkList(db: Kysely<Schema>, company: number, callApi: ApiCaller): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select id from invoices where company_id = ${company} order by id desc`.execute(db);
  await checkAnswer(callApi, "list", {
    company,
    expected: rows.map(({ id }) => id),
    query: "page=1",
  });
}

/** Compares the search with one that reads all texts without the index. */
async function checkSearch(
  db: Kysely<Schema>,
  company: number,
  { callApi, typed }: { callApi: ApiCaller; typed: string },
): Promise<void> {
  const words = normalizeSearch(typed);
  const found = sql`select id from invoices where company_id = ${company} and (
    position(${words} in search_text) > 0 or position(${words} in items_text) > 0
    or contact_id in (select id from contacts
      where company_id = ${company} and position(${words} in sort_name) > 0)
    or contact_id in (select contact_id from contact_people
      where company_id = ${company} and position(${words} in search_text) > 0)
    or id in (select invoice_id from invoice_lines line join products on products.id = product_id
      where line.company_id = ${company} and products.company_id = ${company}
        and position(${words} in products.search_text) > 0)) order by id desc`;
  const { rows } = await sql<{ id: number }>`${found}`.execute(db);
  const query = `page=1&search=${encodeURIComponent(typed)}`;
  await checkAnswer(callApi, `search for ${typed}`, {
    company,
    expected: rows.map(({ id }) => id),
    query,
  });
}

async function checkAnswer(
  callApi: ApiCaller,
  subject: string,
  { company, expected, query }: { company: number; expected: number[]; query: string },
): Promise<void> {
  const answer: unknown = await (await callApi(`/sales?type=SALE_INVOICE&${query}`)).json();
  const { transactions, meta } = salesAnswer.parse(answer);
  const actual = { total: meta.total, ids: transactions.map(({ id }) => id) };
  const expectedPage = { total: expected.length, ids: expected.slice(0, ROWS_PER_PAGE) };
  if (!isDeepStrictEqual(actual, expectedPage))
    throw createMismatchError(subject, company, { actual, expected: expectedPage });
}

function createMismatchError(
  subject: string,
  company: number,
  found: { actual: object; expected: object },
): Error {
  return new Error(
    `The measurement stops: the ${subject} of company ${company} is ${JSON.stringify(found.actual)}, ` +
      `but its rows give ${JSON.stringify(found.expected)}.`,
  );
}
