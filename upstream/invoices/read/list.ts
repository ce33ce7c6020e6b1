import { sql } from "kysely";
import type { CompanyBooks } from "../../db/company-books";
import { formatWireAmount, padDecimals } from "../../wire/decimals";
import { PAGE_SIZE } from "../../../domain/limits/lists";
import { calculateRowOffset, type PageQuery } from "../../wire/page";
import { hasPeriod } from "../../wire/period";
import { normalizeSearch } from "../../wire/search-text";
import { readOwedSums } from "../../totals/read-totals";
import { selectRunningTotals, readSum } from "../../totals/sums";
import {
  hasCriteria,
  isOnlyUnpaid,
  filterInvoices,
  type InvoiceFilter,
  type InvoiceQuery,
} from "./filter";
import { readInvoiceSums } from "./list-sums";
import { buildSearchCondition } from "./search";
import { isDefaultSort, sortInvoices, type Sort } from "./sort";

type ListOptions = { sort?: Sort; page: PageQuery; withSums?: boolean };

type InvoicePage = { transactions: object[]; total: number; sums?: object[] };

/**
 * Returns one page of invoices in the API's JSON format, newest first unless sorted otherwise, and
 * the total count. Adds the sums of all matching invoices when `withSums` is set.
 */
export async function listInvoices(
  books: CompanyBooks,
  { search, ...filter }: InvoiceFilter & { search: string },
  { sort = {}, page, withSums = false }: ListOptions,
): Promise<InvoicePage> {
  const words = normalizeSearch(search);
  const searchCondition = words === "" ? undefined : await buildSearchCondition(books, words);
  const read = () =>
    readInvoicePage(books, { ...filter, searchCondition }, { sort, page, withSums });
  // Caches only the first page without search, period and ids. That page is read far more often
  // than it changes; other queries have too many variants.
  const isCached = !searchCondition && !hasPeriod(filter) && filter.ids === undefined;
  return page.number === 1 && page.size === PAGE_SIZE && isCached
    ? books.readCached(`invoices ${JSON.stringify([filter, sort, withSums])}`, read)
    : read();
}

async function readInvoicePage(
  books: CompanyBooks,
  filter: InvoiceFilter,
  { sort, page, withSums }: Required<ListOptions>,
): Promise<InvoicePage> {
  // This query selects only ids, which an index alone often contains. Full rows are read only for the
  // page itself.
  const found = await sortInvoices(filterInvoices(selectInvoices(books), filter), sort)
    .select("invoices.id")
    // The limit is a literal, because SQLite sorts all rows when it is a parameter.
    .limit(sql.lit(page.size))
    .offset(calculateRowOffset(page))
    .execute();
  const ids = found.map(({ id }) => id);
  const transactions = await readRowsInOrder(books, ids);
  if (!withSums)
    return { transactions, total: await countMatches(books, filter, { sort, page, ids }) };
  const { sums, count } = await readInvoiceSums(
    books,
    filterInvoices(selectInvoices(books), filter),
  );
  return { transactions, total: count, sums };
}

/**
 * Returns the count of matches on all pages. For a search in the default order, the database counts
 * only the rows after the current page, because the number of rows before them is known.
 */
async function countMatches(
  books: CompanyBooks,
  filter: InvoiceFilter,
  { sort, page, ids }: { sort: Sort; page: PageQuery; ids: number[] },
): Promise<number> {
  if (!filter.searchCondition) return countInvoices(books, filter);
  const countUpToPage = calculateRowOffset(page) + ids.length;
  const lastId = ids.at(-1);
  if (ids.length < page.size && (lastId !== undefined || page.number === 1)) return countUpToPage;
  if (lastId === undefined || !isDefaultSort(sort)) return countInvoices(books, filter);
  return (
    countUpToPage +
    (await countRows(
      filterInvoices(selectInvoices(books), filter).where("invoices.id", "<", lastId),
    ))
  );
}

/** Returns the rows of the given ids, in the order of the ids. */
async function readRowsInOrder(books: CompanyBooks, ids: number[]): Promise<object[]> {
  // The id 0 belongs to no invoice. It prevents an empty list, which is invalid in PostgreSQL.
  const rows = await readInvoiceRows(books, [0, ...ids]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

async function readInvoiceRows(books: CompanyBooks, ids: number[]) {
  const rows = await selectInvoices(books)
    .where("invoices.id", "in", ids)
    .innerJoin("contacts", "contacts.id", "invoices.contact_id")
    .innerJoin("currencies", "currencies.id", "invoices.currency_id")
    .select(["invoices.id", "invoices.no", "status", "balance", "total", "date", "due_date"])
    .select("credited")
    .select(["currency_rate", "invoices.updated_at", "contacts.display_name as contact_name"])
    .select(["invoices.currency_id", "code", "symbol"])
    .execute();
  const payments = await readActivePayments(
    books,
    rows.map((row) => row.id),
  );
  return rows.map((row) => ({
    id: row.id,
    status: row.status,
    balance: formatWireAmount(row.balance),
    credited: formatWireAmount(row.credited),
    no: row.no,
    transactions: payments
      .filter((payment) => payment.invoice_id === row.id)
      .map((payment) => ({ id: payment.id, amount: formatWireAmount(payment.amount) })),
    contact_name: row.contact_name,
    amount: formatWireAmount(row.total),
    due_date: row.due_date,
    date: row.date,
    currency: { id: row.currency_id, code: row.code, symbol: row.symbol },
    currency_rate: padDecimals(row.currency_rate, 6),
    updated_at: row.updated_at,
  }));
}

async function countInvoices(books: CompanyBooks, filter: InvoiceFilter): Promise<number> {
  if (!hasCriteria(filter)) return countAllInvoices(books);
  if (isOnlyUnpaid(filter)) return countOwed(books, filter);
  return countRows(filterInvoices(selectInvoices(books), filter));
}

async function countRows(invoices: InvoiceQuery): Promise<number> {
  const { count } = await invoices
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

export async function countAllInvoices(books: CompanyBooks): Promise<number> {
  const sum = await books.readCached("invoices", () =>
    readSum(selectRunningTotals(books, "status")),
  );
  return sum.count;
}

/** Reads the count from the running totals. */
async function countOwed(books: CompanyBooks, { due, today }: InvoiceFilter): Promise<number> {
  const { overdue, open } = await readOwedSums(books, { today });
  if (due !== undefined) return { overdue, open }[due].count;
  return overdue.count + open.count;
}

function selectInvoices(books: CompanyBooks): InvoiceQuery {
  return books.selectFrom("invoices").where("invoices.company_id", "=", books.companyId);
}

function readActivePayments(books: CompanyBooks, invoiceIds: number[]) {
  return (
    books
      .selectFrom("payments")
      .select(["id", "invoice_id", "amount"])
      .where("invoice_id", "in", [0, ...invoiceIds])
      .where("reversed_on", "is", null)
      // This is the order of the index, which the database would not use otherwise.
      .orderBy("invoice_id")
      .orderBy("id")
      .execute()
  );
}
