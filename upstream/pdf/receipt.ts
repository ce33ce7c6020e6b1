import type { InvoiceDocument } from "./document";
import { drawRule, furnishPages, keepTogether, PAGE, type Sheet } from "./page-furniture";
import { isGiven } from "./parties";
import { drawLetterhead } from "./style-plain";
import { setLine, setLines, type Type } from "./text";
import { typesOf } from "./types";
import { wrap } from "./wrap";

/** What a payer gets of one payment; every amount and date is text as the reader sees it. */
export type ReceiptDocument = {
  invoice: InvoiceDocument;
  payment: {
    /** With its symbol: "RM 31.20". */
    amount: string;
    date: string;
    method: string;
    reference: string;
    /** By paying in cash; blank for none. */
    rounding: string;
    /** Of the invoice, once it was paid. */
    left: string;
    /** Blank while it stands. */
    undoneOn: string;
  };
};

const LABEL_WIDTH = 130;

/** One page, in the colour of the company's invoices. */
export function drawReceipt(sheet: Sheet, { invoice, payment }: ReceiptDocument): void {
  const stamp = payment.undoneOn === "" ? "PAID" : "VOID";
  drawLetterhead(sheet, { ...invoice, heading: "Receipt", stamp });
  sheet.y += 14;
  drawRule(sheet, sheet.y, 1, sheet.palette.rule);
  sheet.y += 24;
  drawAmount(sheet, payment.amount);
  drawRows(sheet, [
    ["Received from", invoice.customer.name],
    ["Date", payment.date],
    ["Paid by", payment.method],
    ["Reference", payment.reference],
    ["For invoice", [invoice.no, invoice.title].filter(isGiven).join(", ")],
    ["Invoice total", `${invoice.currency.code} ${invoice.totals.total}`],
    ["Rounding", payment.rounding],
    ["Left to pay", `${invoice.currency.code} ${payment.left}`],
    ["Undone on", payment.undoneOn],
  ]);
  furnishPages(sheet, { ...invoice, heading: "Receipt" });
}

function drawAmount(sheet: Sheet, amount: string): void {
  const type: Type = { face: "bold", size: 26, leading: 34, color: sheet.palette.ink };
  setLine(sheet.pdf, amount, PAGE.left, sheet.y, type);
  sheet.y += type.leading + 10;
}

function drawRows(sheet: Sheet, rows: [label: string, value: string][]): void {
  const { label, strong } = typesOf(sheet);
  const type: Type = { ...strong, size: 10, leading: 14 };
  for (const [name, value] of rows.filter((row) => isGiven(row[1]))) {
    const lines = wrap(sheet.pdf, value, type, PAGE.width - LABEL_WIDTH);
    const height = lines.length * type.leading + 8;
    keepTogether(sheet, height);
    drawRule(sheet, sheet.y, 0.5, sheet.palette.hairline);
    setLine(sheet.pdf, name, PAGE.left, sheet.y + 4, { ...label, leading: type.leading });
    setLines(sheet.pdf, lines, PAGE.left + LABEL_WIDTH, sheet.y + 4, type);
    sheet.y += height;
  }
}
