import type { InvoiceDocument } from "./document";
import { type DrawingContext } from "./drawing-context";
import { drawPaymentCode, measurePaymentCode } from "./payment-code";
import { drawText, drawTextLines } from "./text";
import { createTextStyles } from "./text-styles";
import { wrapText } from "./wrap";

const LABEL_WIDTH = 78;
const GAP = 2;

/** Draws the bank details and the payment code at the left, `width` points wide. */
export function drawHowToPay(
  context: DrawingContext,
  document: InvoiceDocument,
  width: number,
): void {
  const { strong, body, label } = createTextStyles(context);
  const rows = wrapRows(context, document, width);
  if (rows.length === 0 && !document.pay) return;
  drawText(context.pdf, "How to pay", context.page.left, context.y, strong);
  let y = context.y + strong.leading + GAP;
  for (const row of rows) {
    drawText(context.pdf, row.label, context.page.left, y, label);
    y = drawTextLines(context.pdf, row.lines, context.page.left + LABEL_WIDTH, y, body);
  }
  drawPaymentCode(context, document, { top: y, width });
}

/** Returns the height in points of what `drawHowToPay` draws, or 0 when there is nothing to draw. */
export function measureHowToPay(
  context: DrawingContext,
  document: InvoiceDocument,
  width: number,
): number {
  const { strong, body } = createTextStyles(context);
  const lines = wrapRows(context, document, width).flatMap((row) => row.lines);
  const code = measurePaymentCode(context, document, width);
  if (lines.length === 0 && code === 0) return 0;
  return strong.leading + GAP + lines.length * body.leading + code;
}

function wrapRows(context: DrawingContext, { howToPay }: InvoiceDocument, width: number) {
  const { body } = createTextStyles(context);
  return howToPay.map(({ label, value }) => ({
    label,
    lines: wrapText(context.pdf, value, body, width - LABEL_WIDTH),
  }));
}
