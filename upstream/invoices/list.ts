import { sql, type ExpressionBuilder } from "kysely";
import type { CompanyBooks } from "../db/company-books";
import type { BookTables } from "../db/schema";
import { amountText, withDecimals } from "../http/decimals";
import { NO_DATE } from "../clock";
import { PAGE_SIZE } from "../page";
import { isLike, searchPattern } from "../search";
import { runningTotals, readSum } from "../snapshot/sums";
import { isCounted, isDraft } from "./status";

type InvoiceFilter = {
  search: string;
  list?: "unpaid" | "draft";
  due?: "overdue" | "open";
  status?: number;
  /** YYYY-MM-DD where the company is. */
  today: string;
};

/** A page, from 1, of invoices as the wire has them, the newest first. */
export async function listInvoices(
  books: CompanyBooks,
  filter: InvoiceFilter,
  page: number,
): Promise<object[]> {
  const rows = await matching(books, filter)
    .innerJoin("contacts", "contacts.id", "invoices.contact_id")
    .innerJoin("currencies", "currencies.id", "invoices.currency_id")
    .select(["invoices.id", "invoices.no", "status", "balance", "total", "date", "due_date"])
    .select(["currency_rate", "invoices.updated_at", "contacts.display_name as contact_name"])
    .select(["invoices.currency_id", "code", "symbol"])
    .orderBy("invoices.id", "desc")
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
    .execute();
  const payments = await paymentsOf(
    books,
    rows.map((row) => row.id),
  );
  return rows.map((row) => ({
    id: row.id,
    status: row.status,
    balance: amountText(row.balance),
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

/** How many there are on all pages. */
export async function countInvoices(books: CompanyBooks, filter: InvoiceFilter): Promise<number> {
  const { search, list, due, status } = filter;
  if (search === "" && !list && !due && status === undefined) return countAllInvoices(books);
  const { count } = await matching(books, filter)
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

export async function countAllInvoices(books: CompanyBooks): Promise<number> {
  const sum = await books.remember("invoices", () => readSum(runningTotals(books, "status")));
  return sum.count;
}

function matching(books: CompanyBooks, { search, list, due, status, today }: InvoiceFilter) {
  return books
    .selectFrom("invoices")
    .where("invoices.company_id", "=", books.companyId)
    .$if(search !== "", (query) => query.where((eb) => isFound(eb, searchPattern(search))))
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

/** By the number and the notes, the customer and its people, the lines and their items. */
function isFound(eb: ExpressionBuilder<BookTables, "invoices">, pattern: string) {
  const people = eb
    .selectFrom("contact_people")
    .select("contact_people.contact_id")
    .where(isLike("contact_people.search_text", pattern));
  const contacts = eb
    .selectFrom("contacts")
    .select("contacts.id")
    .where(isLike("contacts.sort_name", pattern));
  const products = eb
    .selectFrom("products")
    .select("products.id")
    .where(isLike("products.search_text", pattern));
  // Joined, the database would read every line to find the few products.
  const lines = eb
    .selectFrom("invoice_lines")
    .select("invoice_lines.invoice_id")
    .where("invoice_lines.product_id", "in", products);
  return eb.or([
    isLike("invoices.search_text", pattern),
    isLike("invoices.items_text", pattern),
    eb("invoices.contact_id", "in", contacts),
    eb("invoices.contact_id", "in", people),
    eb("invoices.id", "in", lines),
  ]);
}

function paymentsOf(books: CompanyBooks, invoiceIds: number[]) {
  return (
    books
      .selectFrom("payments")
      .select(["id", "invoice_id", "amount"])
      .where("invoice_id", "in", [0, ...invoiceIds])
      // In the order of the index, for which the database would else take another.
      .orderBy("invoice_id")
      .orderBy("id")
      .execute()
  );
}
