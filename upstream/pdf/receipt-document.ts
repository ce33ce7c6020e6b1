import type { InvoiceDocument } from "./document";

/** What a payer gets of one payment; every amount and date is text as the reader sees it. */
export type ReceiptDocument = {
  invoice: InvoiceDocument;
  payment: {
    amount: string;
    date: string;
    method: string;
    reference: string;
    /** What was handed over in cash, and what was given back; both blank when it was not noted. */
    cashGiven: string;
    change: string;
    /** What else was paid of the invoice. */
    others: { label: string; amount: string }[];
    /** Of the invoice, once it was paid. */
    left: string;
    /** Blank while it stands. */
    undoneOn: string;
  };
  /** What it is printed on; `roll` is one of 80 mm. */
  paper: ReceiptPaper;
};

export const RECEIPT_PAPERS = ["a4", "a5", "roll"] as const;

export type ReceiptPaper = (typeof RECEIPT_PAPERS)[number];
