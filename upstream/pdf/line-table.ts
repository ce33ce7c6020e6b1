import type { InvoiceDocument } from "./document";
import { columnsOf, frameEdgesOf, type Column, type Columns } from "./line-columns";
import { drawRule, drawFramed, edgesOf, keepTogether, makeRoomForLine, type Sheet } from "./sheet";
import { drawTableHead, HEAD_HEIGHT, headTextStyle } from "./table-head";
import { drawText, drawTextLines, type TextStyle } from "./text";
import { textStylesOf } from "./text-styles";
import { wrap } from "./wrap";

type Line = InvoiceDocument["lines"][number];

type Row = {
  text: { words: string; textStyle: TextStyle }[];
  cells: { column: Column; lines: string[] }[];
  textHeight: number;
  cellsHeight: number;
  height: number;
};

const paddingOf = ({ page }: Sheet) => (page.isNarrow ? 3.5 : 4.75);

/**
 * Draws the invoice's lines below a head that is repeated on each page. `after` is the height of
 * what stays with the last lines: the totals, the lines to sign and the footer.
 */
export function drawLineTable(sheet: Sheet, document: InvoiceDocument, after: number): void {
  const columns = columnsOf(sheet, document, headTextStyle(sheet));
  const rows = document.lines.map((line) => rowOf(sheet, columns, line));
  const [first] = rows;
  if (first === undefined) return;

  keepTogether(sheet, HEAD_HEIGHT + first.height + (rows.length === 1 ? after : 0));
  drawFramed(sheet, frameEdgesOf(sheet, columns), () => {
    const startFrame = sheet.onPageStart;
    sheet.onPageStart = () => {
      startFrame?.();
      drawHead(sheet, columns);
    };
    drawHead(sheet, columns);
    rows.forEach((row, index) => {
      const rest = rows.slice(index + 1);
      keepTogether(sheet, row.height);
      // The last two lines stay with the totals, so that no page begins with a single line.
      if (rest.length === 0 || (rest.length === 1 && index > 0))
        keepTogether(sheet, row.height + (rest[0]?.height ?? 0) + after);
      drawRow(sheet, columns, row, index);
    });
    sheet.onPageStart = null;
  });
}

function rowOf(sheet: Sheet, { cells, item, figures }: Columns, line: Line): Row {
  const { pdf } = sheet;
  const { body, label } = textStylesOf(sheet);
  const description: TextStyle = { ...label, size: label.size - 1, leading: label.leading - 1.5 };
  const width = item.right - item.left;
  const text = [
    ...wrap(pdf, line.name, body, width).map((words) => ({ words, textStyle: body })),
    ...wrap(pdf, line.description, description, width).map((words) => ({
      words,
      textStyle: description,
    })),
  ];
  const wrapped = cells.map((column) => ({
    column,
    lines: wrap(pdf, column.value(line), figures, column.right - column.left),
  }));
  const textHeight = text.reduce((height, { textStyle }) => height + textStyle.leading, 0);
  const cellsHeight = Math.max(...wrapped.map(({ lines }) => lines.length)) * figures.leading;
  const height = Math.max(textHeight, cellsHeight) + 2 * paddingOf(sheet);
  return { text, cells: wrapped, textHeight, cellsHeight, height };
}

function drawHead(sheet: Sheet, { cells, item }: Columns): void {
  drawTableHead(sheet, [...cells.slice(0, 1), item, ...cells.slice(1)]);
}

/**
 * Draws a row in reading order: number, item, figures. Only a row that is higher than a page
 * continues on the next page; its figures are drawn on its first page.
 */
function drawRow(sheet: Sheet, { item, figures }: Columns, row: Row, index: number): void {
  const { pdf, palette, styleOptions } = sheet;
  const isSplit = sheet.y + row.height > sheet.page.bottom;
  const top = sheet.y + paddingOf(sheet);
  const drawCells = (cells: Row["cells"]) => {
    for (const { column, lines } of cells) {
      const x = column.align === "left" ? column.left : column.right;
      drawTextLines(pdf, lines, x, top, figures, column.align);
    }
  };

  if (styleOptions.isStriped && index % 2 === 1 && !isSplit) {
    const { left, right } = edgesOf(sheet);
    pdf.rect(left, sheet.y, right - left, row.height).fill(palette.tint);
  }
  drawCells(row.cells.slice(0, 1));
  if (isSplit) drawCells(row.cells.slice(1));
  sheet.y = top;
  for (const { words, textStyle } of row.text) {
    makeRoomForLine(sheet, textStyle.leading);
    drawText(pdf, words, item.left, sheet.y, textStyle);
    sheet.y += textStyle.leading;
  }
  if (!isSplit) drawCells(row.cells.slice(1));
  if (row.textHeight < row.cellsHeight) sheet.y = top + row.cellsHeight;
  sheet.y += paddingOf(sheet);
  drawRule(sheet, sheet.y, 0.5, palette.hairline);
}
