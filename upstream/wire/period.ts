import * as z from "zod";
import { flag, optionalDate } from "./fields";
import { formatDate } from "../../domain/calendar/days";

/** The first and the last day that an address asks for, both included; null for what is left out. */
export const dayRangeFields = {
  from: optionalDate("The first day is not a date. Please give it as YYYY-MM-DD."),
  to: optionalDate("The last day is not a date. Please give it as YYYY-MM-DD."),
};

/** Days by which a list is limited, both included; null for no limit. */
export type Period = { from: string | null; to: string | null };

/** What any list that has a period takes; `sums` is undefined where it is not said. */
export const periodFields = { ...dayRangeFields, sums: flag };

/** For `superRefine`. */
export function rejectReversedDays({ from, to }: Period, context: z.RefinementCtx): void {
  if (from === null || to === null || from <= to) return;
  context.addIssue({ code: z.ZodIssueCode.custom, message: reversedDaysMessage(from, to) });
}

/** What is said of a first day after the last. */
export function reversedDaysMessage(from: string, to: string): string {
  return (
    `The first day, ${formatDate(from)}, is after the last, ${formatDate(to)}. ` +
    "Please change one of them."
  );
}

export function hasPeriod({ from, to }: Period): boolean {
  return from !== null || to !== null;
}

/** Sums cost reading all that a list has: a period has them, and what asks for them. */
export function wantsSums({ sums, ...period }: Period & { sums: boolean | undefined }): boolean {
  return sums ?? hasPeriod(period);
}
