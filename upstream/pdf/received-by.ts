import type { InvoiceDocument } from "./document";
import { drawRule, keepTogether, type DrawingContext } from "./drawing-context";
import { drawLabelLines, wrapLabel } from "./label-text";
import { createTextStyles } from "./text-styles";

/** In points: room to write above the rule. */
const WRITING_HEIGHT = 36;
const GAP = 12;

/** Draws the lines on which the recipient of the goods signs, unless `hasReceivedBy` is not true. */
export function drawReceivedBy(context: DrawingContext, { hasReceivedBy }: InvoiceDocument): void {
  if (!hasReceivedBy) return;
  const { page, palette } = context;
  const { pick } = context.labels;
  const { label } = createTextStyles(context);
  keepTogether(context, measureReceivedBy(context, true));
  context.y += WRITING_HEIGHT;
  const date = page.right - page.halfWidth * DATE_SHARE;
  const fields = [
    { title: pick((words) => words.receivedBy), left: page.left, right: page.half - GAP },
    { title: pick((words) => words.signature), left: page.half, right: date - GAP },
    { title: pick((words) => words.date), left: date, right: page.right },
  ];
  for (const { title, left, right } of fields) {
    drawRule(context, context.y, 0.5, palette.ink, left, right);
    const lines = wrapLabel(context, title, label, right - left);
    drawLabelLines(context, lines, { x: left, y: context.y + 2, leading: label.leading });
  }
  context.y += 2 + countLines(context) * label.leading;
}

export function measureReceivedBy(context: DrawingContext, hasReceivedBy = false): number {
  if (!hasReceivedBy) return 0;
  return WRITING_HEIGHT + 2 + countLines(context) * createTextStyles(context).label.leading;
}

/** Labels in two languages may need two lines. */
function countLines({ labels }: DrawingContext): number {
  return labels.besideWords === null ? 1 : 2;
}

/** The width of the date field as a share of the right half. */
const DATE_SHARE = 0.35;
