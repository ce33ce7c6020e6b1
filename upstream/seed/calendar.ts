import { countDaysBetween, getWeekday } from "../../domain/calendar/date-arithmetic";
import { addDays } from "../../domain/calendar/days";
import type { RandomSource } from "./random";

/**
 * Festivals for which customers buy more, with the first day of the festival in each year. Days in
 * later years are calculated and may be wrong by one day.
 */
const FESTIVALS = [
  {
    greeting: "Selamat Hari Raya Aidilfitri, maaf zahir dan batin.",
    days: "2025-03-31 2026-03-20 2027-03-10 2028-02-27 2029-02-15 2030-02-05 2031-01-24 2032-01-14",
  },
  {
    greeting: "Gong Xi Fa Cai! A prosperous new year to you.",
    days: "2025-01-29 2026-02-17 2027-02-06 2028-01-26 2029-02-13 2030-02-03 2031-01-23 2032-02-11",
  },
  {
    greeting: "Happy Deepavali to you and your family.",
    days: "2025-10-20 2026-11-08 2027-10-28 2028-10-17 2029-11-05 2030-10-26 2031-11-14 2032-11-02",
  },
].map(({ greeting, days }) => ({ greeting, days: days.split(" ") }));

/** The number of days before a festival with more invoices than usual. */
const RUSH_DAYS = 21;
/** The number of invoices at the end of the period relative to its start. */
const GROWTH = 1.35;

/**
 * Returns `count` dates (YYYY-MM-DD) in order, from `from` to `to` inclusive. There are few dates at
 * weekends, many before a festival, and slowly more over time.
 */
export function generateInvoiceDates(
  count: number,
  from: string,
  to: string,
  random: RandomSource,
): string[] {
  const span = countDaysBetween(from, to);
  let cumulativeWork = 0;
  const days = Array.from({ length: span + 1 }, (_, index) => {
    const date = addDays(from, index);
    cumulativeWork += calculateWork(date) * (1 + ((GROWTH - 1) * index) / span);
    return { date, end: cumulativeWork };
  });
  // The period is divided into `count` equal parts of work. Each part gets one date at random.
  return Array.from({ length: count }, (_, index) => {
    const target = ((index + random.next()) * cumulativeWork) / count;
    return days.find(({ end: workUntil }) => target < workUntil)?.date ?? to;
  });
}

/** Returns the greeting of a festival within the next two weeks, or an empty text. */
export function findGreeting(date: string): string {
  return findFestivalAhead(date, 14)?.greeting ?? "";
}

/** Returns how many invoices the day has, relative to an ordinary weekday (1). */
function calculateWork(date: string): number {
  const isHoliday = FESTIVALS.some(({ days }) => days.includes(date));
  const weekdayShare = { 0: 0.12, 6: 0.45 }[getWeekday(date)] ?? 1;
  return weekdayShare * (isHoliday ? 0.1 : findFestivalAhead(date, RUSH_DAYS) ? 1.6 : 1);
}

/** Returns the festival within the next `days` days, or undefined. */
function findFestivalAhead(date: string, days: number) {
  const last = addDays(date, days);
  return FESTIVALS.find(({ days: firstDays }) =>
    firstDays.some((day) => day > date && day <= last),
  );
}
