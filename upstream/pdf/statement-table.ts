import { fill } from "../../domain/words/message";
import type { StatementSection } from "./document";
import {
  drawRule,
  drawInFrame,
  measureEdges,
  keepTogether,
  measureTableHead,
  type DrawingContext,
} from "./drawing-context";
import { toPlainLabel, type Label, type PaperLabels } from "../../domain/paper-labels";
import { drawLabelLines, wrapLabel, type LabelLine } from "./label-text";
import { drawTableHead, measureTitle } from "./table-head";
import { drawText, drawTextLines, measureWidth, type TextStyle } from "./text";
import { createTextStyles } from "./text-styles";
import { limitLines, wrapText } from "./wrap";

type Movement = StatementSection["rows"][number];
/** A movement, or a balance, whose label stands in place of details. */
type Row = Movement & { label?: Label };
type Name = keyof Movement;
type Column = { name: Name; title: Label; align: "left" | "right"; left: number; right: number };

const GAP = 12;
const MIN_DETAILS_WIDTH = 150;
const MAX_DETAIL_LINES = 4;
const PADDING = 4.75;

/**
 * Returns the height in points of the table head, the opening balance and one row, which stay
 * together on a page.
 */
export function measureSectionStart(context: DrawingContext): number {
  return measureTableHead(context) + 2 * 22;
}

/**
 * Draws the opening balance, the movements and the closing balance below a table head, repeated on
 * each page.
 */
export function drawStatementTable(context: DrawingContext, section: StatementSection): void {
  const { strong } = createTextStyles(context);
  const { columns, textStyle } = layOutColumns(context, section);
  drawInFrame(context, listFrameEdges(context, columns), () => {
    const startFrame = context.onPageStart;
    context.onPageStart = () => {
      startFrame?.();
      drawTableHead(context, columns);
    };
    drawTableHead(context, columns);
    const bold = { ...strong, size: textStyle.size };
    const { pick } = context.labels;
    drawRow(
      context,
      columns,
      balanceRow(
        pick((words) => words.openingBalance),
        section.opening,
      ),
      {
        textStyle: bold,
      },
    );
    section.rows.forEach((row, index) => {
      // The closing balance and what is on account stay with the last two rows.
      const next = section.rows.slice(index + 1, index + 3);
      const after =
        next.length > 1
          ? 0
          : sum(
              next.map((last) =>
                measureRow(wrapCells(context, columns, last, textStyle), textStyle),
              ),
            ) +
            (strong.leading + 2 * PADDING) * (section.onAccount ? 2 : 1);
      drawRow(context, columns, row, { textStyle, after, isTinted: index % 2 === 0 });
    });
    drawRow(
      context,
      columns,
      balanceRow(
        pick((words) => words.closingBalance),
        section.closing,
      ),
      {
        textStyle: bold,
      },
    );
    if (section.onAccount)
      drawRow(
        context,
        columns,
        balanceRow(
          pick((words) => words.closingOnAccount),
          section.onAccount,
        ),
        {
          textStyle,
        },
      );
    context.onPageStart = null;
  });
}

function balanceRow(label: Label, balance: string): Row {
  return { date: "", details: "", label, charge: "", credit: "", balance };
}

/** `after` is the height in points of what must stay below the row on the same page. */
type RowStyle = { textStyle: TextStyle; after?: number; isTinted?: boolean };

function drawRow(context: DrawingContext, columns: Column[], row: Row, style: RowStyle): void {
  const { pdf, palette, styleOptions } = context;
  const { textStyle, after = 0, isTinted = false } = style;
  const lines = wrapCells(context, columns, row, textStyle);
  const label = wrapRowLabel(context, columns, row, textStyle);
  const height = measureRow([...lines, label], textStyle);
  const { leading } = textStyle;
  keepTogether(context, height + after);
  const edge = measureEdges(context);
  if (styleOptions.isStriped && isTinted)
    pdf.rect(edge.left, context.y, edge.right - edge.left, height).fill(palette.tint);
  columns.forEach(({ name, align, left, right }, index) => {
    if (name === "details")
      drawLabelLines(context, label, { x: left, y: context.y + PADDING, leading });
    const [first = "", ...further] = lines[index] ?? [];
    if (first === "") return;
    const x = align === "left" ? left : right;
    drawText(pdf, first, x, context.y + PADDING, textStyle, align);
    drawTextLines(pdf, further, x, context.y + PADDING + leading, textStyle, align);
  });
  context.y += height;
  drawRule(context, context.y, 0.5, palette.hairline);
}

/** Returns the lines of a row's label, which stands in the column of details. */
function wrapRowLabel(
  context: DrawingContext,
  columns: Column[],
  { label }: Row,
  textStyle: TextStyle,
): LabelLine[] {
  const { left = 0, right = 0 } = columns.find(({ name }) => name === "details") ?? {};
  return label ? wrapLabel(context, label, textStyle, right - left) : [];
}

/** Returns the lines of each cell of a row. */
function wrapCells(
  { pdf }: DrawingContext,
  columns: Column[],
  row: Row,
  textStyle: TextStyle,
): string[][] {
  return columns.map(({ name, left, right }) =>
    name === "details"
      ? limitLines(MAX_DETAIL_LINES, wrapText(pdf, row[name], textStyle, right - left))
      : [row[name]],
  );
}

function measureRow(lines: { length: number }[], { leading }: TextStyle): number {
  return Math.max(...lines.map(({ length }) => length)) * leading + 2 * PADDING;
}

/**
 * Returns the columns of the table. Each column is as wide as its title or its widest text, and the
 * details column takes the rest. When the rest is too narrow, the size of all text is reduced.
 */
function layOutColumns(
  context: DrawingContext,
  section: StatementSection,
): { columns: Column[]; textStyle: TextStyle } {
  const none = toPlainLabel("");
  const rows: Row[] = [
    ...section.rows,
    balanceRow(none, section.opening),
    balanceRow(none, section.closing),
  ];
  const specs = columnSpecs(context.labels, section.currency);
  const room = context.page.width - GAP * (specs.length - 1);
  const measure = (textStyle: TextStyle) =>
    specs.map(({ name, title }) => {
      if (name === "details") return 0;
      const texts = rows.map((row) => measureWidth(context.pdf, row[name], textStyle));
      return Math.max(measureTitle(context, title), ...texts) + 0.1;
    });
  let textStyle = createTextStyles(context).body;
  // Measured in bold, because the opening and the closing balance are bold.
  while (
    textStyle.size > 6.5 &&
    room - sum(measure({ ...textStyle, face: "bold" })) < MIN_DETAILS_WIDTH
  )
    textStyle = { ...textStyle, size: textStyle.size - 0.5 };
  const widths = measure({ ...textStyle, face: "bold" });
  const details = room - sum(widths);
  let left = context.page.left;
  const columns = specs.map((column, index): Column => {
    const right = left + (column.name === "details" ? details : (widths[index] ?? 0));
    const placed = { ...column, left, right };
    left = right + GAP;
    return placed;
  });
  return { columns, textStyle };
}

function columnSpecs(
  { pick }: PaperLabels,
  currency: string,
): Pick<Column, "name" | "title" | "align">[] {
  const balance = pick(
    (words) => fill(words.balanceIn, { currency }),
    (words) => words.balance,
  );
  return [
    { name: "date", title: pick((words) => words.date), align: "left" },
    { name: "details", title: pick((words) => words.details), align: "left" },
    { name: "charge", title: pick((words) => words.charges), align: "right" },
    { name: "credit", title: pick((words) => words.credits), align: "right" },
    { name: "balance", title: balance, align: "right" },
  ];
}

function listFrameEdges(context: DrawingContext, columns: Column[]): number[] {
  const { left: first, right: last } = measureEdges(context);
  return [first, ...columns.slice(1).map(({ left }) => left - GAP / 2), last];
}

function sum(widths: number[]): number {
  return widths.reduce((total, width) => total + width, 0);
}
