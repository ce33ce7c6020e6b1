import type { InvoiceDocument } from "./document";

/** The content of a receipt, which confirms one payment. Amounts and dates are text as printed. */
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
    /** The invoice's current balance, or "0.00" when it is below zero. */
    balance: string;
    /** The date on which the payment was undone. Empty while the payment is valid. */
    undoneOn: string;
  };
  /** The paper of the receipt. "roll" is a roll that is 80 mm wide. */
  paper: ReceiptPaper;
};

export const RECEIPT_PAPERS = ["a4", "a5", "roll"] as const;

export type ReceiptPaper = (typeof RECEIPT_PAPERS)[number];
