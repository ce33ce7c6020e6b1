import { drawClosing, heightOfClosing } from "./closing";
import type { Letter } from "./document";
import { drawHead } from "./styles/index";
import { drawLineTable } from "./line-table";
import type { ReceiptDocument } from "./receipt-document";
import { drawHeadersAndPageNumbers } from "./running-header";
import type { Sheet } from "./sheet";
import { receiptRows } from "./totals-rows";
import { drawTotals, heightOfTotals } from "./totals-block";

/** Draws the goods and the payment in the style of the company's invoices. */
export function drawReceipt(sheet: Sheet, receipt: ReceiptDocument): void {
  const letter = receiptLetter(receipt);
  // A receipt does not ask for a payment.
  const { stamp } = letter;
  const goods = {
    ...receipt.invoice,
    stamp,
    howToPay: [],
    pay: null,
    memo: "",
    hasReceivedBy: false,
  };
  const rows = receiptRows(sheet.pdf, receipt);
  drawHead(sheet, letter);
  const after = heightOfTotals(sheet, goods, rows) + heightOfClosing(sheet, goods);
  drawLineTable(sheet, goods, after);
  drawTotals(sheet, goods, rows);
  drawClosing(sheet, goods);
  drawHeadersAndPageNumbers(sheet, letter);
}

export function receiptLetter({ invoice, payment }: ReceiptDocument): Letter {
  return { ...invoice, heading: "Receipt", stamp: stampOf(payment), paid: payment };
}

/** Returns no stamp while the invoice has a balance, which a stamp "PAID" would deny. */
function stampOf({ undoneOn, balance }: ReceiptDocument["payment"]): Letter["stamp"] {
  if (undoneOn !== "") return "VOID";
  return /[1-9]/.test(balance) ? "" : "PAID";
}
