/** Registration numbers of businesses: the SSM number in Malaysia and the UEN in Singapore. */
import { businessNumberWords as words } from "../words/business-numbers";
import { normalizeNumber, type ParsedNumber } from "./parsed-number";

/** The new form: year, kind of entity (01 company … 06 professional partnership), serial number. */
const SSM_NEW = "(?:18|19|20)\\d{2}0[1-6]\\d{6}";
/**
 * The old forms of a company, a business (nine digits, or a state and seven digits) and a limited
 * liability partnership.
 */
const SSM_OLD = "(?:\\d{1,7}-[A-Z]|(?:\\d{9}|[A-Z]{2}\\d{7})-[A-Z]|LLP\\d{7}-[A-Z]{3})";
const SSM = new RegExp(`^(?:(${SSM_NEW})(?:\\((${SSM_OLD})\\))?|(${SSM_OLD}))$`);

/**
 * Parses an SSM number in its new form, its old form, or the new form followed by the old form in
 * brackets.
 */
export function parseSsm(typed: string): ParsedNumber {
  const [, current, former, old] = SSM.exec(normalizeNumber(typed)) ?? [];
  if (current) return { value: former ? `${current} (${former})` : current };
  if (old) return { value: old };
  return { problem: words.ssm };
}

/**
 * The forms of a UEN: a business (8 digits), a local company (year and 5 digits), or any other
 * entity (first letter T, S or R). Each ends in a letter.
 */
const UEN = /^(?:\d{8}|(?:18|19|20)\d{2}\d{5}|[TSR]\d{2}[A-Z][A-Z0-9]\d{4})[A-Z]$/;

/** Parses a UEN. Returns it in capital letters, without spaces. */
export function parseUen(typed: string): ParsedNumber {
  const uen = normalizeNumber(typed);
  if (UEN.test(uen)) return { value: uen };
  return { problem: words.uen };
}

/** Returns whether the text is a UEN in its stored form: in capital letters, without spaces. */
export function isUen(text: string): boolean {
  return UEN.test(text);
}
