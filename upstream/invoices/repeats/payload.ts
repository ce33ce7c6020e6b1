import * as z from "zod";
import { date, neededId, optionalDate } from "../../wire/fields";
import { INVOICE_LIMITS } from "../../../domain/limits/invoices";
import { EVERY } from "./dates";

const MOST = INVOICE_LIMITS.repeatInterval;
const INTERVAL = `Every how many must be a whole number from 1 to ${MOST}.`;

export const repeatPayload = z.object({
  invoice_id: neededId("The invoice was not found."),
  every: z.enum(EVERY, { message: "Choose every week, month or year." }),
  /** Every second week, every third month. */
  interval: z
    .number({ message: INTERVAL })
    .int(INTERVAL)
    .min(1, INTERVAL)
    .max(MOST, INTERVAL)
    .default(1),
  /** The first day on which it is to be written. */
  from: optionalDate("The first date is not a date."),
  /** The last day, included; for good without it. */
  until: optionalDate("The last date is not a date."),
});

export type RepeatPayload = z.output<typeof repeatPayload>;

export const skipPayload = z.object({ date: date("The date is not a date.") });
