import dayjs, { type Dayjs } from "dayjs";
import utc from "dayjs/plugin/utc.js";

/**
 * Arithmetic with calendar days as YYYY-MM-DD text, by dayjs, in UTC so that no time zone moves a
 * day. What forms need in browsers is in `days.ts`, without the 4 kB of dayjs.
 */

dayjs.extend(utc);

type Unit = "day" | "week" | "month" | "year";

/** A day that a month does not have is its last: 31 January and a month is 28 February. */
export function addToDate(date: string, count: number, unit: Unit): string {
  return toDateText(toDayjs(date).add(count, unit));
}

/** The moment so much later, at the same time of day in UTC; as `add` where a month is shorter. */
export function addToMoment(moment: Date, count: number, unit: Unit): Date {
  return dayjs.utc(moment).add(count, unit).toDate();
}

/** How many whole units `to` is after `from`; not above 0 when it is before. */
export function wholeUnitsBetween(from: string, to: string, unit: Unit): number {
  return toDayjs(to).diff(toDayjs(from), unit);
}

/** How many days `to` is after `from`; negative when it is before. */
export function daysBetween(from: string, to: string): number {
  return toDayjs(to).diff(toDayjs(from), "day");
}

/** 0 is Sunday, 6 Saturday. */
export function weekday(date: string): number {
  return toDayjs(date).day();
}

/** The first day of the month that is `months` before that of `date`. */
export function monthStart(date: string, months = 0): string {
  return toDateText(toDayjs(date).subtract(months, "month").startOf("month"));
}

/** As `monthStart`, the last day. */
export function monthEnd(date: string, months = 0): string {
  return toDateText(toDayjs(date).subtract(months, "month").endOf("month"));
}

function toDayjs(date: string): Dayjs {
  const day = dayjs.utc(date);
  // It takes 31 February for 3 March.
  if (toDateText(day) !== date) throw new RangeError(`not a date: ${date}`);
  return day;
}

function toDateText(day: Dayjs): string {
  return day.format("YYYY-MM-DD");
}
