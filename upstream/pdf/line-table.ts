import type { InvoiceDocument } from "./document";
import { typesOf } from "./letterhead";
import { columnsOf, type Column, type Columns } from "./line-columns";
import { drawRule, keepTogether, lineRoom, PAGE, type Sheet } from "./page-furniture";
import { setLine, setLines, wrap, type Type } from "./text";

type Line = InvoiceDocument["lines"][number];

type Row = {
  text: { words: string; type: Type }[];
  cells: { column: Column; lines: string[] }[];
  textHeight: number;
  cellsHeight: number;
  height: number;
};

const HEAD_HEIGHT = 20;
const PADDING = 4.75;

/** The invoice's lines under a head that each page repeats; `after` is the height that stays with the last one. */
export function drawLineTable(sheet: Sheet, document: InvoiceDocument, after: number): void {
  const columns = columnsOf(sheet, document, headType(sheet));
  const rows = document.lines.map((line) => rowOf(sheet, columns, line));
  const [first] = rows;
  if (first === undefined) return;

  const head = () => drawHead(sheet, columns);
  keepTogether(sheet, HEAD_HEIGHT + first.height + (rows.length === 1 ? after : 0));
  head();
  sheet.repeat = head;
  rows.forEach((row, index) => {
    keepTogether(sheet, row.height);
    if (index === rows.length - 1) keepTogether(sheet, row.height + after);
    drawRow(sheet, columns, row);
  });
  sheet.repeat = null;
}

function rowOf(sheet: Sheet, { cells, item, figures }: Columns, line: Line): Row {
  const { pdf } = sheet;
  const { body, label } = typesOf(sheet);
  const description: Type = { ...label, size: 8, leading: 11 };
  const width = item.right - item.left;
  const text = [
    ...wrap(pdf, line.name, body, width).map((words) => ({ words, type: body })),
    ...wrap(pdf, line.description, description, width).map((words) => ({ words, type: description })),
  ];
  const wrapped = cells.map((column) => ({
    column,
    lines: wrap(pdf, column.value(line), figures, column.right - column.left),
  }));
  const textHeight = text.reduce((height, { type }) => height + type.leading, 0);
  const cellsHeight = Math.max(...wrapped.map(({ lines }) => lines.length)) * figures.leading;
  const height = Math.max(textHeight, cellsHeight) + 2 * PADDING;
  return { text, cells: wrapped, textHeight, cellsHeight, height };
}

function drawHead(sheet: Sheet, { cells, item }: Columns): void {
  const { pdf, palette } = sheet;
  const type = headType(sheet);
  if (palette.fill === null) drawRule(sheet, sheet.y, 1, palette.rule);
  else pdf.rect(PAGE.left, sheet.y, PAGE.width, HEAD_HEIGHT).fill(palette.fill);
  const y = sheet.y + (HEAD_HEIGHT - type.leading) / 2;
  const inReadingOrder = [...cells.slice(0, 1), item, ...cells.slice(1)];
  for (const { title, align, left, right } of inReadingOrder) {
    setLine(pdf, title, align === "left" ? left : right, y, type, align);
  }
  sheet.y += HEAD_HEIGHT;
  if (palette.fill === null) drawRule(sheet, sheet.y, 0.5, palette.rule);
}

/**
 * Set in reading order: number, item, figures. Only a row higher than a page
 * runs on to the next; its figures come first, on the page where it begins.
 */
function drawRow(sheet: Sheet, { item, figures }: Columns, row: Row): void {
  const { pdf, palette } = sheet;
  const runsOn = sheet.y + row.height > PAGE.bottom;
  const top = sheet.y + PADDING;
  const setCells = (cells: Row["cells"]) => {
    for (const { column, lines } of cells) {
      const x = column.align === "left" ? column.left : column.right;
      setLines(pdf, lines, x, top, figures, column.align);
    }
  };

  setCells(row.cells.slice(0, 1));
  if (runsOn) setCells(row.cells.slice(1));
  sheet.y = top;
  for (const { words, type } of row.text) {
    lineRoom(sheet, type.leading);
    setLine(pdf, words, item.left, sheet.y, type);
    sheet.y += type.leading;
  }
  if (!runsOn) setCells(row.cells.slice(1));
  if (row.textHeight < row.cellsHeight) sheet.y = top + row.cellsHeight;
  sheet.y += PADDING;
  drawRule(sheet, sheet.y, 0.5, palette.hairline);
}

function headType(sheet: Sheet): Type {
  return { face: "bold", size: 8, leading: 12, color: sheet.palette.onFill };
}
