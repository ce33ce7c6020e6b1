import { sql, type SelectQueryBuilder } from "kysely";
import type { CompanyBooks } from "../db/company-books";
import type { BookTables } from "../db/schema";
import { amountText, withDecimals } from "../http/decimals";
import { NO_DATE } from "../clock";
import { PAGE_SIZE } from "../page";
import { searchedWords } from "../search";
import { runningTotals, readSum } from "../snapshot/sums";
import { searchInvoices } from "./search";
import { isCounted, isDraft } from "./status";

type InvoiceFilter = {
  search: string;
  list?: "unpaid" | "draft" | undefined;
  due?: "overdue" | "open" | undefined;
  status?: number | undefined;
  /** YYYY-MM-DD where the company is. */
  today: string;
};

type Invoices = SelectQueryBuilder<BookTables, "invoices", object>;

/**
 * A page, from 1, of invoices as the wire has them, the newest first, and how many there are on all
 * pages.
 */
export async function listInvoices(
  books: CompanyBooks,
  filter: InvoiceFilter,
  page: number,
): Promise<{ transactions: object[]; total: number }> {
  const from = (page - 1) * PAGE_SIZE;
  const words = searchedWords(filter.search);
  if (words !== "") {
    const limited = (invoices: Invoices) => matching(invoices, filter);
    const found = await searchInvoices(books, words, isLimited(filter) ? { limited } : {});
    const ids = await found.page(from, from + PAGE_SIZE);
    return { transactions: await invoiceRows(books, [0, ...ids]), total: found.count };
  }
  const read = () => readPageOf(books, filter, from);
  // The first is opened far more often than anything of the company is written.
  return page === 1 ? books.remember(`invoices ${JSON.stringify(filter)}`, read) : read();
}

async function readPageOf(books: CompanyBooks, filter: InvoiceFilter, from: number) {
  // The page is taken from an index alone: rows and names are read for no more than is shown.
  const ids = matching(invoicesOf(books), filter)
    .select("invoices.id")
    .orderBy("invoices.id", "desc")
    .limit(PAGE_SIZE)
    .offset(from);
  return {
    transactions: await invoiceRows(books, ids),
    total: await countInvoices(books, filter),
  };
}

async function invoiceRows(
  books: CompanyBooks,
  ids: number[] | SelectQueryBuilder<BookTables, "invoices", { id: number }>,
): Promise<object[]> {
  const rows = await invoicesOf(books)
    .where("invoices.id", "in", ids)
    .innerJoin("contacts", "contacts.id", "invoices.contact_id")
    .innerJoin("currencies", "currencies.id", "invoices.currency_id")
    .select(["invoices.id", "invoices.no", "status", "balance", "total", "date", "due_date"])
    .select("credited")
    .select(["currency_rate", "invoices.updated_at", "contacts.display_name as contact_name"])
    .select(["invoices.currency_id", "code", "symbol"])
    .orderBy("invoices.id", "desc")
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
  const { count } = await matching(invoicesOf(books), filter)
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

export async function countAllInvoices(books: CompanyBooks): Promise<number> {
  const sum = await books.remember("invoices", () => readSum(runningTotals(books, "status")));
  return sum.count;
}

function invoicesOf(books: CompanyBooks): Invoices {
  return books.selectFrom("invoices").where("invoices.company_id", "=", books.companyId);
}

function isLimited({ list, due, status }: InvoiceFilter): boolean {
  return list !== undefined || due !== undefined || status !== undefined;
}

function matching(invoices: Invoices, { list, due, status, today }: InvoiceFilter): Invoices {
  return invoices
    .$if(list === "draft", (query) => query.where(isDraft))
    .$if(list === "unpaid" || due !== undefined, (query) =>
      query.where("balance", ">", sql.lit(0)).where(isCounted),
    )
    .$if(due === "overdue", (query) =>
      query.where("due_date", "<", today).where("due_date", "<>", NO_DATE),
    )
    .$if(due === "open", (query) =>
      query.where((eb) => eb.or([eb("due_date", ">=", today), eb("due_date", "=", NO_DATE)])),
    )
    .$if(status !== undefined, (query) => query.where("status", "=", status ?? 0));
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
