import type { InvoiceDocument } from "./document";
import { drawHowToPay, measureHowToPay } from "./how-to-pay";
import {
  chooseBandColor,
  drawRule,
  drawInFrame,
  measureEdges,
  keepTogether,
  makeRoomForLine,
  type DrawingContext,
} from "./drawing-context";
import { drawLargeStamp, measureLargeStamp } from "./stamp";
import { listInvoiceTotals, type TotalsRow } from "./totals-rows";
import { drawLabelLines, wrapLabel, type LabelLine } from "./label-text";
import { drawTextLines, measureWidth, type TextStyle } from "./text";
import { createTextStyles } from "./text-styles";
import { wrapText } from "./wrap";

const GAP_ABOVE = 8;
const MAX_AMOUNT_WIDTH = 160;
const RULE_HEIGHT = 6;
/** In points: beside higher totals, a stamp stands in the middle of this height. */
const MAX_STAMP_AREA = 240;

/** Returns the height in points of the totals and what stands beside them, with the gap above. */
export function measureTotals(
  context: DrawingContext,
  document: InvoiceDocument,
  rows = listInvoiceTotals(context, document),
): number {
  const height = rows.reduce((sum, row) => sum + measureRow(context, row), 0);
  return GAP_ABOVE + Math.max(height, heightBeside(context, document));
}

/** Draws the totals in the right half, and payment details or a stamp in the left half. */
export function drawTotals(
  context: DrawingContext,
  document: InvoiceDocument,
  rows = listInvoiceTotals(context, document),
): void {
  const height = measureTotals(context, document, rows) - GAP_ABOVE;
  keepTogether(context, GAP_ABOVE + height);
  const beside = heightBeside(context, document);
  // The payment details must fit on the page even when the totals are higher than a page.
  keepTogether(context, GAP_ABOVE + beside);
  context.y += GAP_ABOVE;
  const besideBottom = context.y + beside;
  const pages = context.pdf.bufferedPageRange().count;
  drawHowToPay(context, document, widthBeside(context));
  drawLargeStamp(context, document.stamp, Math.max(beside, Math.min(MAX_STAMP_AREA, height)));
  const { left, right } = measureEdges(context, context.page.half);
  drawInFrame(context, [left, right], () => {
    rows.forEach((row, index) => {
      makeRoomForLine(context, measureRow(context, row));
      drawRow(context, row, index === 0);
    });
  });
  if (context.pdf.bufferedPageRange().count === pages)
    context.y = Math.max(context.y, besideBottom);
}

/** Returns the width of what stands to the left of the totals and their frame. */
function widthBeside({ page }: DrawingContext): number {
  return page.halfWidth - 8;
}

/** Returns the height of what stands to the left of the totals: payment details or a stamp. */
function heightBeside(context: DrawingContext, document: InvoiceDocument): number {
  const howToPay = measureHowToPay(context, document, widthBeside(context));
  return Math.max(howToPay, measureLargeStamp(context, document.stamp));
}

function drawRow(context: DrawingContext, row: TotalsRow, isFirst: boolean): void {
  const { pdf, palette, styleOptions } = context;
  const textStyle = chooseTextStyle(context, row);
  const edge = measureEdges(context, context.page.half);
  const isBalance = row.weight === "balance";
  const fill = isBalance ? balanceFill(context) : null;
  const below = context.y + measureRow(context, row);
  // The text stands at the bottom of the row, or in the middle of a filled area.
  const room = heightAboveText(context, row);
  const filledRoom = Math.min(room, RULE_HEIGHT);
  if (fill !== null) {
    const top = context.y + room - filledRoom;
    pdf.rect(edge.left, top, edge.right - edge.left, below - top).fill(fill);
  }
  if (styleOptions.isBoxed && !isFirst)
    drawRule(context, context.y, 0.75, palette.hairline, edge.left);
  if (!styleOptions.isBoxed && row.hasRule && fill === null) {
    const color = isBalance ? palette.rule : palette.hairline;
    drawRule(context, context.y + RULE_HEIGHT / 2, isBalance ? 1 : 0.5, color, edge.left);
  }
  const y = context.y + room - (fill === null ? 0 : filledRoom / 2);
  drawLabelLines(context, labelLines(context, row), {
    ...{ x: context.page.half, y, leading: textStyle.leading },
  });
  drawTextLines(pdf, amountLines(context, row), context.page.right, y, textStyle, "right");
  context.y = below;
}

function balanceFill({ styleOptions, palette }: DrawingContext): string | null {
  const fills = { ruled: null, filled: chooseBandColor(palette), tinted: palette.tint };
  return fills[styleOptions.balance];
}

function chooseTextStyle(context: DrawingContext, { weight }: TotalsRow): TextStyle {
  const { body, strong } = createTextStyles(context);
  const { palette, styleOptions } = context;
  const balance = styleOptions.balance === "filled" ? palette.onFill : palette.ink;
  const reduction = context.page.isNarrow ? 2.5 : 0;
  const leading = (styleOptions.isBoxed ? 17 : 15) - reduction;
  const textStyles: { [weight in TotalsRow["weight"]]: TextStyle } = {
    plain: { ...body, leading },
    quiet: { ...body, leading, color: palette.quiet },
    strong: { ...strong, size: 10.5, leading: 17 - reduction },
    balance: { ...strong, size: 12, leading: 20 - reduction, color: balance },
  };
  return textStyles[weight];
}

function amountLines(context: DrawingContext, row: TotalsRow): string[] {
  return wrapText(context.pdf, row.amount, chooseTextStyle(context, row), MAX_AMOUNT_WIDTH);
}

function labelLines(context: DrawingContext, row: TotalsRow): LabelLine[] {
  const textStyle = chooseTextStyle(context, row);
  const amountWidth = Math.max(
    0,
    ...amountLines(context, row).map((line) => measureWidth(context.pdf, line, textStyle)),
  );
  return wrapLabel(context, row.label, textStyle, context.page.halfWidth - 14 - amountWidth);
}

function measureRow(context: DrawingContext, row: TotalsRow): number {
  const lines = Math.max(1, labelLines(context, row).length, amountLines(context, row).length);
  return lines * chooseTextStyle(context, row).leading + heightAboveText(context, row);
}

/**
 * Returns the height of the rule above the text, with its gaps. A filled row has an additional gap
 * to the row above it.
 */
function heightAboveText({ styleOptions }: DrawingContext, row: TotalsRow): number {
  if (!row.hasRule || styleOptions.isBoxed) return 0;
  return row.weight === "balance" && styleOptions.balance === "filled"
    ? RULE_HEIGHT + 5
    : RULE_HEIGHT;
}
