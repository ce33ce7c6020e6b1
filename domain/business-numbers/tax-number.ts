import { normalizeNumber } from "./parsed-number";
import { isUen } from "./registration";

/** An SST number: the office, the year and month, and eight digits. */
const SST = /^[A-Z]\d{2}-\d{4}-\d{8}$/;
/** A GST number of an older or foreign registration. All other businesses use their UEN. */
const GST = /^M[A-Z0-9]-?\d{7}-?[A-Z0-9]$/;

/** Returns the tax number as it is stored and printed: in capital letters, without spaces. */
export function normalizeTaxNumber(typed: string): string {
  return normalizeNumber(typed);
}

/**
 * Returns whether the text has the usual form of an SST number. Tax offices use other forms too, so
 * the app warns about an unusual number and does not reject it.
 */
export function hasSstForm(number: string): boolean {
  return SST.test(number);
}

/**
 * Returns whether the text has the usual form of a GST number, such as "M90372481X", or is a UEN.
 * See `hasSstForm`.
 */
export function hasGstForm(number: string): boolean {
  return GST.test(number) || isUen(number);
}
