/** Calendar days as YYYY-MM-DD text: pure, without time zones or hours. */

export const NO_DATE = "0000-00-00";

/**
 * Reads DD/MM/YYYY (also D/M/YYYY, with dots or dashes) and YYYY-MM-DD; null when it is no real
 * day.
 */
export function readDate(typed: string): string | null {
  const text = typed.trim();
  const local = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text);
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text);
  const parts = local ? [local[3], local[2], local[1]] : iso ? [iso[1], iso[2], iso[3]] : null;
  if (!parts) return null;
  const [year = 0, month = 0, day = 0] = parts.map(Number);
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = year >= 1900 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal ? date.toISOString().slice(0, 10) : null;
}

/** "2026-11-20" is "20/11/2026"; none is blank. */
export function showDate(date: string): string {
  if (!date || date === NO_DATE) return "";
  const [year, month, day] = date.split("-");
  return `${day}/${month}/${year}`;
}

export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}
