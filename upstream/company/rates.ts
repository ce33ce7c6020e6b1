import { toDecimal, type Decimal } from "../../domain/money/money";
import type { CompanyBooks } from "../db/company-books";

/**
 * Returns the exchange rate of a currency on a day (YYYY-MM-DD), or the last one before it: units
 * of the company's own currency for one unit of this currency. Returns undefined when there is no
 * rate.
 */
export async function findRate(
  books: CompanyBooks,
  currencyId: number,
  day: string,
): Promise<Decimal | undefined> {
  const newest = await books
    .selectFrom("rates")
    .select("rate")
    .where("currency_id", "=", currencyId)
    .where("date", "<=", day)
    .orderBy("date", "desc")
    .limit(1)
    .executeTakeFirst();
  return newest && toDecimal(newest.rate);
}
