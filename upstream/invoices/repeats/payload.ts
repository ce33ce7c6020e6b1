import * as z from "zod";
import { requiredDate, requiredId, optionalDate } from "../../wire/fields";
import { INVOICE_LIMITS } from "../../../domain/limits/invoices";
import type { RepeatMode } from "../../db/repeat-tables";
import { REPEAT_UNITS } from "./dates";

const REPEAT_MODES = ["tell", "issue", "issue_and_mail"] as const satisfies RepeatMode[];
const MAX_INTERVAL = INVOICE_LIMITS.repeatInterval;
const INTERVAL_REFUSAL = `Every how many must be a whole number from 1 to ${MAX_INTERVAL}.`;

const repeatMode = z.enum(REPEAT_MODES, {
  message: "Choose to be told, or to have the invoice issued, with or without an email.",
});

export const modePayload = z.object({ mode: repeatMode });

export const repeatPayload = z.object({
  invoice_id: requiredId("The invoice was not found."),
  every: z.enum(REPEAT_UNITS, { message: "Choose every week, month or year." }),
  /** The number of weeks, months or years from one day of the repeat to the next. */
  interval: z
    .number({ message: INTERVAL_REFUSAL })
    .int(INTERVAL_REFUSAL)
    .min(1, INTERVAL_REFUSAL)
    .max(MAX_INTERVAL, INTERVAL_REFUSAL)
    .default(1),
  /**
   * The first day of the repeat. Null for the first day of the pattern that is after the invoice date
   * and not before today.
   */
  from: optionalDate("The first date is not a date."),
  /** The last day, included. Null for a repeat without an end. */
  until: optionalDate("The last date is not a date."),
  mode: repeatMode.default("tell"),
});

export type RepeatPayload = z.output<typeof repeatPayload>;

export const skipPayload = z.object({ date: requiredDate("The date is not a date.") });
