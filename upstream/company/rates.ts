import { decimal, type Decimal } from "../../domain/money/money";
import type { CompanyBooks } from "../db/company-books";

/** Units of the company's own currency for one of this, on a day or the last before it. */
export async function newestRate(
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
  return newest && decimal(newest.rate);
}
