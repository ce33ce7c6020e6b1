import { daysApart, relativeDay } from "~/lib/company-day.server";
import { NO_DATE, showDate } from "../../../domain/calendar/days";
import { dueDayOf, isOverdue } from "../../../domain/invoices/status";

type Due = { status: number; balance: bigint; date: string; dueDate: string };

/**
 * "Due on 31/12/2026", and "in 3 days" or "3 days late"; both blank without a due date, until it
 * is overdue.
 */
export function dueInWords(invoice: Due, today: string): { due: string; dueRelative: string } {
  const day = dueDayToSay(invoice, today);
  if (!day) return { due: "", dueRelative: "" };
  return {
    due: `Due on ${showDate(day)}`,
    dueRelative: isOverdue(invoice, today)
      ? `${daysApart(day, today)} late`
      : relativeDay(day, today),
  };
}

/** Its due date, or its own once it is overdue by that; blank otherwise. */
export function dueDayToSay(invoice: Due, today: string): string {
  const isSaid = invoice.dueDate !== NO_DATE || isOverdue(invoice, today);
  return isSaid ? dueDayOf(invoice) : "";
}
