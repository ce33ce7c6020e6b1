import type { InvoiceDocument } from "./document";
import { keepTogether, makeRoomForLine, type Sheet } from "./sheet";
import { drawText, drawTextLines, type TextStyle } from "./text";
import { textStylesOf } from "./text-styles";
import { wrap } from "./wrap";

const MAX_TEXT_WIDTH = 380;
const GAP = 20;
const MIN_GAP = 8;

/** Draws what follows the totals: the memo and the footer of the business. */
export function drawClosing(sheet: Sheet, document: InvoiceDocument): void {
  drawMemo(sheet, document.credits ? "Reason" : "Notes", document.memo);
  drawFooter(sheet, document.footer);
}

/** Draws the memo in lines of a readable width. */
function drawMemo(sheet: Sheet, title: string, memo: string): void {
  const { body, label } = textStylesOf(sheet);
  const lines = wrap(sheet.pdf, memo, body, Math.min(MAX_TEXT_WIDTH, sheet.page.width));
  if (lines.length === 0) return;
  const height = label.leading + 1 + lines.length * body.leading;
  // Reduces the gap when the memo would otherwise move to a page of its own.
  const gap = Math.min(GAP, Math.max(MIN_GAP, sheet.page.bottom - sheet.y - height));
  keepTogether(sheet, gap + height);
  sheet.y += gap;
  makeRoomForLine(sheet, label.leading + body.leading);
  drawText(sheet.pdf, title, sheet.page.left, sheet.y, label);
  sheet.y += label.leading + 1;
  drawTextAcrossPages(sheet, lines, body);
}

/** Draws the footer at the bottom of the last page, centred. */
function drawFooter(sheet: Sheet, footer: string): void {
  const { label } = textStylesOf(sheet);
  const textStyle: TextStyle = { ...label, size: 8.5 };
  const lines = wrap(sheet.pdf, footer, textStyle, Math.min(MAX_TEXT_WIDTH, sheet.page.width));
  if (lines.length === 0) return;
  const height = lines.length * textStyle.leading;
  const gap = sheet.page.isNarrow ? 8 : GAP;
  keepTogether(sheet, gap + height);
  const middle = (sheet.page.left + sheet.page.right) / 2;
  const top = Math.max(sheet.y + gap, sheet.page.bottom - height);
  drawTextLines(sheet.pdf, lines, middle, top, textStyle, "center");
  sheet.y = top + height;
}

function drawTextAcrossPages(sheet: Sheet, lines: string[], textStyle: TextStyle): void {
  for (const line of lines) {
    makeRoomForLine(sheet, textStyle.leading);
    drawText(sheet.pdf, line, sheet.page.left, sheet.y, textStyle);
    sheet.y += textStyle.leading;
  }
}
