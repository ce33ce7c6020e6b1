import { normalizeNumber } from "./parsed-number";
import { isUen } from "./registration";

/** Office and kind (W service, B sales tax …), year and month, serial number. */
const SST = /^[A-Z]\d{2}-\d{4}-\d{8}$/;
/** Of older registrations, and of foreign ones; others have their UEN. */
const GST = /^M[A-Z0-9]-?\d{7}-?[A-Z0-9]$/;

/** In capitals, as it is printed. */
export function normalizeTaxNumber(typed: string): string {
  return normalizeNumber(typed);
}

/** Tax offices know other forms too: one that is unknown here is warned of, not refused. */
export function isKnownSst(number: string): boolean {
  return SST.test(number);
}

export function isKnownGst(number: string): boolean {
  return GST.test(number) || isUen(number);
}
