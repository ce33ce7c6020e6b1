/** How a language writes a day, YYYY-MM-DD. */
export function dayFormatter(locale: string): (day: string) => string {
  // Making one takes longer than all that is formatted with it.
  const format = new Intl.DateTimeFormat(locale, {
    ...{ day: "numeric", month: "short", year: "numeric" },
    timeZone: "UTC",
  });
  return (day) => format.format(new Date(`${day}T00:00:00Z`));
}
