/** The date in a time zone at a moment, as YYYY-MM-DD. */
export function dayIn(timeZone: string, moment: Date): string {
  const formatter =
    formatters.get(timeZone) ??
    // The Swedish order of a date is the wire's.
    new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short" });
  formatters.set(timeZone, formatter);
  return formatter.format(moment);
}

/** By time zone: making one takes longer than all that is formatted with it at a request. */
const formatters = new Map<string, Intl.DateTimeFormat>();

/** No date: what a cash invoice has for its due date. */
export const NO_DATE = "0000-00-00";

/** Whether YYYY-MM-DD names a day that exists. */
export function isRealDate(text: string): boolean {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!match || text < "1900-01-01") return false;
  const [year, month, day] = match.slice(1).map(Number);
  const date = new Date(Date.UTC(year ?? 0, (month ?? 0) - 1, day ?? 0));
  return date.toISOString().startsWith(text);
}

/** YYYY-MM-DD as people read it: DD/MM/YYYY; blank for no date. */
export function displayDate(date: string): string {
  return date === NO_DATE ? "" : date.split("-").reverse().join("/");
}
