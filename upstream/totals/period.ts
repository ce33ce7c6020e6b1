import { monthStart } from "../../domain/calendar/date-arithmetic";
import { addDays } from "../../domain/calendar/days";
import { SUMMARY_DAYS } from "../../domain/day-spans";

/** Months of the trend, this one included. */
const TREND_MONTHS = 12;

/** The days that a snapshot is about, as YYYY-MM-DD and, for months, YYYY-MM. */
export type Period = {
  today: string;
  /** The first day of the summary. */
  from: string;
  /** The first of as many days before those. */
  previousFrom: string;
  /** The first of the oldest month. */
  trendFrom: string;
  /** The oldest first. */
  months: string[];
};

export function periodUpTo(today: string): Period {
  const months = Array.from({ length: TREND_MONTHS }, (_, index) =>
    monthStart(today, TREND_MONTHS - 1 - index),
  );
  return {
    today,
    from: addDays(today, 1 - SUMMARY_DAYS),
    previousFrom: addDays(today, 1 - 2 * SUMMARY_DAYS),
    trendFrom: months[0] ?? today,
    months: months.map((first) => first.slice(0, 7)),
  };
}
