/** Returns a function that formats a day (YYYY-MM-DD) in the language of `locale`. */
export function dayFormatter(locale: string): (day: string) => string {
  // The formatter is made once, because making it takes longer than formatting.
  const format = new Intl.DateTimeFormat(locale, {
    ...{ day: "numeric", month: "short", year: "numeric" },
    timeZone: "UTC",
  });
  return (day) => format.format(new Date(`${day}T00:00:00Z`));
}
