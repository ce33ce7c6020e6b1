import { addToDate, countWholeUnitsBetween } from "../../../domain/calendar/date-arithmetic";

/**
 * A pattern of days: every `interval` weeks, months or years. The first occurrence is the anchor
 * (YYYY-MM-DD).
 */
export type Pattern = { every: RepeatUnit; interval: number; anchor: string };

export const REPEAT_UNITS = ["week", "month", "year"] as const;
export type RepeatUnit = (typeof REPEAT_UNITS)[number];

/**
 * Lists the occurrences from one day to another, both included. In a month without the anchor's day,
 * the occurrence is the last day of the month.
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
export function findOccurrenceAfter(pattern: Pattern, start: string): string | null {
  return findOccurrence(pattern, start, (day) => day > start);
}

/**
 * Returns the first accepted occurrence, or null after the year 9999. `start` is the day near which
 * the search begins: `accepts` must refuse all days before it.
 */
function findOccurrence(
  pattern: Pattern,
  start: string,
  accepts: (day: string) => boolean,
): string | null {
  for (let index = calculateFirstIndex(pattern, start); ; index++) {
    const day = calculateOccurrence(pattern, index);
    if (day === null || accepts(day)) return day;
  }
}

/**
 * Returns the index at which the search for the first occurrence on or after `from` starts. No such
 * occurrence has a lower index.
 */
function calculateFirstIndex({ every, interval, anchor }: Pattern, from: string): number {
  return Math.max(0, Math.floor(countWholeUnitsBetween(anchor, from, every) / interval));
}

/**
 * Returns the occurrence with this index, counted from 0, or null after the year 9999, which
 * YYYY-MM-DD cannot express. It is calculated from the anchor and not from the previous occurrence,
 * so that occurrences return to the 31st after a shorter month.
 */
function calculateOccurrence({ every, interval, anchor }: Pattern, index: number): string | null {
  const day = addToDate(anchor, interval * index, every);
  return day.length > anchor.length ? null : day;
}
