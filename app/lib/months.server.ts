import { getLanguageTag } from "../../domain/languages";
import { getLanguage } from "../../domain/words/in-languages";

/** Returns the short name of the month of a day or month (YYYY-MM-DD or YYYY-MM): "Nov". */
export function formatMonthName(date: string): string {
  return format(date, {});
}

/** Formats a month (YYYY-MM) as "Nov 2026". */
export function formatMonth(month: string): string {
  return format(month, { year: "numeric" });
}

/** Formats a day (YYYY-MM-DD) as "3 Nov". */
export function formatShortDay(date: string): string {
  // `Intl` has "Nov 3" for English and "3 Sept" for British English.
  if (getLanguage() === "en") return `${Number(date.slice(8))} ${formatMonthName(date)}`;
  return format(date, { day: "numeric" });
}

function format(date: string, parts: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(getLanguageTag(getLanguage()), {
    ...{ ...parts, month: "short", timeZone: "UTC" },
  }).format(new Date(date));
}
