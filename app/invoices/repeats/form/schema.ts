import { typedTextOfAnyLength } from "~/forms/checks";
import * as z from "zod";
import { INVOICE_LIMITS } from "../../../../domain/limits/invoices";
import { parseDate } from "../../../../domain/calendar/days";
import { repeatMode } from "~/models/repeats/mode";
import type { RepeatInput } from "~/models/repeats/write.server";
import { fill } from "../../../../domain/words/message";
import { repeatWords as words } from "../../../../domain/words/repeats";

/** A repeat form with its typed values. */
export const repeatForm = z.object({
  key: z.string().default(""),
  every: z.string().default("month"),
  interval: z.string().default("1"),
  /** The first date; empty for the next date on which the invoice's day occurs. */
  from: typedTextOfAnyLength,
  /** The last date; empty for a repeat without an end. */
  until: typedTextOfAnyLength,
  mode: repeatMode,
});

export type RepeatForm = z.output<typeof repeatForm>;

const optionalDay = z.string().refine(
  (day) => day.trim() === "" || parseDate(day) !== null,
  () => ({ message: words.invalidDay }),
);

const MAX_INTERVAL = INVOICE_LIMITS.repeatInterval;

/** Checks a repeat form. The messages are shown beside the fields. */
export const repeatFields = repeatForm.extend({
  interval: z
    .string()
    .trim()
    .refine(
      (typed) => /^[1-9]\d*$/.test(typed) && Number(typed) <= MAX_INTERVAL,
      () => ({ message: fill(words.invalidInterval, { max: MAX_INTERVAL }) }),
    ),
  from: optionalDay,
  until: optionalDay,
});

/** Converts a checked form to the API's input. */
export function toRepeatInput(invoiceId: string, form: RepeatForm): RepeatInput {
  return {
    invoiceId,
    every: form.every,
    interval: Number(form.interval),
    from: parseDate(form.from) ?? "",
    until: parseDate(form.until) ?? "",
    mode: form.mode,
  };
}
