import dayjs, { type Dayjs } from "dayjs";
import utc from "dayjs/plugin/utc.js";

/**
 * Arithmetic with calendar dates as YYYY-MM-DD text. It uses dayjs in UTC, so that no time zone
 * changes a date. All functions throw a RangeError for a text that is not a date. Browser code uses
 * `days.ts` instead, which does not load dayjs (4 kB).
 */

dayjs.extend(utc);

type Unit = "day" | "week" | "month" | "year";

/**
 * Adds units to a date. A day beyond the end of a month becomes its last day: 31 January plus one
 * month is 28 February.
 */
export function addToDate(date: string, count: number, unit: Unit): string {
  return toDateText(toDayjs(date).add(count, unit));
}

/**
 * Adds units to a moment and keeps the time of day in UTC. Handles short months like `addToDate`.
 */
export function addToMoment(moment: Date, count: number, unit: Unit): Date {
  return dayjs.utc(moment).add(count, unit).toDate();
}

/**
 * Returns the number of whole units from `from` to `to`. The result is zero or negative when `to`
 * is before `from`.
 */
export function countWholeUnitsBetween(from: string, to: string, unit: Unit): number {
  return toDayjs(to).diff(toDayjs(from), unit);
}

/**
 * Returns the number of days from `from` to `to`. The result is negative when `to` is before
 * `from`.
 */
export function countDaysBetween(from: string, to: string): number {
  return toDayjs(to).diff(toDayjs(from), "day");
}

/** Returns the day of the week, from 0 (Sunday) to 6 (Saturday). */
export function getWeekday(date: string): number {
  return toDayjs(date).day();
}

/**
 * Returns the first day of the month that is `months` months before the month of `date`; by default
 * of the month of `date` itself.
 */
export function getMonthStart(date: string, months = 0): string {
  return toDateText(toDayjs(date).subtract(months, "month").startOf("month"));
}

/**
 * Returns the last day of the month that is `months` months before the month of `date`; by default
 * of the month of `date` itself.
 */
export function getMonthEnd(date: string, months = 0): string {
  return toDateText(toDayjs(date).subtract(months, "month").endOf("month"));
}

function toDayjs(date: string): Dayjs {
  const day = dayjs.utc(date);
  // dayjs parses 31 February as 3 March.
  if (toDateText(day) !== date) throw new RangeError(`not a date: ${date}`);
  return day;
}

function toDateText(day: Dayjs): string {
  return day.format("YYYY-MM-DD");
}
