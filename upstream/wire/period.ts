import * as z from "zod";
import { flagSchema, optionalDate } from "./fields";
import { formatDate } from "../../domain/calendar/days";
import { toRefusal, type Refusal } from "../../domain/refusals/refusal";
import { issue, toIssueMessage } from "./issue";

/** The query fields of a first and a last day, both inclusive. Each is null when it is missing. */
export const dayRangeFields = {
  from: optionalDate(issue("first_day")),
  to: optionalDate(issue("last_day")),
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
  const message = toIssueMessage(toReversedDaysRefusal(from, to));
  context.addIssue({ code: z.ZodIssueCode.custom, message });
}

/** Returns the refusal of a first day that is after the last day. */
export function toReversedDaysRefusal(from: string, to: string): Refusal {
  return toRefusal("days_reversed", { from: formatDate(from), to: formatDate(to) });
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
