import type { InvoiceDocument } from "./document";
import { keepTogether, lineRoom, type Sheet } from "./page-furniture";
import { setLine, setLines, type Type } from "./text";
import { typesOf } from "./types";
import { wrap } from "./wrap";

const MEASURE = 380;
const GAP = 20;
const LEAST_GAP = 8;

/** What stands under the totals: the memo, and the footer of the business. */
export function drawClosing(sheet: Sheet, document: InvoiceDocument): void {
  drawMemo(sheet, document.credits ? "Reason" : "Notes", document.memo);
  drawFooter(sheet, document.footer);
}

/** At a measure that reads well. */
function drawMemo(sheet: Sheet, title: string, memo: string): void {
  const { body, label } = typesOf(sheet);
  const lines = wrap(sheet.pdf, memo, body, Math.min(MEASURE, sheet.page.width));
  if (lines.length === 0) return;
  const height = label.leading + 1 + lines.length * body.leading;
  // Rather closer to the totals than alone on a page of its own.
  const gap = Math.min(GAP, Math.max(LEAST_GAP, sheet.page.bottom - sheet.y - height));
  keepTogether(sheet, gap + height);
  sheet.y += gap;
  lineRoom(sheet, label.leading + body.leading);
  setLine(sheet.pdf, title, sheet.page.left, sheet.y, label);
  sheet.y += label.leading + 1;
  setFlowing(sheet, lines, body);
}

/** At the foot of the last page, in the middle. */
function drawFooter(sheet: Sheet, footer: string): void {
  const { label } = typesOf(sheet);
  const type: Type = { ...label, size: 8.5 };
  const lines = wrap(sheet.pdf, footer, type, Math.min(MEASURE, sheet.page.width));
  if (lines.length === 0) return;
  const height = lines.length * type.leading;
  const gap = sheet.page.isNarrow ? 8 : GAP;
  keepTogether(sheet, gap + height);
  const middle = (sheet.page.left + sheet.page.right) / 2;
  const top = Math.max(sheet.y + gap, sheet.page.bottom - height);
  setLines(sheet.pdf, lines, middle, top, type, "center");
  sheet.y = top + height;
}

function setFlowing(sheet: Sheet, lines: string[], type: Type): void {
  for (const line of lines) {
    lineRoom(sheet, type.leading);
    setLine(sheet.pdf, line, sheet.page.left, sheet.y, type);
    sheet.y += type.leading;
  }
}
