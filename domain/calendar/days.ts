/**
 * Calendar days as YYYY-MM-DD text: pure, without hours. Arithmetic is in UTC, so that no time zone
 * moves a day.
 */

/** No day, as a cash invoice has for its due date. */
export const NO_DATE = "0000-00-00";

/** The first day that is taken for a real one. */
const EARLIEST = "1900-01-01";

const DAY_MS = 24 * 60 * 60 * 1000;

/** Whether YYYY-MM-DD names a day that exists. */
export function isRealDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text < EARLIEST) return false;
  const ms = Date.parse(`${text}T00:00:00Z`);
  // Some engines take 31 February for 3 March.
  return !Number.isNaN(ms) && toDateText(ms) === text;
}

/**
 * Reads DD/MM/YYYY (also D/M/YYYY, with dots or dashes) and YYYY-MM-DD; null when it is no real
 * day.
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

/** "2026-11-20" is "20/11/2026"; none is blank. */
export function formatDate(date: string): string {
  if (!date || date === NO_DATE) return "";
  const [year, month, day] = date.split("-");
  return `${day}/${month}/${year}`;
}

export function addDays(date: string, days: number): string {
  const ms = Date.parse(`${date}T00:00:00Z`);
  if (Number.isNaN(ms)) throw new RangeError(`not a date: ${date}`);
  return toDateText(ms + days * DAY_MS);
}

function toDateText(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}
