import { NO_DATE } from "../../../domain/calendar/days";

/** The status numbers of the v2 API, by their names. */
export const INVOICE_STATUS = {
  draft: 0,
  pendingReview: 1,
  approved: 2,
  accepted: 3,
  voided: 4,
  received: 5,
} as const;

export type StatusTone =
  "draft" | "pending" | "approved" | "accepted" | "voided" | "received" | "overdue";

type Stored = { status: number; balance: bigint; date: string; dueDate: string };

/** Balance left, and neither a draft nor voided. */
export function isUnpaid({ status, balance }: Pick<Stored, "status" | "balance">): boolean {
  return balance > 0 && status !== INVOICE_STATUS.draft && status !== INVOICE_STATUS.voided;
}

/** `date` is `NO_DATE` from a server that does not say; `today` is YYYY-MM-DD. */
export function isOverdue(invoice: Stored, today: string): boolean {
  const day = dueDayOf(invoice);
  return isUnpaid(invoice) && day !== NO_DATE && day < today;
}

/** The day on which it is due: without a due date, as with a cash term, its own. */
export function dueDayOf({ date, dueDate }: Pick<Stored, "date" | "dueDate">): string {
  return dueDate === NO_DATE ? date : dueDate;
}
