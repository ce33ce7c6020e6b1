import { readDate } from "../../../../domain/calendar/days";
import type { RepeatInput } from "~/models/repeats/write.server";
import type { RepeatForm } from "./schema";

/** What is sent of a form that was found whole. */
export function inputOf(invoiceId: string, form: RepeatForm): RepeatInput {
  return {
    invoiceId,
    every: form.every,
    interval: Number(form.interval),
    from: readDate(form.from) ?? "",
    until: readDate(form.until) ?? "",
  };
}
