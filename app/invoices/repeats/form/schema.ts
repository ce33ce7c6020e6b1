import { typed } from "~/forms/checks";
import * as z from "zod";
import { INVOICE_LIMITS } from "../../../../domain/limits/invoices";
import { readDate } from "../../../../domain/calendar/days";

/** How an invoice is to repeat, as it is typed. */
export const repeatForm = z.object({
  key: z.string().default(""),
  every: typed.default("month"),
  interval: typed.default("1"),
  /** Blank for the invoice's next day. */
  from: typed,
  /** Blank for good. */
  until: typed,
});

export type RepeatForm = z.output<typeof repeatForm>;

const day = z
  .string()
  .refine((day) => day.trim() === "" || readDate(day) !== null, "Enter the day as DD/MM/YYYY.");

const MOST = INVOICE_LIMITS.repeatInterval;

/** What is wrong with it, in words for the person. */
export const repeatFields = repeatForm.extend({
  interval: z
    .string()
    .trim()
    .refine(
      (typed) => /^[1-9]\d*$/.test(typed) && Number(typed) <= MOST,
      `Enter a whole number from 1 to ${MOST}.`,
    ),
  from: day,
  until: day,
});
