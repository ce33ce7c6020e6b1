/** Returns a function that formats a day (YYYY-MM-DD) in the language of `locale`. */
export function createDayFormatter(locale: string): (day: string) => string {
  // The formatter is created once, because creating it takes longer than formatting a day.
  const format = new Intl.DateTimeFormat(locale, {
    ...{ day: "numeric", month: "short", year: "numeric" },
    timeZone: "UTC",
  });
  return (day) => format.format(new Date(`${day}T00:00:00Z`));
}
