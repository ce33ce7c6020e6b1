/** Not in schema.ts, so that a page that calculates with the rates need not load zod (20 kB). */

/**
 * The rate of each tax code in percent, as exact decimal text. It is a list, because a typed tax
 * code could be the name of an object property such as `__proto__`.
 */
export type TaxRates = { id: string; rate: string }[];

/** Returns undefined for a tax code that is not in force. */
export function findTaxRate(rates: TaxRates, taxCodeId: string): string | undefined {
  return rates.find(({ id }) => id === taxCodeId)?.rate;
}
