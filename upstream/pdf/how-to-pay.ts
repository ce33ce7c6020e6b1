import type { InvoiceDocument } from "./document";
import { type Sheet } from "./sheet";
import { drawPaymentCode, heightOfPaymentCode } from "./payment-code";
import { drawText, drawTextLines } from "./text";
import { textStylesOf } from "./text-styles";
import { wrap } from "./wrap";

const LABEL_WIDTH = 78;
const GAP = 2;

/** Draws the bank details and the payment code to the left of the totals. */
export function drawHowToPay(sheet: Sheet, document: InvoiceDocument, width: number): void {
  const { strong, body, label } = textStylesOf(sheet);
  const rows = rowsOf(sheet, document, width);
  if (rows.length === 0 && !document.pay) return;
  drawText(sheet.pdf, "How to pay", sheet.page.left, sheet.y, strong);
  let y = sheet.y + strong.leading + GAP;
  for (const row of rows) {
    drawText(sheet.pdf, row.label, sheet.page.left, y, label);
    y = drawTextLines(sheet.pdf, row.lines, sheet.page.left + LABEL_WIDTH, y, body);
  }
  drawPaymentCode(sheet, document, { top: y, width });
}

/** Returns the height of `drawHowToPay`, or 0 when there is nothing to draw. */
export function heightOfHowToPay(sheet: Sheet, document: InvoiceDocument, width: number): number {
  const { strong, body } = textStylesOf(sheet);
  const lines = rowsOf(sheet, document, width).flatMap((row) => row.lines);
  const code = heightOfPaymentCode(sheet, document, width);
  if (lines.length === 0 && code === 0) return 0;
  return strong.leading + GAP + lines.length * body.leading + code;
}

function rowsOf(sheet: Sheet, { howToPay }: InvoiceDocument, width: number) {
  const { body } = textStylesOf(sheet);
  return howToPay.map(({ label, value }) => ({
    label,
    lines: wrap(sheet.pdf, value, body, width - LABEL_WIDTH),
  }));
}
