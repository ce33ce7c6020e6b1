import { addToDate, wholeUnitsBetween } from "../../../domain/calendar/date-arithmetic";

/**
 * A repetition every `interval` weeks, months or years. The first occurrence is the anchor
 * (YYYY-MM-DD).
 */
export type Pattern = { every: RepeatUnit; interval: number; anchor: string };

export const REPEAT_UNITS = ["week", "month", "year"] as const;
export type RepeatUnit = (typeof REPEAT_UNITS)[number];

/**
 * Returns the occurrences from one day to another, both included. A day missing in a month becomes
 * the last day of that month.
 */
export function listOccurrences(pattern: Pattern, from: string, to: string): string[] {
  const days: string[] = [];
  for (let index = calculateFirstIndex(pattern, from); ; index++) {
    const day = calculateOccurrence(pattern, index);
    if (day === null || day > to) return days;
    if (day >= from) days.push(day);
  }
}

/** Returns true when the pattern has an occurrence on the day. */
export function isOccurrence(pattern: Pattern, day: string): boolean {
  return listOccurrences(pattern, day, day).length > 0;
}

/** Returns the first occurrence on or after a day, or null after the year 9999. */
export function findOccurrenceFrom(pattern: Pattern, from: string): string | null {
  return findOccurrence(pattern, from, (day) => day >= from);
}

/** Returns the first occurrence after a day, or null after the year 9999. */
export function findOccurrenceAfter(pattern: Pattern, before: string): string | null {
  return findOccurrence(pattern, before, (day) => day > before);
}

function findOccurrence(
  pattern: Pattern,
  near: string,
  accepts: (day: string) => boolean,
): string | null {
  for (let index = calculateFirstIndex(pattern, near); ; index++) {
    const day = calculateOccurrence(pattern, index);
    if (day === null || accepts(day)) return day;
  }
}

/**
 * Returns the index from which to search for the first occurrence on or after `from`. The index may
 * be too low, but never too high.
 */
function calculateFirstIndex({ every, interval, anchor }: Pattern, from: string): number {
  return Math.max(0, Math.floor(wholeUnitsBetween(anchor, from, every) / interval));
}

/**
 * Returns the occurrence with an index, or null after the year 9999, which YYYY-MM-DD cannot
 * express. Adding to the anchor each time brings the 31st back after a shorter month.
 */
function calculateOccurrence({ every, interval, anchor }: Pattern, index: number): string | null {
  const day = addToDate(anchor, interval * index, every);
  return day.length > anchor.length ? null : day;
}
