import { daysApart, relativeDay } from "~/lib/company-day.server";
import { NO_DATE, showDate } from "~/lib/dates";
import { isOverdue } from "./status";

type Due = { status: number; balance: bigint; dueDate: string };

/** "Due on 31/12/2026", and "in 3 days" or "3 days overdue"; both blank without a due date. */
export function dueInWords(invoice: Due, today: string): { due: string; dueRelative: string } {
  const { dueDate } = invoice;
  if (dueDate === NO_DATE) return { due: "", dueRelative: "" };
  return {
    due: `Due on ${showDate(dueDate)}`,
    dueRelative: isOverdue(invoice, today)
      ? `${daysApart(dueDate, today)} overdue`
      : relativeDay(dueDate, today),
  };
}
