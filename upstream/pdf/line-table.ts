import type { InvoiceDocument } from "./document";
import { layOutColumns, listFrameEdges, type Column, type LineTableColumns } from "./line-columns";
import {
  drawRule,
  drawInFrame,
  measureEdges,
  keepTogether,
  makeRoomForLine,
  measureTableHead,
  type DrawingContext,
} from "./drawing-context";
import { drawTableHead } from "./table-head";
import { drawText, drawTextLines, type TextStyle } from "./text";
import { createTextStyles } from "./text-styles";
import { wrapText } from "./wrap";

type Line = InvoiceDocument["lines"][number];

type Row = {
  text: { words: string; textStyle: TextStyle }[];
  cells: { column: Column; lines: string[] }[];
  textHeight: number;
  cellsHeight: number;
  height: number;
};

const choosePadding = ({ page }: DrawingContext) => (page.isNarrow ? 3.5 : 4.75);

/**
 * Draws the invoice's lines below a table head that is repeated on each page. `after` is the height
 * in points of what stays on the page of the last lines: the totals, the lines to sign and the
 * footer.
 */
export function drawLineTable(
  context: DrawingContext,
  document: InvoiceDocument,
  after: number,
): void {
  const columns = layOutColumns(context, document);
  const rows = document.lines.map((line) => layOutRow(context, columns, line));
  const [first] = rows;
  if (first === undefined) return;

  keepTogether(context, measureTableHead(context) + first.height + (rows.length === 1 ? after : 0));
  drawInFrame(context, listFrameEdges(context, columns), () => {
    const startFrame = context.onPageStart;
    context.onPageStart = () => {
      startFrame?.();
      drawHead(context, columns);
    };
    drawHead(context, columns);
    rows.forEach((row, index) => {
      const rest = rows.slice(index + 1);
      keepTogether(context, row.height);
      // The last two lines stay with the totals when they fit on one page, so that no page begins
      // with a single line.
      if (rest.length === 0 || (rest.length === 1 && index > 0))
        keepTogether(context, row.height + (rest[0]?.height ?? 0) + after);
      drawRow(context, columns, row, index);
    });
    context.onPageStart = null;
  });
}

function layOutRow(
  context: DrawingContext,
  { cells, item, figureStyle }: LineTableColumns,
  line: Line,
): Row {
  const { pdf } = context;
  const { body, label } = createTextStyles(context);
  const description: TextStyle = { ...label, size: label.size - 1, leading: label.leading - 1.5 };
  const width = item.right - item.left;
  const text = [
    ...wrapText(pdf, line.name, body, width).map((words) => ({ words, textStyle: body })),
    ...wrapText(pdf, line.description, description, width).map((words) => ({
      words,
      textStyle: description,
    })),
  ];
  const wrapped = cells.map((column) => ({
    column,
    lines: wrapText(pdf, column.value(line), figureStyle, column.right - column.left),
  }));
  const textHeight = text.reduce((height, { textStyle }) => height + textStyle.leading, 0);
  const cellsHeight = Math.max(...wrapped.map(({ lines }) => lines.length)) * figureStyle.leading;
  const height = Math.max(textHeight, cellsHeight) + 2 * choosePadding(context);
  return { text, cells: wrapped, textHeight, cellsHeight, height };
}

function drawHead(context: DrawingContext, { cells, item }: LineTableColumns): void {
  drawTableHead(context, [...cells.slice(0, 1), item, ...cells.slice(1)]);
}

/**
 * Draws a row in reading order: number, item, figures. Only a row that is higher than a page
 * continues on the next page. The figures of such a row stand on its first page.
 */
function drawRow(
  context: DrawingContext,
  { item, figureStyle }: LineTableColumns,
  row: Row,
  index: number,
): void {
  const { pdf, palette, styleOptions } = context;
  const isSplit = context.y + row.height > context.page.bottom;
  const top = context.y + choosePadding(context);
  const drawCells = (cells: Row["cells"]) => {
    for (const { column, lines } of cells) {
      const x = column.align === "left" ? column.left : column.right;
      drawTextLines(pdf, lines, x, top, figureStyle, column.align);
    }
  };

  if (styleOptions.isStriped && index % 2 === 1 && !isSplit) {
    const { left, right } = measureEdges(context);
    pdf.rect(left, context.y, right - left, row.height).fill(palette.tint);
  }
  drawCells(row.cells.slice(0, 1));
  if (isSplit) drawCells(row.cells.slice(1));
  context.y = top;
  for (const { words, textStyle } of row.text) {
    makeRoomForLine(context, textStyle.leading);
    drawText(pdf, words, item.left, context.y, textStyle);
    context.y += textStyle.leading;
  }
  if (!isSplit) drawCells(row.cells.slice(1));
  if (row.textHeight < row.cellsHeight) context.y = top + row.cellsHeight;
  context.y += choosePadding(context);
  drawRule(context, context.y, 0.5, palette.hairline);
}
