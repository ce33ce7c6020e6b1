import { sql } from "kysely";
import type { CompanyBooks } from "../../db/company-books";
import type { MovementKind } from "../../db/schema";
import { selectMovements } from "../../totals/movements";
import type { SnapshotPeriod } from "../../totals/period";
import { selectRunningTotals, sumAsText } from "../../totals/sums";

/** Returns all cash and bank accounts with their balances in minor units, highest balance first. */
export async function readBalances(books: CompanyBooks) {
  const accounts = await books
    .selectFrom("ledger_accounts as account")
    .where("account.company_id", "=", books.companyId)
    .where("kind", "=", "cash")
    .orderBy("account.id")
    .select(["account.id", "name"])
    .execute();
  const sums = await selectRunningTotals(books, "balance")
    .select((eb) => ["ref", sumAsText(eb.ref("amount")).as("balance")])
    .groupBy("ref")
    .execute();
  const balancesByAccount = new Map(sums.map(({ ref, balance }) => [ref, BigInt(balance)]));
  return accounts
    .map(({ id, name }) => ({ name, balance: balancesByAccount.get(id) ?? 0n }))
    .sort((a, b) => (a.balance < b.balance ? 1 : a.balance > b.balance ? -1 : 0));
}

/**
 * Returns the expenses per month (YYYY-MM) from `trendFrom` to today, as positive minor units. Months
 * without expenses are missing.
 */
export async function readExpenses(
  books: CompanyBooks,
  { trendFrom, today }: SnapshotPeriod,
): Promise<Map<string, bigint>> {
  const months = await selectMovements(books, "expense", trendFrom, today)
    .select((eb) => [
      sql<string>`substr(date, 1, 7)`.as("month"),
      sumAsText(eb.ref("amount")).as("sum"),
    ])
    .groupBy(sql`substr(date, 1, 7)`)
    .execute();
  return new Map(months.map(({ month, sum }) => [month, -BigInt(sum)]));
}

/** Returns the sum of one kind of movement from `from` to today, in minor units. */
export async function readMovementSum(
  books: CompanyBooks,
  kind: MovementKind,
  { from, today }: SnapshotPeriod,
): Promise<bigint> {
  const { sum } = await selectMovements(books, kind, from, today)
    .select((eb) => sumAsText(eb.ref("amount")).as("sum"))
    .executeTakeFirstOrThrow();
  return BigInt(sum);
}
