/** The date (YYYY-MM-DD) and the time (HH:MM) in a time zone at a moment. */

const dayFormat = cachedFormatters({ dateStyle: "short" });
const timeFormat = cachedFormatters({ timeStyle: "short" });

/** Returns the date in a time zone, given by its IANA name, at a moment. */
export function getDayInZone(timeZone: string, moment: Date): string {
  return dayFormat(timeZone).format(moment);
}

/** Returns the time in a time zone, given by its IANA name, at a moment: "14:05". */
export function getTimeInZone(timeZone: string, moment: Date): string {
  return timeFormat(timeZone).format(moment).slice(0, 5);
}

/** Returns the moment at which it is this date (YYYY-MM-DD) and time (HH:MM) in a time zone. */
export function getMomentInZone(timeZone: string, day: string, time: string): Date {
  const asUtc = Date.parse(`${day}T${time}Z`);
  // The zone's offset is read at a moment near the result. The second round corrects the offset
  // when the clocks of the zone change between both moments.
  let moment = new Date(asUtc);
  for (let round = 0; round < 2; round++) {
    const local = `${getDayInZone(timeZone, moment)}T${getTimeInZone(timeZone, moment)}Z`;
    moment = new Date(moment.getTime() + asUtc - Date.parse(local));
  }
  return moment;
}

/**
 * Returns a function that returns the formatter of a time zone. It creates each formatter once,
 * because creating one is slow.
 */
function cachedFormatters(
  style: Intl.DateTimeFormatOptions,
): (timeZone: string) => Intl.DateTimeFormat {
  const cache = new Map<string, Intl.DateTimeFormat>();
  return (timeZone) => {
    // The Swedish locale formats dates as YYYY-MM-DD.
    const formatter =
      cache.get(timeZone) ?? new Intl.DateTimeFormat("sv-SE", { timeZone, ...style });
    cache.set(timeZone, formatter);
    return formatter;
  };
}
