import { sql } from "kysely";
import type { CompanyBooks } from "../../db/company-books";
import { amountText, withDecimals } from "../../wire/decimals";
import { PAGE_SIZE } from "../../../domain/page-size";
import { firstRow, type PageWanted } from "../../wire/page";
import { hasPeriod } from "../../wire/period";
import { searchedWords } from "../../wire/search-text";
import { readOwed } from "../../totals/read-totals";
import { runningTotals, readSum } from "../../totals/sums";
import { isLimited, isOwedAlone, matching, type InvoiceFilter, type Invoices } from "./filter";
import { invoiceSums } from "./list-sums";
import { searching } from "./search";
import { isUsual, sorted, type Sort } from "./sort";

type Wanted = { sort?: Sort; page: PageWanted; withSums?: boolean };

type Listed = { transactions: object[]; total: number; sums?: object[] };

/**
 * A page of invoices as the wire has them, the newest made first unless they are sorted, how many
 * there are on all pages and, when they are wanted, what all of them come to.
 */
export async function listInvoices(
  books: CompanyBooks,
  { search, ...filter }: InvoiceFilter & { search: string },
  { sort = {}, page, withSums = false }: Wanted,
): Promise<Listed> {
  const words = searchedWords(search);
  const isFound = words === "" ? undefined : await searching(books, words);
  const read = () => readPageOf(books, { ...filter, isFound }, { sort, page, withSums });
  // The first is opened far more often than anything of the company is written; of searches and
  // periods there are too many to be kept.
  return page.number === 1 && page.size === PAGE_SIZE && !isFound && !hasPeriod(filter)
    ? books.readCached(`invoices ${JSON.stringify([filter, sort, withSums])}`, read)
    : read();
}

async function readPageOf(
  books: CompanyBooks,
  filter: InvoiceFilter,
  { sort, page, withSums }: Required<Wanted>,
): Promise<Listed> {
  // The page is taken from an index alone: rows and names are read for no more than is shown.
  const found = await sorted(matching(invoicesOf(books), filter), sort)
    .select("invoices.id")
    // As a parameter, SQLite would not know that it is few, and sort all.
    .limit(sql.lit(page.size))
    .offset(firstRow(page))
    .execute();
  const ids = found.map(({ id }) => id);
  const transactions = await rowsInOrder(books, ids);
  if (!withSums)
    return { transactions, total: await countFrom(books, filter, { sort, page, ids }) };
  const { sums, count } = await invoiceSums(books, matching(invoicesOf(books), filter));
  return { transactions, total: count, sums };
}

/** How many there are on all pages, of which this one is known: none is looked at twice. */
async function countFrom(
  books: CompanyBooks,
  filter: InvoiceFilter,
  { sort, page, ids }: { sort: Sort; page: PageWanted; ids: number[] },
): Promise<number> {
  if (!filter.isFound) return countInvoices(books, filter);
  const known = firstRow(page) + ids.length;
  const last = ids.at(-1);
  if (ids.length < page.size && (last !== undefined || page.number === 1)) return known;
  if (last === undefined || !isUsual(sort)) return countInvoices(books, filter);
  return (
    known + (await countOf(matching(invoicesOf(books), filter).where("invoices.id", "<", last)))
  );
}

/** The rows of these ids, in their order. */
async function rowsInOrder(books: CompanyBooks, ids: number[]): Promise<object[]> {
  const rows = await invoiceRows(books, [0, ...ids]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

async function invoiceRows(books: CompanyBooks, ids: number[]) {
  const rows = await invoicesOf(books)
    .where("invoices.id", "in", ids)
    .innerJoin("contacts", "contacts.id", "invoices.contact_id")
    .innerJoin("currencies", "currencies.id", "invoices.currency_id")
    .select(["invoices.id", "invoices.no", "status", "balance", "total", "date", "due_date"])
    .select("credited")
    .select(["currency_rate", "invoices.updated_at", "contacts.display_name as contact_name"])
    .select(["invoices.currency_id", "code", "symbol"])
    .execute();
  const payments = await paymentsOf(
    books,
    rows.map((row) => row.id),
  );
  return rows.map((row) => ({
    id: row.id,
    status: row.status,
    balance: amountText(row.balance),
    credited: amountText(row.credited),
    no: row.no,
    transactions: payments
      .filter((payment) => payment.invoice_id === row.id)
      .map((payment) => ({ id: payment.id, amount: amountText(payment.amount) })),
    contact_name: row.contact_name,
    amount: amountText(row.total),
    due_date: row.due_date,
    date: row.date,
    currency: { id: row.currency_id, code: row.code, symbol: row.symbol },
    currency_rate: withDecimals(row.currency_rate, 6),
    updated_at: row.updated_at,
  }));
}

async function countInvoices(books: CompanyBooks, filter: InvoiceFilter): Promise<number> {
  if (!isLimited(filter)) return countAllInvoices(books);
  if (isOwedAlone(filter)) return countOwed(books, filter);
  return countOf(matching(invoicesOf(books), filter));
}

async function countOf(invoices: Invoices): Promise<number> {
  const { count } = await invoices
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

export async function countAllInvoices(books: CompanyBooks): Promise<number> {
  const sum = await books.readCached("invoices", () => readSum(runningTotals(books, "status")));
  return sum.count;
}

/** Of what is owed a sum is kept, which need not be counted anew. */
async function countOwed(books: CompanyBooks, { due, today }: InvoiceFilter): Promise<number> {
  const { overdue, open } = await readOwed(books, { today });
  if (due !== undefined) return { overdue, open }[due].count;
  return overdue.count + open.count;
}

function invoicesOf(books: CompanyBooks): Invoices {
  return books.selectFrom("invoices").where("invoices.company_id", "=", books.companyId);
}

function paymentsOf(books: CompanyBooks, invoiceIds: number[]) {
  return (
    books
      .selectFrom("payments")
      .select(["id", "invoice_id", "amount"])
      .where("invoice_id", "in", [0, ...invoiceIds])
      .where("reversed_on", "is", null)
      // In the order of the index, for which the database would else take another.
      .orderBy("invoice_id")
      .orderBy("id")
      .execute()
  );
}
