import { getMonthStart } from "../../domain/calendar/date-arithmetic";
import { addDays } from "../../domain/calendar/days";
import { SUMMARY_DAYS } from "../../domain/day-spans";

/** The number of months in the trend, including the current month. */
const TREND_MONTHS = 12;

/** The days (YYYY-MM-DD) and months (YYYY-MM) of a snapshot. */
export type SnapshotPeriod = {
  today: string;
  /** The first day of the summary, which has `SUMMARY_DAYS` days and ends today. */
  from: string;
  /** The first day of the previous summary, which has the same number of days. */
  previousFrom: string;
  /** The first day of the oldest month. */
  trendFrom: string;
  /** The months of the trend, oldest first. */
  months: string[];
};

/** Returns the days and months of the snapshot of a day (YYYY-MM-DD). */
export function createSnapshotPeriod(today: string): SnapshotPeriod {
  const months = Array.from({ length: TREND_MONTHS }, (_, index) =>
    getMonthStart(today, TREND_MONTHS - 1 - index),
  );
  return {
    today,
    from: addDays(today, 1 - SUMMARY_DAYS),
    previousFrom: addDays(today, 1 - 2 * SUMMARY_DAYS),
    trendFrom: months[0] ?? today,
    months: months.map((first) => first.slice(0, 7)),
  };
}
