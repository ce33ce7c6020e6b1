import type { CheckedCompany } from "../company";
import { parseFraction, isDecimal, round, multiply, toFraction } from "../fraction";
import { compareValues, compareAmounts, toFindings, type Finding } from "../finding";

/** Checks that the company has exactly one primary currency. */
export async function checkCurrencies({ currencies }: CheckedCompany): Promise<Finding[]> {
  const own = [...currencies.values()].filter(({ isOwn }) => isOwn).map(({ code }) => code);
  return compareValues("currencies of the company's own", own.length, 1);
}

/** Checks that exchange rates are above zero. */
export async function checkRateList({ books, currencies }: CheckedCompany): Promise<Finding[]> {
  const rates = await books.selectFrom("rates").select(["currency_id", "date", "rate"]).execute();
  return rates
    .filter(({ rate }) => !isDecimal(rate) || Number(rate) <= 0)
    .flatMap(({ currency_id, date, rate }) =>
      toFindings(
        `rate of ${currencies.get(currency_id)?.code ?? currency_id} of ${date}`,
        rate,
        "above zero",
      ),
    );
}

/** Checks that the price column for sorting has the item's price in minor units. */
export async function checkPrices({ books }: CheckedCompany): Promise<Finding[]> {
  const products = await books
    .selectFrom("products")
    .select(["name", "sale_price", "sale_price_minor"])
    .execute();
  return products.flatMap(({ name, sale_price, sale_price_minor }) =>
    isDecimal(sale_price)
      ? compareAmounts(
          `item ${name}: price in lists`,
          sale_price_minor,
          round(multiply(parseFraction(sale_price), toFraction(100))),
        )
      : toFindings(`item ${name}: price`, sale_price, "a number with decimals"),
  );
}
