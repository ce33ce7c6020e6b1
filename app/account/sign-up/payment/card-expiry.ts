/** `month` counts from 1. */
type Expiry = { month: number; year: number };

/** Parses "8/29", "08/2029" or "0829"; returns null when the text is not a month with its year. */
export function parseExpiry(typed: string): Expiry | null {
  const [, month = "", year = ""] = /^\s*(\d{1,2})\s*[/.-]?\s*(\d{2}|\d{4})\s*$/.exec(typed) ?? [];
  const expiry = { month: Number(month), year: Number(year.length === 2 ? `20${year}` : year) };
  return expiry.month >= 1 && expiry.month <= 12 ? expiry : null;
}

/**
 * Tells whether the card's month is over. The month lasts 12 hours longer than in UTC, until it has
 * ended in every time zone.
 */
export function isExpired({ month, year }: Expiry, now: Date): boolean {
  return Date.UTC(year, month, 1, 12) <= now.getTime();
}
