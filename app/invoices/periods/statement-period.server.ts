import { monthEnd, monthStart } from "../../../domain/calendar/date-arithmetic";
import { parseDate } from "../../../domain/calendar/days";
import type { Period } from "~/models/owed/statement.server";

type NamedPeriod = Period & { name: string };

/** Returns the periods offered as links. The first is the default. */
export function presetPeriods(today: string): [NamedPeriod, ...NamedPeriod[]] {
  const year = today.slice(0, 4);
  return [
    { name: "This month", from: monthStart(today), to: today },
    { name: "Last month", from: monthStart(today, 1), to: monthEnd(today, 1) },
    { name: "Last 3 months", from: monthStart(today, 2), to: today },
    { name: "This year", from: `${year}-01-01`, to: today },
  ];
}

/** The period in an address or form, as typed. */
type TypedPeriod = { from: string; to: string };

/**
 * Parses a period. An empty start becomes the first day of the end's month, and an empty end
 * becomes today.
 */
export function parseStatementPeriod(
  { from, to }: TypedPeriod,
  today: string,
): { period: Period | null; errors: { from?: string; to?: string } } {
  const last = to.trim() ? parseDate(to) : today;
  const first = from.trim() ? parseDate(from) : last && monthStart(last);
  if (first && last) return { period: { from: first, to: last }, errors: {} };
  return {
    period: null,
    errors: {
      ...(from.trim() && !first ? { from: UNREADABLE_DATE } : {}),
      ...(last ? {} : { to: UNREADABLE_DATE }),
    },
  };
}

const UNREADABLE_DATE = "Enter the date as DD/MM/YYYY.";
