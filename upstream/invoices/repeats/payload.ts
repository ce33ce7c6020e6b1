import * as z from "zod";
import { requiredDate, requiredId, optionalDate } from "../../wire/fields";
import { INVOICE_LIMITS } from "../../../domain/limits/invoices";
import type { RepeatMode } from "../../db/repeat-tables";
import { REPEAT_UNITS } from "./dates";
import { issue } from "../../wire/issue";

const REPEAT_MODES = ["tell", "issue", "issue_and_mail"] as const satisfies RepeatMode[];
const MAX_INTERVAL = INVOICE_LIMITS.repeatInterval;
const INTERVAL_REFUSAL = issue("repeat_interval", { max: MAX_INTERVAL });

const repeatMode = z.enum(REPEAT_MODES, {
  message: issue("repeat_mode"),
});

export const modePayload = z.object({ mode: repeatMode });

export const repeatPayload = z.object({
  invoice_id: requiredId(issue("unknown_record", { record: "invoice" })),
  every: z.enum(REPEAT_UNITS, { message: issue("repeat_unit") }),
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
  from: optionalDate(issue("not_a_date", { field: "first_date" })),
  /** The last day, included. Null for a repeat without an end. */
  until: optionalDate(issue("not_a_date", { field: "last_date" })),
  mode: repeatMode.default("tell"),
});

export type RepeatPayload = z.output<typeof repeatPayload>;

export const skipPayload = z.object({ date: requiredDate(issue("not_a_date", { field: "date" })) });
