/** Which day it is somewhere at a moment: days and times as YYYY-MM-DD and HH:MM. */

const dayFormat = cachedFormatters({ dateStyle: "short" });
const timeFormat = cachedFormatters({ timeStyle: "short" });

/** The day in a time zone (its IANA name) at a moment. */
export function dayIn(timeZone: string, moment: Date): string {
  return dayFormat(timeZone).format(moment);
}

/** The time of day in a time zone (its IANA name) at a moment: "14:05". */
export function timeIn(timeZone: string, moment: Date): string {
  return timeFormat(timeZone).format(moment).slice(0, 5);
}

/** One for each time zone: making one takes longer than all that a request formats with it. */
function cachedFormatters(
  style: Intl.DateTimeFormatOptions,
): (timeZone: string) => Intl.DateTimeFormat {
  const made = new Map<string, Intl.DateTimeFormat>();
  return (timeZone) => {
    // The Swedish order of a date is the wire's.
    const formatter =
      made.get(timeZone) ?? new Intl.DateTimeFormat("sv-SE", { timeZone, ...style });
    made.set(timeZone, formatter);
    return formatter;
  };
}
