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
export type StatusShown = { word: string; tone: StatusTone };

const SHOWN: Record<number, StatusShown> = {
  0: { word: "Draft", tone: "draft" },
  1: { word: "Pending review", tone: "pending" },
  2: { word: "Approved", tone: "approved" },
  3: { word: "Accepted", tone: "accepted" },
  4: { word: "Voided", tone: "voided" },
  5: { word: "Received", tone: "received" },
};

export function showStatus(status: number): StatusShown {
  return SHOWN[status] ?? { word: `Status ${status}`, tone: "draft" };
}

/** Balance left, and neither a draft nor voided. */
export function isUnpaid({ status, balance }: { status: number; balance: bigint }): boolean {
  return balance > 0 && status !== INVOICE_STATUS.draft && status !== INVOICE_STATUS.voided;
}
