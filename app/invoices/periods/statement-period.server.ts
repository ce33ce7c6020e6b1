import { getMonthEnd, getMonthStart } from "../../../domain/calendar/date-arithmetic";
import { parseDate } from "../../../domain/calendar/days";
import { listToolWords } from "../../../domain/words/list-tools";
import { periodWords as words } from "../../../domain/words/periods";
import type { StatementPeriod } from "~/models/owed/statement.server";

type NamedPeriod = StatementPeriod & { name: string };

/**
 * Returns the periods for which the page has links. The first one is the default. `today` is
 * YYYY-MM-DD.
 */
export function listPresetPeriods(today: string): [NamedPeriod, ...NamedPeriod[]] {
  const year = today.slice(0, 4);
  return [
    { name: words.names.month, from: getMonthStart(today), to: today },
    { name: words.names.last_month, from: getMonthStart(today, 1), to: getMonthEnd(today, 1) },
    { name: words.lastThreeMonths, from: getMonthStart(today, 2), to: today },
    { name: words.thisYear, from: `${year}-01-01`, to: today },
  ];
}

/** The typed period of an address or form. */
type TypedPeriod = { from: string; to: string };

/**
 * Parses a period. `period` is null, with errors by field, when a date cannot be parsed. Without a
 * start, the period begins on the first day of the month in which it ends; without an end, it ends
 * today.
 */
export function parseStatementPeriod(
  { from, to }: TypedPeriod,
  today: string,
): { period: StatementPeriod | null; errors: { from?: string; to?: string } } {
  const last = to.trim() ? parseDate(to) : today;
  const first = from.trim() ? parseDate(from) : last && getMonthStart(last);
  if (first && last) return { period: { from: first, to: last }, errors: {} };
  return {
    period: null,
    errors: {
      ...(from.trim() && !first ? { from: listToolWords.unreadableDate } : {}),
      ...(last ? {} : { to: listToolWords.unreadableDate }),
    },
  };
}
