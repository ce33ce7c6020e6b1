import { getLanguageTag } from "../../domain/languages";
import { getLanguage } from "../../domain/words/in-languages";
import { fill } from "../../domain/words/message";
import { timeWords as words } from "../../domain/words/time";

/** Returns the short name of the month of a day or month (YYYY-MM-DD or YYYY-MM): "Nov". */
export function formatMonthName(date: string): string {
  const name = new Intl.DateTimeFormat(getLanguageTag(getLanguage()), {
    ...{ month: "short", timeZone: "UTC" },
  });
  return name.format(new Date(`${date.slice(0, 7)}-01T00:00:00Z`));
}

/** Formats a month (YYYY-MM) as "Nov 2026". */
export function formatMonth(month: string): string {
  return fill(words.monthOfYear, { month: formatMonthName(month), year: month.slice(0, 4) });
}

/** Formats a day (YYYY-MM-DD) as "3 Nov". */
export function formatShortDay(date: string): string {
  return fill(words.shortDay, { day: Number(date.slice(8)), month: formatMonthName(date) });
}
