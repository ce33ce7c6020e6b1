import { NO_DATE } from "../calendar/days";

/** The status numbers of the v2 API, by their names. */
export const INVOICE_STATUS = {
  draft: 0,
  sent: 1,
  approved: 2,
  accepted: 3,
  voided: 4,
  received: 5,
} as const;

export type InvoiceStatusName = keyof typeof INVOICE_STATUS;
export type InvoiceStatus = (typeof INVOICE_STATUS)[InvoiceStatusName];

/** Named by the classes of `app/ui/tones.css`. */
export type StatusTone =
  "draft" | "pending" | "approved" | "accepted" | "voided" | "received" | "overdue";

export type StatusStamp = "DRAFT" | "VOID" | "PAID" | "";

/** What depends on the status alone. */
type StatusFacts = {
  /** As lists say it. */
  word: string;
  /** As the screens say it on which an invoice is edited. */
  banner: string;
  tone: StatusTone;
  /** Across its PDF; blank for none. */
  stamp: StatusStamp;
  /** Its amounts are in sums, accounts and what is owed; it can be paid. */
  isCounted: boolean;
  /** It has gone to the customer, so it has versions and a history. */
  isIssued: boolean;
  /** Why it cannot be edited any more; null while it can. */
  closed: "void" | "paid" | null;
  /** It stays with its customer. */
  isContactLocked: boolean;
};

const FACTS: Record<InvoiceStatusName, StatusFacts> = {
  draft: {
    ...{ word: "Draft", banner: "DRAFT", tone: "draft", stamp: "DRAFT" },
    ...{ isCounted: false, isIssued: false, closed: null, isContactLocked: false },
  },
  sent: {
    ...{ word: "Sent", banner: "PENDING REVIEW", tone: "pending", stamp: "" },
    ...{ isCounted: true, isIssued: true, closed: null, isContactLocked: false },
  },
  approved: {
    ...{ word: "Approved", banner: "APPROVED", tone: "approved", stamp: "" },
    ...{ isCounted: true, isIssued: true, closed: null, isContactLocked: true },
  },
  accepted: {
    ...{ word: "Accepted", banner: "ACCEPTED", tone: "accepted", stamp: "" },
    ...{ isCounted: true, isIssued: true, closed: null, isContactLocked: false },
  },
  voided: {
    ...{ word: "Void", banner: "VOIDED", tone: "voided", stamp: "VOID" },
    ...{ isCounted: false, isIssued: true, closed: "void", isContactLocked: false },
  },
  received: {
    ...{ word: "Paid", banner: "RECEIVED", tone: "received", stamp: "PAID" },
    ...{ isCounted: true, isIssued: true, closed: "paid", isContactLocked: false },
  },
};

const BY_NUMBER = new Map<number, StatusFacts>(
  Object.entries(FACTS).map(([name, facts]) => [INVOICE_STATUS[name as InvoiceStatusName], facts]),
);

/** A number that another server may send is shown as such, and counts. */
export function statusFacts(status: number): StatusFacts {
  const word = `Status ${status}`;
  const unknown = { word, banner: word.toUpperCase(), tone: "draft" } as const;
  return BY_NUMBER.get(status) ?? { ...FACTS.sent, ...unknown };
}

/** The statuses that are in no sum, by number. */
export const UNCOUNTED_STATUSES: readonly number[] = [...BY_NUMBER].flatMap(
  ([status, { isCounted }]) => (isCounted ? [] : [status]),
);

/** Issued ones that become received once they are paid, by number. */
export const OPEN_STATUSES: readonly number[] = [...BY_NUMBER].flatMap(
  ([status, { isIssued, closed }]) => (isIssued && closed === null ? [status] : []),
);

type StoredInvoice = { status: number; balance: bigint; date: string; dueDate: string };

/** Something is left to pay of what counts. */
export function isUnpaid({ status, balance }: Pick<StoredInvoice, "status" | "balance">): boolean {
  return balance > 0 && statusFacts(status).isCounted;
}

/** `date` is `NO_DATE` from a server that does not say; `today` is YYYY-MM-DD. */
export function isOverdue(invoice: StoredInvoice, today: string): boolean {
  const day = effectiveDueDate(invoice);
  return isUnpaid(invoice) && day !== NO_DATE && day < today;
}

/** The day on which it is due: without a due date, as with a cash term, its own. */
export function effectiveDueDate({
  date,
  dueDate,
}: Pick<StoredInvoice, "date" | "dueDate">): string {
  return dueDate === NO_DATE ? date : dueDate;
}
