import type { InvoiceDocument } from "./document";
import { drawRule, keepTogether, type Sheet } from "./sheet";
import { drawText } from "./text";
import { textStylesOf } from "./text-styles";

/** In points: room to write above the rule. */
const WRITING_HEIGHT = 36;
const GAP = 12;

/** Draws the lines on which the recipient of the goods writes name, signature and date. */
export function drawReceivedBy(sheet: Sheet, { hasReceivedBy }: InvoiceDocument): void {
  if (!hasReceivedBy) return;
  const { page, palette, pdf } = sheet;
  const { label } = textStylesOf(sheet);
  keepTogether(sheet, heightOfReceivedBy(sheet, true));
  sheet.y += WRITING_HEIGHT;
  const date = page.right - page.halfWidth * DATE_SHARE;
  const fields = [
    { title: "Received by (name)", left: page.left, right: page.half - GAP },
    { title: "Signature", left: page.half, right: date - GAP },
    { title: "Date", left: date, right: page.right },
  ];
  for (const { title, left, right } of fields) {
    drawRule(sheet, sheet.y, 0.5, palette.ink, left, right);
    drawText(pdf, title, left, sheet.y + 2, label);
  }
  sheet.y += 2 + label.leading;
}

export function heightOfReceivedBy(sheet: Sheet, hasReceivedBy = false): number {
  return hasReceivedBy ? WRITING_HEIGHT + 2 + textStylesOf(sheet).label.leading : 0;
}

/** The share of the right half. */
const DATE_SHARE = 0.35;
