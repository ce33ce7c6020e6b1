/** Arithmetic on YYYY-MM-DD; always in UTC, so that no time zone moves a day. */

const DAY_MS = 24 * 60 * 60 * 1000;

export function addDays(date: string, days: number): string {
  return toText(toMs(date) + days * DAY_MS);
}

/** How many days `to` is after `from`; negative when it is before. */
export function daysBetween(from: string, to: string): number {
  return (toMs(to) - toMs(from)) / DAY_MS;
}

/** 0 is Sunday, 6 Saturday. */
export function weekday(date: string): number {
  return new Date(toMs(date)).getUTCDay();
}

/** The first day of the month that is `months` before that of `date`. */
export function monthStart(date: string, months: number): string {
  const day = new Date(toMs(date));
  return toText(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() - months, 1));
}

function toMs(date: string): number {
  const ms = Date.parse(`${date}T00:00:00Z`);
  if (Number.isNaN(ms)) throw new RangeError(`not a date: ${date}`);
  return ms;
}

function toText(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}
