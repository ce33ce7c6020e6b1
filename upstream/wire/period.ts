import * as z from "zod";
import { days, reversedDays } from "./days";
import { flag } from "./fields";

/** Days by which a list is limited, both included; null for no limit. */
export type Period = { from: string | null; to: string | null };

/** What any list that has a period takes; `sums` is undefined where it is not said. */
export const periodFields = { ...days, sums: flag };

/** For `superRefine`. */
export function refuseReversed({ from, to }: Period, context: z.RefinementCtx): void {
  if (from === null || to === null || from <= to) return;
  context.addIssue({ code: z.ZodIssueCode.custom, message: reversedDays(from, to) });
}

export function hasPeriod({ from, to }: Period): boolean {
  return from !== null || to !== null;
}

/** Sums cost reading all that a list has: a period has them, and what asks for them. */
export function wantsSums({ sums, ...period }: Period & { sums: boolean | undefined }): boolean {
  return sums ?? hasPeriod(period);
}
