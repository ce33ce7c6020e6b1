/**
 * Calendar dates as YYYY-MM-DD text, without times. All arithmetic is in UTC, so that no time zone
 * changes a date.
 */

/** The wire value for "no date", such as the due date of an invoice with a cash term. */
export const NO_DATE = "0000-00-00";

/** The earliest date that is accepted. An earlier date is treated as a typing error. */
const EARLIEST = "1900-01-01";

const DAY_MS = 24 * 60 * 60 * 1000;

/** Returns whether the text is an existing date in the form YYYY-MM-DD, from 1900 on. */
export function isRealDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text < EARLIEST) return false;
  const ms = Date.parse(`${text}T00:00:00Z`);
  // Some engines parse 31 February as 3 March.
  return !Number.isNaN(ms) && toDateText(ms) === text;
}

/**
 * Parses DD/MM/YYYY, also with dots or dashes, and YYYY-MM-DD. Day and month may have one digit.
 * Returns null when the text is not an existing date, or is a date before 1900.
 */
export function parseDate(typed: string): string | null {
  const text = typed.trim();
  const local = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text);
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text);
  const parts = local ? [local[3], local[2], local[1]] : iso ? [iso[1], iso[2], iso[3]] : null;
  if (!parts) return null;
  const date = parts.map((part) => part?.padStart(2, "0")).join("-");
  return isRealDate(date) ? date : null;
}

/** Formats "2026-11-20" as "20/11/2026". Returns "" for an empty text and for `NO_DATE`. */
export function formatDate(date: string): string {
  if (!date || date === NO_DATE) return "";
  const [year, month, day] = date.split("-");
  return `${day}/${month}/${year}`;
}

/** Adds days to a date. Throws a RangeError when the text does not have the form of a date. */
export function addDays(date: string, days: number): string {
  const ms = Date.parse(`${date}T00:00:00Z`);
  if (Number.isNaN(ms)) throw new RangeError(`not a date: ${date}`);
  return toDateText(ms + days * DAY_MS);
}

function toDateText(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}
