/**
 * Apart from the form's schema, so that the page that counts with them does without the schema's
 * library (20 kB).
 */

/** Percent of each tax code, exact decimal text. A list: what is typed may be any name of an object. */
export type TaxRates = { id: string; rate: string }[];

/** Undefined for a code that is not in force. */
export function findTaxRate(rates: TaxRates, taxCodeId: string): string | undefined {
  return rates.find(({ id }) => id === taxCodeId)?.rate;
}
