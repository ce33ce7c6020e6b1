import type { InvoiceDocument } from "./document";
import { drawReceivedBy, heightOfReceivedBy } from "./received-by";
import { keepTogether, makeRoomForLine, type Sheet } from "./sheet";
import { drawText, drawTextLines, type TextStyle } from "./text";
import { textStylesOf } from "./text-styles";
import { wrap } from "./wrap";

const MAX_TEXT_WIDTH = 380;
const GAP = 20;
const MIN_GAP = 8;
const FOOTER_GAP = 6;
/** In points, for "Page 300 of 300" and a gap. */
const PAGE_NUMBER_WIDTH = 72;

/** Draws what follows the totals: the memo, the lines to sign and the footer of the business. */
export function drawClosing(sheet: Sheet, document: InvoiceDocument): void {
  drawMemo(sheet, document.credits ? "Reason" : "Notes", document.memo);
  drawReceivedBy(sheet, document);
  drawFooter(sheet, document.footer);
}

/**
 * Returns the height of the lines to sign and the footer, which would look lost on a page of their
 * own.
 */
export function heightOfClosing(sheet: Sheet, document: InvoiceDocument): number {
  return heightOfReceivedBy(sheet, document.hasReceivedBy) + heightOfFooter(sheet, document.footer);
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

/** Draws the footer at the bottom of the last page, centred. It ends beside the page number. */
function drawFooter(sheet: Sheet, footer: string): void {
  const { lines, textStyle } = footerLines(sheet, footer);
  if (lines.length === 0) return;
  const { page } = sheet;
  keepTogether(sheet, heightOfFooter(sheet, footer));
  const height = lines.length * textStyle.leading;
  const top = page.footer + textStyle.leading - height;
  drawTextLines(sheet.pdf, lines, (page.left + page.right) / 2, top, textStyle, "center");
  sheet.y = top + height;
}

/** Returns the height of the footer and its gap above the bottom of the content. */
function heightOfFooter(sheet: Sheet, footer: string): number {
  const { lines, textStyle } = footerLines(sheet, footer);
  const height = FOOTER_GAP + lines.length * textStyle.leading;
  const below = sheet.page.footer + textStyle.leading - sheet.page.bottom;
  return lines.length === 0 ? 0 : Math.max(0, height - below);
}

function footerLines({ pdf, page, palette }: Sheet, footer: string) {
  const textStyle: TextStyle = { face: "regular", size: 8.5, leading: 11, color: palette.quiet };
  const width = Math.min(MAX_TEXT_WIDTH, page.width - 2 * PAGE_NUMBER_WIDTH);
  return { textStyle, lines: wrap(pdf, footer, textStyle, width) };
}

function drawTextAcrossPages(sheet: Sheet, lines: string[], textStyle: TextStyle): void {
  for (const line of lines) {
    makeRoomForLine(sheet, textStyle.leading);
    drawText(sheet.pdf, line, sheet.page.left, sheet.y, textStyle);
    sheet.y += textStyle.leading;
  }
}
