import { addDays, daysBetween, weekday } from "../../domain/calendar/days";
import type { Random } from "./random";

/** A holiday that customers stock up for; `dates` has one day a year. */
export type Festival = { greeting: string; dates: readonly string[] };

const RUSH_DAYS = 21;
const CLOSED_DAYS = 2;
/** How much busier the last day is than the first. */
const GROWTH = 1.35;

/**
 * Spreads `count` dates, in order, over the days between the two (included):
 * few at weekends, many before a festival, slowly more as time goes by.
 */
export function businessDates(
  count: number,
  from: string,
  to: string,
  festivals: readonly Festival[],
  random: Random,
): string[] {
  const span = daysBetween(from, to);
  const days = Array.from({ length: span + 1 }, (_, index) => {
    const date = addDays(from, index);
    return { date, weight: busyness(date, festivals) * (1 + ((GROWTH - 1) * index) / span) };
  });
  const total = days.reduce((sum, day) => sum + day.weight, 0);
  // Every even share of the work has one invoice, somewhere within it.
  const marks = Array.from(
    { length: count },
    (_, index) => ((index + random.next()) * total) / count,
  );
  let reached = 0;
  const ends = days.map((day) => (reached += day.weight));
  return marks.map((mark) => days[ends.findIndex((end) => mark < end)]?.date ?? to);
}

/** The greeting of a festival that is at most two weeks ahead; blank for none. */
export function greetingFor(date: string, festivals: readonly Festival[]): string {
  const near = festivals.find((festival) =>
    festival.dates.some((day) => daysBetween(date, day) >= 0 && daysBetween(date, day) <= 14),
  );
  return near?.greeting ?? "";
}

function busyness(date: string, festivals: readonly Festival[]): number {
  const ahead = festivals.flatMap(({ dates }) => dates.map((day) => daysBetween(date, day)));
  const ofWeek = { 0: 0.12, 6: 0.45 }[weekday(date)] ?? 1;
  if (ahead.some((days) => days <= 0 && days > -CLOSED_DAYS)) return ofWeek * 0.1;
  return ahead.some((days) => days > 0 && days <= RUSH_DAYS) ? ofWeek * 1.6 : ofWeek;
}
