import type { InvoiceDocument } from "./document";
import type { Paper } from "./paper";
import { edgesOf, type Sheet } from "./sheet";
import { widthOf, type TextStyle } from "./text";
import { textStylesOf } from "./text-styles";

type Line = InvoiceDocument["lines"][number];

type ColumnSpec = {
  title: string;
  align: "left" | "right";
  value: (line: Line) => string;
  isOptional?: true;
};

export type Column = ColumnSpec & { left: number; right: number };

export type Columns = { cells: Column[]; item: Column; figures: TextStyle };

const MIN_ITEM_WIDTH = 132;
const MAX_TAX_WIDTH = 72;

/**
 * Returns the columns of the line table. Each column is as wide as its widest figure, and the item
 * column takes the rest. When the rest is too narrow, the size of all figures is reduced. A
 * discount or tax column without values is left out.
 */
export function columnsOf(
  sheet: Sheet,
  { lines, currency }: InvoiceDocument,
  head: TextStyle,
): Columns {
  const { page } = sheet;
  const gap = gapOf(page);
  const minItemWidth = page.isNarrow ? 96 : MIN_ITEM_WIDTH;
  const specs = columnSpecs(page, currency.code).filter(
    ({ isOptional: optional, value }) =>
      !optional || lines.some((line) => value(line).trim() !== ""),
  );
  const room = page.width - gap * specs.length;

  const heads = specs.map(({ title }) => widthOf(sheet.pdf, title, head));
  const measure = (figures: TextStyle) =>
    specs.map((column, index) =>
      Math.max(heads[index] ?? 0, widestFigure(sheet, column, lines, figures)),
    );
  let figures = textStylesOf(sheet).body;
  let widths = measure(figures);
  while (figures.size > 6.5 && room - sum(widths) < minItemWidth) {
    figures = { ...figures, size: figures.size - 0.5 };
    widths = measure(figures);
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
    title: "Item",
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
  return { cells, item, figures };
}

/** Returns the x positions of a frame's vertical lines, which stand between the columns. */
export function frameEdgesOf(sheet: Sheet, { cells, item }: Columns): number[] {
  const between = gapOf(sheet.page) / 2;
  const lefts = [...cells, item].map(({ left }) => left - between).sort((a, b) => a - b);
  const { left, right } = edgesOf(sheet);
  return [left, ...lefts.slice(1), right];
}

function gapOf({ isNarrow }: Paper): number {
  return isNarrow ? 8 : 12;
}

/** Returns the columns of figures. Their titles are shorter on narrow paper. */
function columnSpecs({ isNarrow }: Paper, currencyCode: string): ColumnSpec[] {
  const titles = isNarrow
    ? { quantity: "Qty", price: "Price", discount: "Disc.", amount: currencyCode }
    : {
        quantity: "Quantity",
        price: "Unit price",
        discount: "Discount",
        amount: `Amount (${currencyCode})`,
      };
  return [
    { title: "#", align: "left", value: (line) => String(line.position) },
    { title: titles.quantity, align: "right", value: (line) => line.quantity },
    { title: titles.price, align: "right", value: (line) => line.unitPrice },
    { title: titles.discount, align: "right", value: (line) => line.discount, isOptional: true },
    { title: "Tax", align: "right", value: (line) => line.tax, isOptional: true },
    { title: titles.amount, align: "right", value: (line) => line.amount },
  ];
}

function widestFigure(
  sheet: Sheet,
  { title, value }: ColumnSpec,
  lines: Line[],
  figures: TextStyle,
): number {
  const width = Math.max(0, ...lines.map((line) => widthOf(sheet.pdf, value(line), figures)));
  // The small addition prevents that rounding wraps the widest figure.
  return (title === "Tax" ? Math.min(width, MAX_TAX_WIDTH) : width) + 0.1;
}

function sum(widths: number[]): number {
  return widths.reduce((total, width) => total + width, 0);
}
