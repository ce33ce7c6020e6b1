import { formatDaysApart, formatRelativeDay } from "~/lib/company-day.server";
import { NO_DATE, formatDate } from "../../../domain/calendar/days";
import { getEffectiveDueDate, isOverdue } from "../../../domain/invoices/status";
import { dueDateWords as words } from "../../../domain/words/due-dates";
import { fill } from "../../../domain/words/message";

type DueInvoice = { status: number; balance: bigint; date: string; dueDate: string };

/**
 * Describes when an invoice is due: "Due on 31/12/2026", and "in 3 days", "today" or "3 days late".
 * The second text is "3 days ago" for a past due date of an invoice that is not overdue, such as a
 * paid one. Both texts are empty when the invoice has no due date and is not overdue. `today` is
 * YYYY-MM-DD.
 */
export function describeDueDate(
  invoice: DueInvoice,
  today: string,
): { due: string; dueRelative: string } {
  const day = chooseDueDateToShow(invoice, today);
  if (!day) return { due: "", dueRelative: "" };
  return {
    due: fill(words.dueOn, { date: formatDate(day) }),
    dueRelative: isOverdue(invoice, today)
      ? fill(words.late, { span: formatDaysApart(day, today) })
      : formatRelativeDay(day, today),
  };
}

/**
 * Returns the due date as YYYY-MM-DD. An overdue invoice without a due date was due on its own
 * date. Returns "" for any other invoice without a due date.
 */
export function chooseDueDateToShow(invoice: DueInvoice, today: string): string {
  const isShown = invoice.dueDate !== NO_DATE || isOverdue(invoice, today);
  return isShown ? getEffectiveDueDate(invoice) : "";
}
