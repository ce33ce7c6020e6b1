import { formatDate } from "../../../domain/calendar/days";
import type { RepeatRow } from "~/models/repeats/list.server";
import { paths } from "~/paths";
import { fill } from "../../../domain/words/message";
import { repeatWords as words } from "../../../domain/words/repeats";

/** Formats a repeat for display. */
export function toRepeatView({
  id,
  contactName,
  amount,
  invoiceId,
  invoiceNo,
  ...repeat
}: RepeatRow) {
  const { source, mode } = repeat;
  return {
    id,
    contactName,
    amount,
    invoiceNo,
    /** The address of the invoice; empty when the invoice is deleted. */
    invoiceUrl: invoiceId ? paths.invoice(invoiceId) : "",
    /** Text such as "Every 2 weeks, until 31/12/2026". */
    pattern: formatPattern(repeat),
    modeText: words.modeTexts[mode],
    daysText: formatDays(repeat),
    /** A sentence for an invoice that was voided or deleted; empty while the invoice is issued. */
    sourceNote:
      source === "issued"
        ? ""
        : fill(source === "voided" ? words.voidedSince : words.deletedSince, { no: invoiceNo }),
  };
}

export type RepeatView = ReturnType<typeof toRepeatView>;

type RepeatInterval = Pick<RepeatRow, "every" | "interval" | "until">;

/** Returns text such as "Every 2 weeks, until 31/12/2026". */
function formatPattern({ every: unit, interval, until }: RepeatInterval): string {
  const every = interval === 1 ? words.each[unit] : fill(words.every[unit], { count: interval });
  return until
    ? fill(words.until, { every, date: formatDate(until) })
    : fill(words.forGood, { every });
}

/** Returns the next date and the last one with an invoice, as far as there are such dates. */
function formatDays({ next: nextDay, last: lastDay }: Pick<RepeatRow, "next" | "last">): string {
  const [next, last] = [nextDay && formatDate(nextDay), lastDay && formatDate(lastDay)];
  if (!last) return next ? fill(words.next, { next }) : words.allWritten;
  return next ? fill(words.nextAndLast, { next, last }) : fill(words.allWrittenAndLast, { last });
}
