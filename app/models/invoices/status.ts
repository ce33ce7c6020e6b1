import { NO_DATE } from "~/lib/dates";

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

/** `word` as lists say it; `banner` the status of the API and, beside it, what that leaves out. */
export type StatusShown = { word: string; banner: string; tone: StatusTone };

type Stored = {
  status: number;
  balance: bigint;
  amount: bigint;
  /** `NO_DATE` from a server that does not say. */
  date: string;
  dueDate: string;
  /** By credit notes, where the API has them. */
  credited?: bigint | null | undefined;
};

const WORDS: Record<number, { word: string; tone: StatusTone }> = {
  0: { word: "Draft", tone: "draft" },
  1: { word: "Pending review", tone: "pending" },
  2: { word: "Approved", tone: "approved" },
  3: { word: "Accepted", tone: "accepted" },
  4: { word: "Voided", tone: "voided" },
  5: { word: "Received", tone: "received" },
};

/** What is said of an invoice wherever it is shown; days are YYYY-MM-DD. */
export function showStatus(invoice: Stored, today: string): StatusShown {
  const { status } = invoice;
  const { word, tone } = WORDS[status] ?? { word: `Status ${status}`, tone: "draft" };
  const banner = word.toUpperCase();
  if (isOverdue(invoice, today))
    return { word: "Overdue", tone: "overdue", banner: `${banner} · OVERDUE` };
  if (isCredited(invoice))
    return { word: "Credited", tone: "draft", banner: `${banner} · CREDITED` };
  if (!isPaid(invoice)) return { word, tone, banner };
  if (status === INVOICE_STATUS.draft)
    return { word: "Draft, paid", tone, banner: `${banner} · PAID` };
  return { word: "Paid", tone: "received", banner: `${banner} · PAID` };
}

/** A new invoice, of which nothing is stored. */
export const NEW_STATUS: StatusShown = { word: "Draft", banner: "DRAFT", tone: "draft" };

/** Balance left, and neither a draft nor voided. */
export function isUnpaid({ status, balance }: Pick<Stored, "status" | "balance">): boolean {
  return balance > 0 && status !== INVOICE_STATUS.draft && status !== INVOICE_STATUS.voided;
}

export function isOverdue(
  invoice: Pick<Stored, "status" | "balance" | "date" | "dueDate">,
  today: string,
): boolean {
  const day = dueDayOf(invoice);
  return isUnpaid(invoice) && day !== NO_DATE && day < today;
}

/** The day on which it is due: without a due date, as with a cash term, its own. */
export function dueDayOf({ date, dueDate }: Pick<Stored, "date" | "dueDate">): string {
  return dueDate === NO_DATE ? date : dueDate;
}

/** All of it was, whatever was paid before. */
function isCredited({ amount, credited }: Stored): boolean {
  return amount > 0 && credited === amount;
}

/** Nothing is left of it, though the API's status does not say so. */
function isPaid({ status, balance, amount }: Stored): boolean {
  const saysMore = status === INVOICE_STATUS.received || status === INVOICE_STATUS.voided;
  return !saysMore && balance <= 0 && amount > 0;
}
