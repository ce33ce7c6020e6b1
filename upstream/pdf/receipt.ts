import { drawClosing } from "./closing";
import type { Letter } from "./document";
import { drawHead } from "./styles/index";
import { drawLineTable } from "./line-table";
import type { ReceiptDocument } from "./receipt-document";
import { drawHeadersAndPageNumbers, type Sheet } from "./sheet";
import { receiptRows } from "./totals-rows";
import { drawTotals, heightOfTotals } from "./totals-block";

/** Draws the goods and the payment in the style of the company's invoices. */
export function drawReceipt(sheet: Sheet, receipt: ReceiptDocument): void {
  const letter = receiptLetter(receipt);
  // A receipt does not ask for a payment.
  const goods = { ...receipt.invoice, howToPay: [], pay: null, memo: "" };
  const rows = receiptRows(sheet.pdf, receipt);
  drawHead(sheet, letter);
  drawLineTable(sheet, goods, heightOfTotals(sheet, goods, rows));
  drawTotals(sheet, goods, rows);
  drawClosing(sheet, goods);
  drawHeadersAndPageNumbers(sheet, letter);
}

export function receiptLetter({ invoice, payment }: ReceiptDocument): Letter {
  return {
    ...invoice,
    heading: "Receipt",
    stamp: payment.undoneOn === "" ? "PAID" : "VOID",
    paid: payment,
  };
}
