import type { InvoiceDocument } from "./document";
import { drawHowToPay, heightOfHowToPay } from "./how-to-pay";
import { insetOf } from "./line-columns";
import {
  bandColor,
  drawRule,
  drawFramed,
  keepTogether,
  makeRoomForLine,
  type Sheet,
} from "./sheet";
import { invoiceRows, type Row } from "./totals-rows";
import { drawTextLines, widthOf, type TextStyle } from "./text";
import { textStylesOf } from "./text-styles";
import { wrap } from "./wrap";

const GAP_ABOVE = 8;
const WIDTH = 258;
const NARROW_WIDTH = 230;
const MAX_AMOUNT_WIDTH = 160;
const RULE_HEIGHT = 6;

/** Returns the height of the totals and the payment details, which stay together. */
export function heightOfTotals(
  sheet: Sheet,
  document: InvoiceDocument,
  rows = invoiceRows(sheet.pdf, document),
): number {
  const height = rows.reduce((sum, row) => sum + heightOf(sheet, row), 0);
  return GAP_ABOVE + Math.max(height, heightOfHowToPay(sheet, document, widthBeside(sheet)));
}

export function drawTotals(
  sheet: Sheet,
  document: InvoiceDocument,
  rows = invoiceRows(sheet.pdf, document),
): void {
  keepTogether(sheet, heightOfTotals(sheet, document, rows));
  const howToPay = heightOfHowToPay(sheet, document, widthBeside(sheet));
  // The payment details must fit on the page even when the totals are higher than a page.
  keepTogether(sheet, GAP_ABOVE + howToPay);
  sheet.y += GAP_ABOVE;
  const howToPayBottom = sheet.y + howToPay;
  const pages = sheet.pdf.bufferedPageRange().count;
  drawHowToPay(sheet, document, widthBeside(sheet));
  drawFramed(sheet, [leftEdgeOf(sheet), sheet.page.right], () => {
    rows.forEach((row, index) => {
      makeRoomForLine(sheet, heightOf(sheet, row));
      drawRow(sheet, row, index === 0);
    });
  });
  if (sheet.pdf.bufferedPageRange().count === pages) sheet.y = Math.max(sheet.y, howToPayBottom);
}

function widthOfRows({ page }: Sheet): number {
  return page.isNarrow ? NARROW_WIDTH : WIDTH;
}

function leftEdgeOf(sheet: Sheet): number {
  return sheet.page.right - widthOfRows(sheet);
}

/** Returns the width to the left of the totals. */
function widthBeside(sheet: Sheet): number {
  return leftEdgeOf(sheet) - sheet.page.left - 18;
}

function drawRow(sheet: Sheet, row: Row, isFirst: boolean): void {
  const { pdf, palette, styleOptions } = sheet;
  const textStyle = textStyleOf(sheet, row);
  const inset = insetOf(sheet);
  const left = leftEdgeOf(sheet);
  const isBalance = row.weight === "balance";
  const fill = isBalance ? balanceFill(sheet) : null;
  const below = sheet.y + heightOf(sheet, row);
  // The text stands at the bottom of the row, or in the middle of a filled area.
  const room = heightAboveText(sheet, row);
  const filledRoom = Math.min(room, RULE_HEIGHT);
  if (fill !== null) {
    const top = sheet.y + room - filledRoom;
    pdf.rect(left, top, widthOfRows(sheet), below - top).fill(fill);
  }
  if (styleOptions.isBoxed && !isFirst) drawRule(sheet, sheet.y, 0.75, palette.hairline, left);
  if (!styleOptions.isBoxed && row.hasRule && fill === null) {
    const color = isBalance ? palette.rule : palette.hairline;
    drawRule(sheet, sheet.y + RULE_HEIGHT / 2, isBalance ? 1 : 0.5, color, left);
  }
  const y = sheet.y + room - (fill === null ? 0 : filledRoom / 2);
  drawTextLines(pdf, labelLines(sheet, row), left + inset, y, textStyle);
  drawTextLines(pdf, amountLines(sheet, row), sheet.page.right - inset, y, textStyle, "right");
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
    strong: { ...strong, size: 10, leading: 17 - reduction },
    balance: { ...strong, size: 11.5, leading: 20 - reduction, color: balance },
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
  return wrap(
    sheet.pdf,
    row.label,
    textStyle,
    widthOfRows(sheet) - 2 * insetOf(sheet) - 14 - amountWidth,
  );
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
