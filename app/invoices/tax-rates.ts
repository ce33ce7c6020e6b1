/**
 * These functions are not in schema.ts, so that a page that calculates with tax rates does not load
 * zod (20 kB).
 */

/**
 * The rate of each tax code in percent, as exact decimal text. The rates are in a list and not in
 * an object, because a posted tax code could be the name of an object property such as `__proto__`.
 */
export type TaxRates = { id: string; rate: string }[];

/**
 * Returns the rate in percent as decimal text; undefined for a tax code that is no longer in force.
 */
export function findTaxRate(rates: TaxRates, taxCodeId: string): string | undefined {
  return rates.find(({ id }) => id === taxCodeId)?.rate;
}
