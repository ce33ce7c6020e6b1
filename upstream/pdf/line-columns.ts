import type { InvoiceDocument } from "./document";
import type { Paper } from "./paper";
import { measureEdges, type DrawingContext } from "./drawing-context";
import { toPlainLabel, type Label, type PaperLabels } from "../../domain/paper-labels";
import { measureTitle } from "./table-head";
import { fill } from "../../domain/words/message";
import { measureWidth, type TextStyle } from "./text";
import { createTextStyles } from "./text-styles";

type Line = InvoiceDocument["lines"][number];

type ColumnSpec = {
  title: Label;
  align: "left" | "right";
  value: (line: Line) => string;
  isOptional?: true;
  isTax?: true;
};

export type Column = ColumnSpec & { left: number; right: number };

/** `cells` are all columns but `item`. `figureStyle` is the text style of the cells. */
export type LineTableColumns = { cells: Column[]; item: Column; figureStyle: TextStyle };

/** Widths are in points. */
const MIN_ITEM_WIDTH = 132;
const MIN_NARROW_ITEM_WIDTH = 96;
const MAX_TAX_WIDTH = 72;

/**
 * Returns the columns of the line table. Each column is as wide as its title or its widest figure,
 * and the item column takes the rest. When the rest is too narrow, the size of all figures is
 * reduced. A column of figures without values is left out.
 */
export function layOutColumns(
  context: DrawingContext,
  { lines, currency }: InvoiceDocument,
): LineTableColumns {
  const { page } = context;
  const gap = chooseGap(page);
  const minItemWidth = page.isNarrow ? MIN_NARROW_ITEM_WIDTH : MIN_ITEM_WIDTH;
  const specs = listColumnSpecs(page, context.labels, currency.code).filter(
    ({ isOptional = false, value }) =>
      !isOptional || lines.some((line) => value(line).trim() !== ""),
  );
  const room = page.width - gap * specs.length;

  const heads = specs.map(({ title }) => measureTitle(context, title));
  const measure = (textStyle: TextStyle) =>
    specs.map((column, index) =>
      Math.max(heads[index] ?? 0, measureWidestFigure(context, column, lines, textStyle)),
    );
  let figureStyle = createTextStyles(context).body;
  let widths = measure(figureStyle);
  while (figureStyle.size > 6.5 && room - sum(widths) < minItemWidth) {
    figureStyle = { ...figureStyle, size: figureStyle.size - 0.5 };
    widths = measure(figureStyle);
  }
  // For unrealistically large figures all columns shrink, at most to the width of their titles, and
  // cells wrap.
  const excess = sum(widths) - (room - minItemWidth);
  if (excess > 0) {
    const squeeze = 1 - excess / (sum(widths) - sum(heads));
    widths = widths.map(
      (width, index) => (heads[index] ?? 0) + (width - (heads[index] ?? 0)) * squeeze,
    );
  }

  // The number column stands before the item column, the figures after it.
  const [numberWidth = 0] = widths;
  const itemLeft = page.left + numberWidth + gap;
  const itemRight = itemLeft + room - sum(widths);
  const item: Column = {
    title: context.labels.pick((words) => words.item),
    align: "left",
    value: ({ name }) => name,
    left: itemLeft,
    right: itemRight,
  };
  let left = page.left;
  const cells = specs.map((column, index): Column => {
    const right = left + (widths[index] ?? 0);
    const placed = { ...column, left, right };
    left = index === 0 ? itemRight + gap : right + gap;
    return placed;
  });
  return { cells, item, figureStyle };
}

/** Returns the x positions of a frame's vertical lines: the outer edges and between the columns. */
export function listFrameEdges(
  context: DrawingContext,
  { cells, item }: LineTableColumns,
): number[] {
  const between = chooseGap(context.page) / 2;
  const lefts = [...cells, item].map(({ left }) => left - between).sort((a, b) => a - b);
  const { left, right } = measureEdges(context);
  return [left, ...lefts.slice(1), right];
}

function chooseGap({ isNarrow }: Paper): number {
  return isNarrow ? 8 : 12;
}

/** Returns the columns of figures. Their titles are shorter on narrow paper. */
function listColumnSpecs(
  { isNarrow }: Paper,
  { pick, translate }: PaperLabels,
  currency: string,
): ColumnSpec[] {
  const titles = isNarrow
    ? {
        quantity: pick((words) => words.shortQuantity),
        price: pick((words) => words.shortPrice),
        discount: pick((words) => words.shortDiscount),
        amount: toPlainLabel(currency),
      }
    : {
        quantity: pick((words) => words.quantity),
        price: pick((words) => words.unitPrice),
        discount: pick((words) => words.discount),
        amount: pick(
          (words) => fill(words.amountIn, { currency }),
          (words) => words.amount,
        ),
      };
  return [
    { title: toPlainLabel("#"), align: "left", value: (line) => String(line.position) },
    { title: titles.quantity, align: "right", value: (line) => line.quantity, isOptional: true },
    { title: titles.price, align: "right", value: (line) => line.unitPrice, isOptional: true },
    { title: titles.discount, align: "right", value: (line) => line.discount, isOptional: true },
    {
      title: pick((words) => words.tax),
      align: "right",
      value: (line) => translate(line.tax).text,
      isOptional: true,
      isTax: true,
    },
    { title: titles.amount, align: "right", value: (line) => line.amount },
  ];
}

function measureWidestFigure(
  context: DrawingContext,
  { isTax, value }: ColumnSpec,
  lines: Line[],
  textStyle: TextStyle,
): number {
  const width = Math.max(
    0,
    ...lines.map((line) => measureWidth(context.pdf, value(line), textStyle)),
  );
  // Without the small addition, a rounding error could wrap the widest figure.
  return (isTax ? Math.min(width, MAX_TAX_WIDTH) : width) + 0.1;
}

function sum(widths: number[]): number {
  return widths.reduce((total, width) => total + width, 0);
}
