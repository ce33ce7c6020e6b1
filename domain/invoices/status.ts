import { NO_DATE } from "../calendar/days";

/** The status numbers of the v2 API by name. */
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

/** The colour tone of a status. Each tone has a class in `app/ui/tones.css`. */
export type StatusTone =
  "draft" | "pending" | "approved" | "accepted" | "voided" | "received" | "overdue";

export type StatusStamp = "DRAFT" | "VOID" | "PAID" | "";

/** The facts that depend on the status alone. */
type StatusFacts = {
  /** The status by name. Null for an unknown status. */
  name: InvoiceStatusName | null;
  tone: StatusTone;
  /** The text of the stamp in the PDF. Empty when the PDF has no stamp. */
  stamp: StatusStamp;
  /** Whether the invoice counts in sums, accounts and owed amounts and can be paid. */
  isCounted: boolean;
  /**
   * Whether the invoice was issued to the customer. Issued invoices have versions and a history.
   */
  isIssued: boolean;
  /** Why the status forbids editing. Null when the status allows it. */
  closedReason: "void" | "paid" | null;
  /** Whether the invoice must keep its customer. */
  isContactLocked: boolean;
};

const FACTS: Record<InvoiceStatusName, Omit<StatusFacts, "name">> = {
  draft: {
    ...{ tone: "draft", stamp: "DRAFT" },
    ...{ isCounted: false, isIssued: false, closedReason: null, isContactLocked: false },
  },
  sent: {
    ...{ tone: "pending", stamp: "" },
    ...{ isCounted: true, isIssued: true, closedReason: null, isContactLocked: false },
  },
  approved: {
    ...{ tone: "approved", stamp: "" },
    ...{ isCounted: true, isIssued: true, closedReason: null, isContactLocked: true },
  },
  accepted: {
    ...{ tone: "accepted", stamp: "" },
    ...{ isCounted: true, isIssued: true, closedReason: null, isContactLocked: false },
  },
  voided: {
    ...{ tone: "voided", stamp: "VOID" },
    ...{ isCounted: false, isIssued: true, closedReason: "void", isContactLocked: false },
  },
  received: {
    ...{ tone: "received", stamp: "PAID" },
    ...{ isCounted: true, isIssued: true, closedReason: "paid", isContactLocked: false },
  },
};

const BY_NUMBER = new Map<number, StatusFacts>(
  Object.entries(FACTS).map(([key, facts]) => {
    const name = key as InvoiceStatusName;
    return [INVOICE_STATUS[name], { name, ...facts }];
  }),
);

/**
 * Returns the facts about a status number. Another server may send an unknown number. It has no
 * name, its tone is that of a draft invoice, and its other facts are those of `sent`.
 */
export function getStatusFacts(status: number): StatusFacts {
  return BY_NUMBER.get(status) ?? { ...FACTS.sent, name: null, tone: "draft" };
}

/** The numbers of the statuses that count in no sum. */
export const UNCOUNTED_STATUSES: readonly number[] = [...BY_NUMBER].flatMap(
  ([status, { isCounted }]) => (isCounted ? [] : [status]),
);

/** The numbers of the issued statuses that change to `received` when the invoice is paid. */
export const OPEN_STATUSES: readonly number[] = [...BY_NUMBER].flatMap(
  ([status, { isIssued, closedReason: closed }]) => (isIssued && closed === null ? [status] : []),
);

type StoredInvoice = { status: number; balance: bigint; date: string; dueDate: string };

/** Returns whether the invoice counts and has a balance to pay. */
export function isUnpaid({ status, balance }: Pick<StoredInvoice, "status" | "balance">): boolean {
  return balance > 0 && getStatusFacts(status).isCounted;
}

/**
 * Returns whether the invoice is unpaid and was due before `today`. `date` is `NO_DATE` when the
 * server does not send it.
 */
export function isOverdue(invoice: StoredInvoice, today: string): boolean {
  const day = getEffectiveDueDate(invoice);
  return isUnpaid(invoice) && day !== NO_DATE && day < today;
}

/**
 * Returns the day on which the invoice is due. An invoice without a due date, such as one with a
 * cash term, is due on its own date.
 */
export function getEffectiveDueDate({
  date,
  dueDate,
}: Pick<StoredInvoice, "date" | "dueDate">): string {
  return dueDate === NO_DATE ? date : dueDate;
}
