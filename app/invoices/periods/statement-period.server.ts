import { monthEnd, monthStart } from "../../../domain/calendar/date-arithmetic";
import { readDate } from "../../../domain/calendar/days";
import type { Period } from "~/models/owed/statement.server";

type NamedPeriod = Period & { name: string };

/** Those that are chosen by one tap, the first one where nothing was chosen. */
export function presetPeriods(today: string): [NamedPeriod, ...NamedPeriod[]] {
  const year = today.slice(0, 4);
  return [
    { name: "This month", from: monthStart(today), to: today },
    { name: "Last month", from: monthStart(today, 1), to: monthEnd(today, 1) },
    { name: "Last 3 months", from: monthStart(today, 2), to: today },
    { name: "This year", from: `${year}-01-01`, to: today },
  ];
}

/** As they stand in the address. */
type TypedPeriod = { from: string; to: string };

/**
 * Days as an address has them or a form sent them; where one is left out, from the first of the
 * month, until today.
 */
export function parseStatementPeriod(
  { from, to }: TypedPeriod,
  today: string,
): { period: Period | null; errors: { from?: string; to?: string } } {
  const last = to.trim() ? readDate(to) : today;
  const first = from.trim() ? readDate(from) : last && monthStart(last);
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
