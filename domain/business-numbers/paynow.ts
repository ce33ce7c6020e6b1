import { businessNumberWords as words } from "../words/business-numbers";
import { normalizeNumber, type ParsedNumber } from "./parsed-number";
import { isUen } from "./registration";

/** A mobile number of Singapore, with or without its country code 65. */
const MOBILE = /^(?:\+?65)?([89]\d{7})$/;
/** The number of characters that a business with several accounts may add to its UEN. */
const SUFFIX_LENGTH = 3;
/** The number of a person's identity card (NRIC) or of a foreigner (FIN). */
const NRIC = /^[STFGM]\d{7}[A-Z]$/;

/**
 * Parses a PayNow proxy: a Singapore mobile number, stored as "+6591234567", or a UEN, which may
 * have a suffix of three characters. Rejects an NRIC or FIN, because the proxy is printed on
 * invoices.
 */
export function parsePayNow(typed: string): ParsedNumber {
  const proxy = normalizeNumber(typed);
  if (NRIC.test(proxy)) return { problem: words.payNowNric };
  const mobile = MOBILE.exec(proxy.replace(/[-()]/g, ""))?.[1];
  if (mobile) return { value: `+65${mobile}` };
  if (isUen(proxy) || isUen(proxy.slice(0, -SUFFIX_LENGTH))) return { value: proxy };
  return { problem: words.payNow };
}
