import { sql } from "kysely";
import { NO_DATE } from "../clock";
import type { CompanyBooks } from "../db/company-books";
import type { Period } from "./period";
import { isCounted, summed } from "./sums";

/** Income of each month that had any, in minor units. */
export async function readIncome(
  books: CompanyBooks,
  { trendFrom, today }: Period,
): Promise<Map<string, bigint>> {
  // By day first, in the order of the index: a month is no column, and sorting every invoice takes long.
  const days = counted(books, trendFrom, today)
    .select((eb) => ["date", eb.fn.sum<number>("base_income").as("income")])
    .groupBy("date");
  const months = await books
    .selectFrom(days.as("day"))
    .select((eb) => [sql<string>`substr(date, 1, 7)`.as("month"), summed(eb.ref("income")).as("sum")])
    .groupBy(sql`substr(date, 1, 7)`)
    .execute();
  return new Map(months.map(({ month, sum }) => [month, BigInt(sum)]));
}

/** What was invoiced from one day to another, both included. */
export async function readIssued(books: CompanyBooks, from: string, to: string) {
  const { count, amount } = await counted(books, from, to)
    .select((eb) => [eb.fn.countAll<number>().as("count"), summed(eb.ref("base_total")).as("amount")])
    .executeTakeFirstOrThrow();
  return { count, amount: BigInt(amount) };
}

function counted(books: CompanyBooks, from: string, to: string) {
  return books
    .selectFrom("invoices")
    .where("company_id", "=", books.companyId)
    .where(isCounted)
    .where("date", ">=", from)
    .where("date", "<=", to);
}

/** What is still owed: the balances that are overdue, and those that are not. */
export async function readOwed(books: CompanyBooks, { today }: Period) {
  const all = await owed(books).executeTakeFirstOrThrow();
  const overdue = await owed(books)
    .where("due_date", ">", NO_DATE)
    .where("due_date", "<", today)
    .executeTakeFirstOrThrow();
  const amount = BigInt(overdue.amount);
  return {
    overdue: { count: overdue.count, amount },
    open: { count: all.count - overdue.count, amount: BigInt(all.amount) - amount },
  };
}

function owed(books: CompanyBooks) {
  return books
    .selectFrom("invoices")
    .where("company_id", "=", books.companyId)
    .where("balance", ">", sql.lit(0))
    .where(isCounted)
    .select((eb) => [eb.fn.countAll<number>().as("count"), summed(eb.ref("base_balance")).as("amount")]);
}

export async function readReceived(books: CompanyBooks) {
  const { count, amount } = await books
    .selectFrom("invoices")
    .where("company_id", "=", books.companyId)
    .where("status", "=", sql.lit(5))
    .select((eb) => [eb.fn.countAll<number>().as("count"), summed(eb.ref("base_total")).as("amount")])
    .executeTakeFirstOrThrow();
  return { count, amount: BigInt(amount) };
}

/** Income of the last 30 days by the account it belongs to, the most first. */
export async function readCategories(books: CompanyBooks, { from, today }: Period) {
  const rows = await books
    .selectFrom("invoices")
    .innerJoin("invoice_lines as line", "line.invoice_id", "invoices.id")
    .leftJoin("products", "products.id", "line.product_id")
    .leftJoin("ledger_accounts as account", (join) =>
      join.on((eb) =>
        eb("account.id", "=", eb.fn.coalesce("line.ledger_account_id", "products.sale_account_id")),
      ),
    )
    .where("invoices.company_id", "=", books.companyId)
    .where(isCounted)
    .where("invoices.date", ">=", from)
    .where("invoices.date", "<=", today)
    .select((eb) => ["account.id", "account.name", summed(eb.ref("line.base_net")).as("amount")])
    .groupBy(["account.id", "account.name"])
    .execute();
  return rows
    .map(({ name, amount }) => ({ name: name ?? "Other income", amount: BigInt(amount) }))
    .filter(({ amount }) => amount !== 0n)
    .sort((a, b) => (a.amount < b.amount ? 1 : a.amount > b.amount ? -1 : 0));
}
