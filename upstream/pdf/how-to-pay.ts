import type { InvoiceDocument } from "./document";
import { type DrawingContext } from "./drawing-context";
import { drawPaymentCode, measurePaymentCode } from "./payment-code";
import { drawLabel, drawLabelLines, measureLabel, wrapLabel } from "./label-text";
import { drawTextLines } from "./text";
import { createTextStyles } from "./text-styles";
import { wrapText } from "./wrap";

const LABEL_WIDTH = 78;
const LABEL_GAP = 6;
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
  const { left } = context.page;
  const title = context.labels.pick((words) => words.howToPay);
  drawLabel(context, title, strong, { x: left, y: context.y });
  let y = context.y + strong.leading + GAP;
  for (const row of rows) {
    const below = drawLabelLines(context, row.labels, { x: left, y, leading: label.leading });
    y = Math.max(below, drawTextLines(context.pdf, row.lines, left + row.labelWidth, y, body));
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
  const rows = wrapRows(context, document, width);
  const lines = rows.reduce((sum, row) => sum + Math.max(row.lines.length, row.labels.length), 0);
  const code = measurePaymentCode(context, document, width);
  if (lines === 0 && code === 0) return 0;
  return strong.leading + GAP + lines * body.leading + code;
}

function wrapRows(context: DrawingContext, { howToPay }: InvoiceDocument, width: number) {
  const { body, label } = createTextStyles(context);
  const rows = howToPay.map((detail) => ({
    title: context.labels.translate(detail.label),
    value: detail.value,
  }));
  const widths = rows.map(({ title }) => measureLabel(context, title, label) + LABEL_GAP);
  const labelWidth = Math.max(LABEL_WIDTH, Math.min(Math.max(0, ...widths), width * 0.5));
  return rows.map(({ title, value }) => ({
    labelWidth,
    labels: wrapLabel(context, title, label, labelWidth - LABEL_GAP),
    lines: wrapText(context.pdf, value, body, width - labelWidth),
  }));
}
