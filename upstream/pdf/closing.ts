import type { InvoiceDocument } from "./document";
import { drawReceivedBy, measureReceivedBy } from "./received-by";
import { keepTogether, makeRoomForLine, type DrawingContext } from "./drawing-context";
import { drawLabel } from "./label-text";
import type { Label } from "../../domain/paper-labels";
import { drawText, drawTextLines, type TextStyle } from "./text";
import { createTextStyles } from "./text-styles";
import { wrapText } from "./wrap";

const MAX_TEXT_WIDTH = 380;
const GAP = 20;
const MIN_GAP = 8;
const FOOTER_GAP = 6;
/** In points, for the longest page number, "Halaman 300 daripada 300", and a gap. */
const PAGE_NUMBER_WIDTHS = { en: 72, ms: 112, zh: 90 };

/** Draws what follows the totals: the memo, the lines to sign and the footer of the business. */
export function drawClosing(context: DrawingContext, document: InvoiceDocument): void {
  const { pick } = context.labels;
  const title = pick((words) => (document.credits ? words.reason : words.notes));
  drawMemo(context, title, document.memo);
  drawReceivedBy(context, document);
  drawFooter(context, document.footer);
}

/**
 * Returns the height in points of the lines to sign and the footer, which must not stand alone on a
 * page. The memo may stand alone, so its height is not included.
 */
export function measureClosing(context: DrawingContext, document: InvoiceDocument): number {
  return (
    measureReceivedBy(context, document.hasReceivedBy) + measureFooter(context, document.footer)
  );
}

/** Draws the memo in lines of a readable width. */
function drawMemo(context: DrawingContext, title: Label, memo: string): void {
  const { body, label } = createTextStyles(context);
  const lines = wrapText(context.pdf, memo, body, Math.min(MAX_TEXT_WIDTH, context.page.width));
  if (lines.length === 0) return;
  const height = label.leading + 1 + lines.length * body.leading;
  // Reduces the gap when the memo would otherwise move to a page of its own.
  const gap = Math.min(GAP, Math.max(MIN_GAP, context.page.bottom - context.y - height));
  keepTogether(context, gap + height);
  context.y += gap;
  makeRoomForLine(context, label.leading + body.leading);
  drawLabel(context, title, label, { x: context.page.left, y: context.y });
  context.y += label.leading + 1;
  drawTextAcrossPages(context, lines, body);
}

/**
 * Draws the footer centred at the bottom of the page. The last line stands beside the page number.
 */
function drawFooter(context: DrawingContext, footer: string): void {
  const { lines, textStyle } = wrapFooter(context, footer);
  if (lines.length === 0) return;
  const { page } = context;
  keepTogether(context, measureFooter(context, footer));
  const height = lines.length * textStyle.leading;
  const top = page.footer + textStyle.leading - height;
  drawTextLines(context.pdf, lines, (page.left + page.right) / 2, top, textStyle, "center");
  context.y = top + height;
}

/** Returns the height that the footer and its gap take of the content area, above `page.bottom`. */
function measureFooter(context: DrawingContext, footer: string): number {
  const { lines, textStyle } = wrapFooter(context, footer);
  const height = FOOTER_GAP + lines.length * textStyle.leading;
  const below = context.page.footer + textStyle.leading - context.page.bottom;
  return lines.length === 0 ? 0 : Math.max(0, height - below);
}

function wrapFooter({ pdf, page, palette, labels }: DrawingContext, footer: string) {
  const textStyle: TextStyle = { face: "regular", size: 8.5, leading: 11, color: palette.quiet };
  const width = Math.min(MAX_TEXT_WIDTH, page.width - 2 * PAGE_NUMBER_WIDTHS[labels.language]);
  return { textStyle, lines: wrapText(pdf, footer, textStyle, width) };
}

function drawTextAcrossPages(context: DrawingContext, lines: string[], textStyle: TextStyle): void {
  for (const line of lines) {
    makeRoomForLine(context, textStyle.leading);
    drawText(context.pdf, line, context.page.left, context.y, textStyle);
    context.y += textStyle.leading;
  }
}
