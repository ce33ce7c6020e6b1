import { add, wholeUnitsBetween } from "../../../domain/calendar/date-arithmetic";

/** Every `interval` weeks, months or years from the anchor, YYYY-MM-DD, which is the first. */
export type Pattern = { every: RepeatUnit; interval: number; anchor: string };

export const REPEAT_UNITS = ["week", "month", "year"] as const;
export type RepeatUnit = (typeof REPEAT_UNITS)[number];

/**
 * The days of a pattern from one day to another, both included. A day that a month does not have is
 * its last: the 31st in shorter months, 29 February in other years.
 */
export function occurrences(pattern: Pattern, from: string, to: string): string[] {
  const days: string[] = [];
  for (let index = firstIndex(pattern, from); ; index++) {
    const day = occurrenceAt(pattern, index);
    if (day === null || day > to) return days;
    if (day >= from) days.push(day);
  }
}

/** Whether a day is one of the pattern's. */
export function isOccurrence(pattern: Pattern, day: string): boolean {
  return occurrences(pattern, day, day).length > 0;
}

/** The first day of a pattern on or after another; null past the year 9999. */
export function firstOccurrenceFrom(pattern: Pattern, from: string): string | null {
  return findOccurrence(pattern, from, (day) => day >= from);
}

/** The first day of a pattern after another; null past the year 9999. */
export function firstOccurrenceAfter(pattern: Pattern, before: string): string | null {
  return findOccurrence(pattern, before, (day) => day > before);
}

function findOccurrence(
  pattern: Pattern,
  near: string,
  isWanted: (day: string) => boolean,
): string | null {
  for (let index = firstIndex(pattern, near); ; index++) {
    const day = occurrenceAt(pattern, index);
    if (day === null || isWanted(day)) return day;
  }
}

/** Which of the pattern's days can be the first on or after `from`: never too late. */
function firstIndex({ every, interval, anchor }: Pattern, from: string): number {
  return Math.max(0, Math.floor(wholeUnitsBetween(anchor, from, every) / interval));
}

/**
 * From the anchor each time: the 31st comes back after a shorter month. Null past the year 9999,
 * whose days have no place in YYYY-MM-DD.
 */
function occurrenceAt({ every, interval, anchor }: Pattern, index: number): string | null {
  const day = add(anchor, interval * index, every);
  return day.length > anchor.length ? null : day;
}
