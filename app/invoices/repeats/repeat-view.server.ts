import { formatDate } from "../../../domain/calendar/days";
import type { RepeatRow } from "~/models/repeats/list.server";
import type { RepeatMode } from "~/models/repeats/mode";
import { paths } from "~/paths";

/** Formats a repeat for display. */
export function toRepeatView({
  id,
  contactName,
  amount,
  invoiceId,
  invoiceNo,
  ...repeat
}: RepeatRow) {
  const { until, next, last, source, mode } = repeat;
  return {
    id,
    contactName,
    amount,
    invoiceNo,
    /** The address of the invoice; empty when the invoice is deleted. */
    invoiceUrl: invoiceId ? paths.invoice(invoiceId) : "",
    /** Text such as "Every 2 weeks, until 31/12/2026". */
    pattern: `${formatRepeatInterval(repeat)}, ${until ? `until ${formatDate(until)}` : "for good"}`,
    modeText: MODE_TEXTS[mode],
    daysText: [
      next ? `Next: ${formatDate(next)}` : "All written",
      last ? `last written: ${formatDate(last)}` : "",
    ]
      .filter(Boolean)
      .join(", "),
    /** A sentence for an invoice that was voided or deleted; empty while the invoice is issued. */
    sourceNote: source === "issued" ? "" : `${invoiceNo} was ${source} since. The repeat goes on.`,
  };
}

export type RepeatView = ReturnType<typeof toRepeatView>;

const MODE_TEXTS: Record<RepeatMode, string> = {
  tell: "You are told on each date.",
  issue: "It is issued automatically.",
  issue_and_mail: "It is issued and emailed automatically.",
};

type RepeatInterval = { every: "week" | "month" | "year"; interval: number };

/** Returns text such as "Every month" or "Every 2 weeks". */
function formatRepeatInterval({ every, interval }: RepeatInterval): string {
  return interval === 1 ? `Every ${every}` : `Every ${interval} ${every}s`;
}
