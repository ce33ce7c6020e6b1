// This module is separate from schema.ts, so that a page that calculates with tax rates does not load
// zod (20 kB).

/**
 * The rate of each tax code in percent, as exact decimal text. The rates are in a list and not in
 * an object, because a posted tax code could be the name of an object property such as `__proto__`.
 */
export type TaxRates = { id: string; rate: string }[];

/**
 * Returns the rate in percent as decimal text; undefined for an empty or unknown tax code, and for
 * one that is no longer in force.
 */
export function findTaxRate(rates: TaxRates, taxCodeId: string): string | undefined {
  return rates.find(({ id }) => id === taxCodeId)?.rate;
}
