import { businessNumberWords as words } from "../words/business-numbers";
import { fill } from "../words/message";
import { normalizeNumber, type ParsedNumber } from "./parsed-number";

/** The TIN of a person. The prefixes OG and SG were replaced by IG. */
const PERSONAL_TIN = /^(?:IG|OG|SG)(\d{6,12})$/;
/** The TIN of a company, a partnership or another organization. */
const BUSINESS_TIN = /^(CS|FA|PT|TA|TC|TN|TR|TP|LE|C|D|F|J)0*(\d{5,12})$/;
export const MAX_TIN_LENGTH = 14;

/**
 * Parses a tax identification number (TIN) of Malaysia, as it is used in e-invoices. Replaces the
 * old prefixes of a person by IG, and removes hyphens and the zeros before the digits of a
 * business.
 */
export function parseTin(typed: string): ParsedNumber {
  const tin = normalizeNumber(typed).replace(/-/g, "");
  const person = PERSONAL_TIN.exec(tin);
  if (person) return checkLength(`IG${person[1]}`);
  const [, kind, digits] = BUSINESS_TIN.exec(tin) ?? [];
  if (kind && digits?.endsWith("0")) return checkLength(kind + digits);
  return { problem: kind ? words.tinEnd : words.tin };
}

function checkLength(tin: string): ParsedNumber {
  return tin.length <= MAX_TIN_LENGTH
    ? { value: tin }
    : { problem: fill(words.tinTooLong, { max: MAX_TIN_LENGTH }) };
}

/**
 * Parses a code of the Malaysia Standard Industrial Classification, which names the main activity
 * of a business.
 */
export function parseMsic(typed: string): ParsedNumber {
  const code = normalizeNumber(typed);
  return /^\d{5}$/.test(code) ? { value: code } : { problem: words.msic };
}
