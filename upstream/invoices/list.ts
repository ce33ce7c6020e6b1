import { sql } from "kysely";
import type { CompanyBooks } from "../db/company-books";
import { amountText, withDecimals } from "../http/decimals";
import { NO_DATE } from "../clock";
import { PAGE_SIZE } from "../page";
import { searchPattern } from "../search";

export type InvoiceFilter = {
  /** From 1. */
  page: number;
  search: string;
  list?: "unpaid" | "draft";
  due?: "overdue" | "open";
  status?: number;
  /** YYYY-MM-DD where the company is. */
  today: string;
};

/** A page of invoices as the wire has them, the newest first. */
export async function listInvoices(books: CompanyBooks, filter: InvoiceFilter): Promise<object[]> {
  const rows = await matching(books, filter)
    .innerJoin("contacts", "contacts.id", "invoices.contact_id")
    .innerJoin("currencies", "currencies.id", "invoices.currency_id")
    .select(["invoices.id", "invoices.no", "status", "balance", "total", "date", "due_date"])
    .select(["currency_rate", "invoices.updated_at", "contacts.display_name as contact_name"])
    .select(["invoices.currency_id", "code", "symbol"])
    .orderBy("invoices.id", "desc")
    .limit(PAGE_SIZE)
    .offset((filter.page - 1) * PAGE_SIZE)
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

function matching(books: CompanyBooks, { search, list, due, status, today }: InvoiceFilter) {
  return books
    .selectFrom("invoices")
    .where("invoices.company_id", "=", books.companyId)
    .$if(search !== "", (query) =>
      query.where((eb) => {
        const pattern = searchPattern(search);
        const contacts = eb
          .selectFrom("contacts")
          .select("contacts.id")
          .where(sql<boolean>`sort_name like ${pattern} escape '\\'`);
        return eb.or([
          sql<boolean>`invoices.search_text like ${pattern} escape '\\'`,
          eb("invoices.contact_id", "in", contacts),
        ]);
      }),
    )
    .$if(list === "draft", (query) => query.where("status", "=", sql.lit(0)))
    .$if(list === "unpaid" || due !== undefined, (query) =>
      // In these very words, by which the database finds its index.
      query.where("balance", ">", sql.lit(0)).where(sql<boolean>`status not in (0, 4)`),
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
  return books
    .selectFrom("payments")
    .select(["id", "invoice_id", "amount"])
    .where("invoice_id", "in", [0, ...invoiceIds])
    // In the order of the index, for which the database would else take another.
    .orderBy("invoice_id")
    .orderBy("id")
    .execute();
}
