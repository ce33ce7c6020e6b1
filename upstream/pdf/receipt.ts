import { drawClosing } from "./closing";
import type { InvoiceDocument, Letter } from "./document";
import { drawHead } from "./head";
import { drawLineTable } from "./line-table";
import { furnishPages, type Sheet } from "./page-furniture";
import { receiptRows } from "./totals-rows";
import { drawTotals, heightOfTotals } from "./totals-block";

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

/** The goods and the payment, in the style of the company's invoices. */
export function drawReceipt(sheet: Sheet, receipt: ReceiptDocument): void {
  const letter = letterOf(receipt);
  // It asks for nothing any more.
  const goods = { ...receipt.invoice, howToPay: [], pay: null, memo: "" };
  const rows = receiptRows(sheet.pdf, receipt);
  drawHead(sheet, letter);
  drawLineTable(sheet, goods, heightOfTotals(sheet, goods, rows));
  drawTotals(sheet, goods, rows);
  drawClosing(sheet, goods);
  furnishPages(sheet, letter);
}

export function letterOf({ invoice, payment }: ReceiptDocument): Letter {
  return {
    ...invoice,
    heading: "Receipt",
    stamp: payment.undoneOn === "" ? "PAID" : "VOID",
    paid: payment,
  };
}
