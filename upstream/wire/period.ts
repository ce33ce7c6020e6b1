import * as z from "zod";
import { flagSchema, optionalDate } from "./fields";
import { formatDate } from "../../domain/calendar/days";

/** The query fields of a first and a last day, both inclusive. Each is null when it is missing. */
export const dayRangeFields = {
  from: optionalDate("The first day is not a date. Please give it as YYYY-MM-DD."),
  to: optionalDate("The last day is not a date. Please give it as YYYY-MM-DD."),
};

/** The days that a list is limited to, both inclusive. Null means no limit. */
export type Period = { from: string | null; to: string | null };

/**
 * The query fields of a list with a period. `sums` is undefined when the request does not say
 * whether it wants sums.
 */
export const periodFields = { ...dayRangeFields, sums: flagSchema };

/** Adds an issue when the first day is after the last. Use it with `superRefine`. */
export function rejectReversedDays({ from, to }: Period, context: z.RefinementCtx): void {
  if (from === null || to === null || from <= to) return;
  context.addIssue({ code: z.ZodIssueCode.custom, message: describeReversedDays(from, to) });
}

/** Returns the message about a first day that is after the last day. */
export function describeReversedDays(from: string, to: string): string {
  return (
    `The first day, ${formatDate(from)}, is after the last, ${formatDate(to)}. ` +
    "Please change one of them."
  );
}

export function hasPeriod({ from, to }: Period): boolean {
  return from !== null || to !== null;
}

/**
 * Returns true when the answer must include sums, whose calculation reads all rows of the list.
 * When the request does not say so, only a list with a period includes sums.
 */
export function needsSums({ sums, ...period }: Period & { sums: boolean | undefined }): boolean {
  return sums ?? hasPeriod(period);
}
