import type { InvoiceDocument } from "./document";
import { drawRule, keepTogether, type DrawingContext } from "./drawing-context";
import { drawText } from "./text";
import { createTextStyles } from "./text-styles";

/** In points: room to write above the rule. */
const WRITING_HEIGHT = 36;
const GAP = 12;

/** Draws the lines on which the recipient of the goods signs, unless `hasReceivedBy` is not true. */
export function drawReceivedBy(context: DrawingContext, { hasReceivedBy }: InvoiceDocument): void {
  if (!hasReceivedBy) return;
  const { page, palette, pdf } = context;
  const { label } = createTextStyles(context);
  keepTogether(context, measureReceivedBy(context, true));
  context.y += WRITING_HEIGHT;
  const date = page.right - page.halfWidth * DATE_SHARE;
  const fields = [
    { title: "Received by (name)", left: page.left, right: page.half - GAP },
    { title: "Signature", left: page.half, right: date - GAP },
    { title: "Date", left: date, right: page.right },
  ];
  for (const { title, left, right } of fields) {
    drawRule(context, context.y, 0.5, palette.ink, left, right);
    drawText(pdf, title, left, context.y + 2, label);
  }
  context.y += 2 + label.leading;
}

export function measureReceivedBy(context: DrawingContext, hasReceivedBy = false): number {
  return hasReceivedBy ? WRITING_HEIGHT + 2 + createTextStyles(context).label.leading : 0;
}

/** The width of the date field as a share of the right half. */
const DATE_SHARE = 0.35;
