import { sql, type Expression, type RawBuilder, type SelectQueryBuilder } from "kysely";
import type { CompanyBooks } from "../db/company-books";
import type { BookTables, RunningTotalKind } from "../db/schema";

/**
 * Returns the sum of minor units as text, because it may exceed the safe range of a JavaScript
 * number.
 */
export function sumAsText(amounts: Expression<number>): RawBuilder<string> {
  return sql<string>`cast(coalesce(sum(${amounts}), 0) as text)`;
}

/** The count of invoices and the sum of their amounts in minor units. */
export type Sum = { count: number; amount: bigint };

type RunningTotalQuery = SelectQueryBuilder<BookTables, "running_totals", object>;

/** Selects the company's running totals of a kind. */
export function selectRunningTotals(
  books: CompanyBooks,
  kind: RunningTotalKind,
): RunningTotalQuery {
  return books
    .selectFrom("running_totals")
    .where("company_id", "=", books.companyId)
    .where("kind", "=", kind);
}

/** Adds up the selected running totals. */
export async function readSum(sums: RunningTotalQuery): Promise<Sum> {
  const { count, amount } = await sums
    .select((eb) => [eb.fn.coalesce(eb.fn.sum<number>("count"), eb.lit(0)).as("count")])
    .select((eb) => sumAsText(eb.ref("amount")).as("amount"))
    .executeTakeFirstOrThrow();
  return { count, amount: BigInt(amount) };
}
