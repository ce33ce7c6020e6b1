import { sql } from "kysely";
import type { CompanyBooks } from "../db/company-books";
import type { SnapshotPeriod } from "./period";
import { selectRunningTotals, readSum, sumAsText, type Sum } from "./sums";
import { INVOICE_STATUS } from "../../domain/invoices/status";

/** Returns the income per month (YYYY-MM) in minor units. Months without income are missing. */
export async function readMonthlyIncome(
  books: CompanyBooks,
  { trendFrom, today }: SnapshotPeriod,
): Promise<Map<string, bigint>> {
  const months = await selectRunningTotals(books, "income")
    .where("day", ">=", trendFrom)
    .where("day", "<=", today)
    .select((eb) => [
      sql<string>`substr(day, 1, 7)`.as("month"),
      sumAsText(eb.ref("amount")).as("sum"),
    ])
    .groupBy(sql`substr(day, 1, 7)`)
    .execute();
  return new Map(months.map(({ month, sum }) => [month, BigInt(sum)]));
}

/**
 * Returns the sum of the issued invoices that are not void and are dated between two days, both
 * included, less the credit notes of these days.
 */
export async function readIssuedSum(books: CompanyBooks, from: string, to: string): Promise<Sum> {
  return readSum(
    selectRunningTotals(books, "issued").where("day", ">=", from).where("day", "<=", to),
  );
}

/** Returns the sums of overdue balances and of other unpaid balances (`open`). */
export async function readOwedSums(books: CompanyBooks, { today }: Pick<SnapshotPeriod, "today">) {
  const all = await readSum(selectRunningTotals(books, "owed"));
  const overdue = await readSum(selectRunningTotals(books, "owed").where("day", "<", today));
  return {
    overdue,
    open: { count: all.count - overdue.count, amount: all.amount - overdue.amount },
  };
}

/** Returns the sum of all invoices with the status received. */
export async function readReceivedSum(books: CompanyBooks): Promise<Sum> {
  return readSum(selectRunningTotals(books, "status").where("ref", "=", INVOICE_STATUS.received));
}

/** Returns the income of the period per income account in minor units, highest first. */
export async function readIncomeByAccount(books: CompanyBooks, { from, today }: SnapshotPeriod) {
  const sums = selectRunningTotals(books, "account")
    .where("day", ">=", from)
    .where("day", "<=", today)
    .select((eb) => ["ref", eb.fn.sum<number>("amount").as("amount")])
    .groupBy("ref");
  const rows = await books
    .selectFrom(sums.as("sums"))
    .leftJoin("ledger_accounts as account", "account.id", "sums.ref")
    .select((eb) => ["account.id", "account.name", sumAsText(eb.ref("sums.amount")).as("amount")])
    .groupBy(["account.id", "account.name"])
    .execute();
  return rows
    .map(({ name, amount }) => ({ name: name ?? "Other income", amount: BigInt(amount) }))
    .filter(({ amount }) => amount !== 0n)
    .sort((a, b) => (a.amount < b.amount ? 1 : a.amount > b.amount ? -1 : 0));
}
