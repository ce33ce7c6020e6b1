/** Draws a receipt on a roll that is 80 mm wide: one column on a page as long as its content. */
import { choosePdfStyle } from "./styles/draw-head";
import type { RollStyle } from "./styles/style";
import { createPalette, type Palette } from "./color";
import { toReceiptHead } from "./receipt";
import type { ReceiptDocument } from "./receipt-document";
import { chooseBandColor } from "./drawing-context";
import { drawLogo, fitLogo } from "./logo";
import { fill } from "../../domain/words/message";
import { drawLabel, drawLabelLines, wrapLabel } from "./label-text";
import {
  createPaperLabels,
  toPlainLabel,
  type Label,
  type PaperLabels,
} from "../../domain/paper-labels";
import { listCompanyDetails, listDocumentDetails } from "./parties";
import { drawText, drawTextLines, measureWidth, type Pdf, type TextStyle } from "./text";
import { listReceiptTotals, type TotalsRow } from "./totals-rows";
import { wrapText, wrapName } from "./wrap";

/** In points: the paper is 80 mm wide, of which 72 mm can be printed. */
const PAPER_WIDTH = 226.77;
const PRINT_WIDTH = 204.09;
const LEFT = (PAPER_WIDTH - PRINT_WIDTH) / 2;
const RIGHT = LEFT + PRINT_WIDTH;
const MIDDLE = PAPER_WIDTH / 2;
const EDGE = 14;
const GAP = 6;
/** A page of a PDF can be at most 14,400 points high. */
const MAX_PAGE_HEIGHT = 14_000;

/** A part of the receipt that is not split between pages. */
type Block = { height: number; draw: (top: number) => void };

/** Draws the receipt on one page, or on several pages when it has hundreds of lines. */
export function drawReceiptRoll(pdf: Pdf, receipt: ReceiptDocument): void {
  for (const page of splitIntoPages(createBlocks(pdf, receipt))) {
    const height = page.reduce((sum, block) => sum + block.height, 2 * EDGE);
    pdf.addPage({ size: [PAPER_WIDTH, height], margin: 0 });
    let top = EDGE;
    for (const block of page) {
      block.draw(top);
      top += block.height;
    }
  }
}

function splitIntoPages(blocks: Block[]): Block[][] {
  const pages: Block[][] = [[]];
  let height = 0;
  for (const block of blocks) {
    if (height + block.height > MAX_PAGE_HEIGHT) {
      pages.push([]);
      height = 0;
    }
    pages.at(-1)?.push(block);
    height += block.height;
  }
  return pages;
}

function createBlocks(pdf: Pdf, receipt: ReceiptDocument): Block[] {
  const head = toReceiptHead(receipt);
  const { invoice } = receipt;
  const colors = createPalette(head.template.color);
  const palette = { ...colors, quiet: colors.ink };
  // The text is never grey, because printers of rolls print black only.
  const body: TextStyle = { face: "regular", size: 9, leading: 12.5, color: palette.ink };
  const labels = createPaperLabels(head.languages);
  const roll = { pdf, palette, labels, body, style: choosePdfStyle(head.template.style).roll };
  return [
    ...headBlocks(roll, receipt),
    ruleBlock(roll),
    ...listDocumentDetails(head, labels).map(({ name, value }) =>
      labelledBlock(roll, name, value, body),
    ),
    ruleBlock(roll),
    ...invoice.lines.flatMap((line) => invoiceLineBlocks(roll, line)),
    ruleBlock(roll),
    ...listReceiptTotals(roll, receipt).map((row) => totalBlock(roll, row)),
    ...textBlocks(roll, invoice.footer, { ...body, size: 8, leading: 11 }, { space: 2 * GAP }),
  ];
}

type Roll = {
  pdf: Pdf;
  palette: Palette;
  labels: PaperLabels;
  body: TextStyle;
  style: RollStyle;
};

/**
 * Returns the heading and the company's details: at the left, on a coloured band, or centred in a
 * serif face.
 */
function headBlocks(roll: Roll, receipt: ReceiptDocument): Block[] {
  const { pdf, palette, labels, body, style } = roll;
  const head = toReceiptHead(receipt);
  const { align } = style;
  const small = { ...body, size: 8, leading: 11 };
  const isUndone = head.stamp === "VOID";
  const heading = isUndone
    ? labels.pick((words) => (head.paid?.isRefund ? words.refundUndone : words.receiptUndone))
    : labels.translate(head.heading);
  const details = textBlocks(roll, listCompanyDetails(head, labels).join("\n"), small, { align });
  if (style.name === "band")
    return [...logoBlocks(roll, receipt), bandBlock(roll, heading, head.company.name), ...details];
  const name: TextStyle = { face: style.name, size: 14, leading: 18, color: palette.heading };
  const fitted = wrapName(pdf, head.company.name, name, PRINT_WIDTH);
  return [
    ...logoBlocks(roll, receipt),
    ...lineBlocks(roll, fitted.lines, fitted.textStyle, { align }),
    ...details,
    spaceBlock(GAP),
    labelBlock(roll, heading, { ...name, size: 11, leading: 15 }),
  ];
}

function logoBlocks({ pdf, style }: Roll, { invoice }: ReceiptDocument): Block[] {
  const logo = fitLogo(invoice, { width: 150, height: 48 });
  if (!logo) return [];
  const left = style.align === "left" ? LEFT : MIDDLE - logo.width / 2;
  return [{ height: logo.height + GAP, draw: (top) => drawLogo(pdf, logo, left, top) }];
}

/** Returns a label that stands alone, where the head stands. */
function labelBlock(roll: Roll, label: Label, textStyle: TextStyle): Block {
  const { align } = roll.style;
  const lines = wrapLabel(roll, label, textStyle, PRINT_WIDTH);
  const x = align === "left" ? LEFT : MIDDLE;
  return {
    height: lines.length * textStyle.leading,
    draw: (y) => drawLabelLines(roll, lines, { x, y, leading: textStyle.leading, align }),
  };
}

function bandBlock(roll: Roll, heading: Label, company: string): Block {
  const { pdf, palette } = roll;
  const textStyle: TextStyle = { face: "bold", size: 14, leading: 18, color: palette.onFill };
  const fitted = wrapName(pdf, company, textStyle, PRINT_WIDTH - 2 * GAP);
  const small: TextStyle = { ...textStyle, size: 9, leading: 13 };
  const filled = fitted.lines.length * fitted.textStyle.leading + small.leading + 2 * GAP;
  return {
    height: filled + GAP,
    draw: (top) => {
      pdf.rect(LEFT, top, PRINT_WIDTH, filled).fill(chooseBandColor(palette));
      const below = drawTextLines(pdf, fitted.lines, MIDDLE, top + GAP, fitted.textStyle, "center");
      drawLabel(roll, heading, small, { x: MIDDLE, y: below, align: "center" });
    },
  };
}

/**
 * Returns a line of the invoice: its name and description over the whole width, and below them
 * quantity, price and amount.
 */
function invoiceLineBlocks(roll: Roll, line: ReceiptDocument["invoice"]["lines"][number]): Block[] {
  const { pdf, labels, body } = roll;
  const small = { ...body, size: 8, leading: 11 };
  const { discount } = line;
  const calculation = [
    line.quantity && `${line.quantity} × ${line.unitPrice}`,
    discount && fill(labels.words.lessDiscount, { discount }),
    labels.translate(line.tax).text,
  ]
    .filter(Boolean)
    .join(labels.words.comma);
  const name = wrapText(pdf, line.name, body, PRINT_WIDTH);
  return [
    ...lineBlocks(roll, name, body),
    ...textBlocks(roll, line.description, small, { align: "left" }),
    labelledBlock(roll, toPlainLabel(calculation), line.amount, body),
    spaceBlock(3),
  ];
}

function totalBlock(roll: Roll, { label, amount, weight, hasRule: ruled }: TotalsRow): Block {
  const { pdf, palette, body, style } = roll;
  const isMain = weight === "balance";
  const filled = isMain ? style.balance(palette) : null;
  const color = filled?.color ?? body.color;
  const sizes = { plain: 9, quiet: 9, strong: 10, balance: 11.5 };
  const size = sizes[weight];
  const face = isMain || weight === "strong" ? "bold" : "regular";
  const inset = filled ? GAP : 0;
  const textStyle: TextStyle = { face, size, leading: size * 1.4, color };
  const fitted = labelledBlock(roll, label, amount, textStyle, inset);
  const above = ruled ? GAP : 0;
  if (!isMain) return joinedBlock([spaceBlock(above), fitted]);
  return {
    height: above + fitted.height + 2 * GAP,
    draw: (top) => {
      const height = fitted.height + GAP;
      if (filled) pdf.rect(LEFT, top + above, PRINT_WIDTH, height).fill(filled.fill);
      else {
        drawLine(roll, top + above);
        drawLine(roll, top + above + height);
      }
      fitted.draw(top + above + GAP / 2);
    },
  };
}

/**
 * Returns a label and its value side by side. A value that takes more than 60% of the width stands
 * below, at the right.
 */
function labelledBlock(
  roll: Roll,
  label: Label,
  value: string,
  textStyle: TextStyle,
  inset = 0,
): Block {
  const { pdf } = roll;
  const width = PRINT_WIDTH - 2 * inset;
  const values = wrapText(pdf, value, textStyle, width);
  const valueWidth = Math.max(0, ...values.map((line) => measureWidth(pdf, line, textStyle)));
  const isBeside = valueWidth <= width * 0.6;
  const labels = wrapLabel(roll, label, textStyle, isBeside ? width - valueWidth - GAP : width);
  const beforeValues = isBeside ? 0 : labels.length;
  const rows = Math.max(labels.length, beforeValues + values.length);
  return {
    height: rows * textStyle.leading,
    draw: (top) => {
      const { leading } = textStyle;
      drawLabelLines(roll, labels, { x: LEFT + inset, y: top, leading });
      const y = top + beforeValues * leading;
      drawTextLines(pdf, values, RIGHT - inset, y, textStyle, "right");
    },
  };
}

type Placement = { align?: "left" | "center"; space?: number };

function textBlocks(
  roll: Roll,
  words: string,
  textStyle: TextStyle,
  placed: Placement = {},
): Block[] {
  return lineBlocks(roll, wrapText(roll.pdf, words, textStyle, PRINT_WIDTH), textStyle, {
    align: "center",
    ...placed,
  });
}

function lineBlocks(
  { pdf }: Roll,
  fitted: string[],
  textStyle: TextStyle,
  placed: Placement = {},
): Block[] {
  const { align = "left", space: above = 0 } = placed;
  const x = align === "left" ? LEFT : MIDDLE;
  const blocks = fitted.map((line): Block => ({
    height: textStyle.leading,
    draw: (top) => drawText(pdf, line, x, top, textStyle, align),
  }));
  return blocks.length > 0 && above > 0 ? [spaceBlock(above), ...blocks] : blocks;
}

function ruleBlock(roll: Roll): Block {
  const { isDouble } = roll.style.rule;
  return {
    height: 2 * GAP,
    draw: (top) => {
      drawLine(roll, top + GAP - (isDouble ? 1 : 0));
      if (isDouble) drawLine(roll, top + GAP + 1);
    },
  };
}

function drawLine({ pdf, palette, style }: Roll, y: number): void {
  pdf.lineWidth(style.rule.width).strokeColor(palette.ink);
  pdf.moveTo(LEFT, y).lineTo(RIGHT, y).stroke();
}

function spaceBlock(height: number): Block {
  return { height, draw: () => {} };
}

function joinedBlock(blocks: Block[]): Block {
  return {
    height: blocks.reduce((height, block) => height + block.height, 0),
    draw: (top) => {
      let y = top;
      for (const block of blocks) {
        block.draw(y);
        y += block.height;
      }
    },
  };
}
