import type { InvoiceDocument } from "./document";

/** The content of a receipt, which confirms one payment, or of the slip of money. Amounts and dates are text as printed. */
export type ReceiptDocument = {
  invoice: InvoiceDocument;
  payment: {
    amount: string;
    date: string;
    method: string;
    reference: string;
    /**
     * The cash that was handed over, and the change. Both are empty when they were not recorded.
     */
    cashGiven: string;
    change: string;
    /** The invoice's other payments that were not undone. */
    others: { label: string; amount: string }[];
    /** What of the money was put on account later, and is not in the amount. Empty for nothing. */
    released: string;
    /** The invoice's current balance, or "0.00" when it is below zero. */
    balance: string;
    /** The date on which the payment was undone. Empty while the payment is valid. */
    undoneOn: string;
  };
  /**
   * Set for money that is not one payment of one invoice: a receipt of several invoices, or money that
   * was given back. The lines are then what the money is for. `label` stands beside the amount.
   */
  slip?: { heading: "Receipt" | "Refund"; label: string };
  /** The paper of the receipt. "roll" is a roll that is 80 mm wide. */
  paper: ReceiptPaper;
};

export const RECEIPT_PAPERS = ["a4", "a5", "roll"] as const;

export type ReceiptPaper = (typeof RECEIPT_PAPERS)[number];
