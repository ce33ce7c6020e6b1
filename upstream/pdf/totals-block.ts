import type { InvoiceDocument } from "./document";
import { drawHowToPay, heightOfHowToPay } from "./how-to-pay";
import {
  bandColor,
  drawRule,
  drawFramed,
  edgesOf,
  keepTogether,
  makeRoomForLine,
  type Sheet,
} from "./sheet";
import { drawLargeStamp, heightOfLargeStamp } from "./stamp";
import { invoiceRows, type Row } from "./totals-rows";
import { drawTextLines, widthOf, type TextStyle } from "./text";
import { textStylesOf } from "./text-styles";
import { wrap } from "./wrap";

const GAP_ABOVE = 8;
const MAX_AMOUNT_WIDTH = 160;
const RULE_HEIGHT = 6;
/** A stamp stands near the top of very high totals. */
const MAX_STAMP_AREA = 240;

/** Returns the height of the totals and the payment details, which stay together. */
export function heightOfTotals(
  sheet: Sheet,
  document: InvoiceDocument,
  rows = invoiceRows(sheet.pdf, document),
): number {
  const height = rows.reduce((sum, row) => sum + heightOf(sheet, row), 0);
  return GAP_ABOVE + Math.max(height, heightBeside(sheet, document));
}

export function drawTotals(
  sheet: Sheet,
  document: InvoiceDocument,
  rows = invoiceRows(sheet.pdf, document),
): void {
  const height = heightOfTotals(sheet, document, rows) - GAP_ABOVE;
  keepTogether(sheet, GAP_ABOVE + height);
  const beside = heightBeside(sheet, document);
  // The payment details must fit on the page even when the totals are higher than a page.
  keepTogether(sheet, GAP_ABOVE + beside);
  sheet.y += GAP_ABOVE;
  const besideBottom = sheet.y + beside;
  const pages = sheet.pdf.bufferedPageRange().count;
  drawHowToPay(sheet, document, widthBeside(sheet));
  drawLargeStamp(sheet, document.stamp, Math.max(beside, Math.min(MAX_STAMP_AREA, height)));
  const { left, right } = edgesOf(sheet, sheet.page.half);
  drawFramed(sheet, [left, right], () => {
    rows.forEach((row, index) => {
      makeRoomForLine(sheet, heightOf(sheet, row));
      drawRow(sheet, row, index === 0);
    });
  });
  if (sheet.pdf.bufferedPageRange().count === pages) sheet.y = Math.max(sheet.y, besideBottom);
}

/** Returns the width of what stands to the left of the totals and their frame. */
function widthBeside({ page }: Sheet): number {
  return page.halfWidth - 8;
}

/** Returns the height of what stands to the left of the totals: payment details or a stamp. */
function heightBeside(sheet: Sheet, document: InvoiceDocument): number {
  const howToPay = heightOfHowToPay(sheet, document, widthBeside(sheet));
  return Math.max(howToPay, heightOfLargeStamp(sheet, document.stamp));
}

function drawRow(sheet: Sheet, row: Row, isFirst: boolean): void {
  const { pdf, palette, styleOptions } = sheet;
  const textStyle = textStyleOf(sheet, row);
  const edge = edgesOf(sheet, sheet.page.half);
  const isBalance = row.weight === "balance";
  const fill = isBalance ? balanceFill(sheet) : null;
  const below = sheet.y + heightOf(sheet, row);
  // The text stands at the bottom of the row, or in the middle of a filled area.
  const room = heightAboveText(sheet, row);
  const filledRoom = Math.min(room, RULE_HEIGHT);
  if (fill !== null) {
    const top = sheet.y + room - filledRoom;
    pdf.rect(edge.left, top, edge.right - edge.left, below - top).fill(fill);
  }
  if (styleOptions.isBoxed && !isFirst) drawRule(sheet, sheet.y, 0.75, palette.hairline, edge.left);
  if (!styleOptions.isBoxed && row.hasRule && fill === null) {
    const color = isBalance ? palette.rule : palette.hairline;
    drawRule(sheet, sheet.y + RULE_HEIGHT / 2, isBalance ? 1 : 0.5, color, edge.left);
  }
  const y = sheet.y + room - (fill === null ? 0 : filledRoom / 2);
  drawTextLines(pdf, labelLines(sheet, row), sheet.page.half, y, textStyle);
  drawTextLines(pdf, amountLines(sheet, row), sheet.page.right, y, textStyle, "right");
  sheet.y = below;
}

function balanceFill({ styleOptions, palette }: Sheet): string | null {
  const fills = { ruled: null, filled: bandColor(palette), tinted: palette.tint };
  return fills[styleOptions.balance];
}

function textStyleOf(sheet: Sheet, { weight }: Row): TextStyle {
  const { body, strong } = textStylesOf(sheet);
  const { palette, styleOptions } = sheet;
  const balance = styleOptions.balance === "filled" ? palette.onFill : palette.ink;
  const reduction = sheet.page.isNarrow ? 2.5 : 0;
  const leading = (styleOptions.isBoxed ? 17 : 15) - reduction;
  const textStyles: { [weight in Row["weight"]]: TextStyle } = {
    plain: { ...body, leading },
    quiet: { ...body, leading, color: palette.quiet },
    strong: { ...strong, size: 10.5, leading: 17 - reduction },
    balance: { ...strong, size: 12, leading: 20 - reduction, color: balance },
  };
  return textStyles[weight];
}

function amountLines(sheet: Sheet, row: Row): string[] {
  return wrap(sheet.pdf, row.amount, textStyleOf(sheet, row), MAX_AMOUNT_WIDTH);
}

function labelLines(sheet: Sheet, row: Row): string[] {
  const textStyle = textStyleOf(sheet, row);
  const amountWidth = Math.max(
    0,
    ...amountLines(sheet, row).map((line) => widthOf(sheet.pdf, line, textStyle)),
  );
  return wrap(sheet.pdf, row.label, textStyle, sheet.page.halfWidth - 14 - amountWidth);
}

function heightOf(sheet: Sheet, row: Row): number {
  const lines = Math.max(1, labelLines(sheet, row).length, amountLines(sheet, row).length);
  return lines * textStyleOf(sheet, row).leading + heightAboveText(sheet, row);
}

/**
 * Returns the height of the rule above the text, with its gaps. A filled row has an additional gap
 * to the row above it.
 */
function heightAboveText({ styleOptions }: Sheet, row: Row): number {
  if (!row.hasRule || styleOptions.isBoxed) return 0;
  return row.weight === "balance" && styleOptions.balance === "filled"
    ? RULE_HEIGHT + 5
    : RULE_HEIGHT;
}
