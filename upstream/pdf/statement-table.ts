import type { StatementSection } from "./document";
import { drawRule, drawFramed, edgesOf, keepTogether, type Sheet } from "./sheet";
import { drawTableHead, HEAD_HEIGHT, headTextStyle } from "./table-head";
import { drawText, drawTextLines, widthOf, type TextStyle } from "./text";
import { textStylesOf } from "./text-styles";
import { limitLines, wrap } from "./wrap";

type Row = StatementSection["rows"][number];
type Name = keyof Row;
type Column = { name: Name; title: string; align: "left" | "right"; left: number; right: number };

const GAP = 12;
const MIN_DETAILS_WIDTH = 150;
const MAX_DETAIL_LINES = 4;
const PADDING = 4.75;
/** The height of the head, the opening balance and one row, which stay together on a page. */
export const SECTION_START_HEIGHT = HEAD_HEIGHT + 2 * 22;

/**
 * Draws the opening balance, the movements and the closing balance below a head that is repeated on
 * each page.
 */
export function drawStatementTable(sheet: Sheet, section: StatementSection): void {
  const { strong } = textStylesOf(sheet);
  const { columns, textStyle } = columnsOf(sheet, section);
  drawFramed(sheet, frameEdgesOf(sheet, columns), () => {
    const startFrame = sheet.onPageStart;
    sheet.onPageStart = () => {
      startFrame?.();
      drawTableHead(sheet, columns);
    };
    drawTableHead(sheet, columns);
    const bold = { ...strong, size: textStyle.size };
    drawRow(sheet, columns, balanceRow("Opening balance", section.opening), { textStyle: bold });
    section.rows.forEach((row, index) => {
      // The closing balance stays with the last two rows.
      const next = section.rows.slice(index + 1, index + 3);
      const after =
        next.length > 1
          ? 0
          : sum(next.map((last) => heightOf(linesOf(sheet, columns, last, textStyle), textStyle))) +
            strong.leading +
            2 * PADDING;
      drawRow(sheet, columns, row, { textStyle, after, isTinted: index % 2 === 0 });
    });
    drawRow(sheet, columns, balanceRow("Closing balance", section.closing), { textStyle: bold });
    sheet.onPageStart = null;
  });
}

function balanceRow(details: string, balance: string): Row {
  return { date: "", details, charge: "", credit: "", balance };
}

type RowStyle = { textStyle: TextStyle; after?: number; isTinted?: boolean };

function drawRow(sheet: Sheet, columns: Column[], row: Row, style: RowStyle): void {
  const { pdf, palette, styleOptions } = sheet;
  const { textStyle, after = 0, isTinted = false } = style;
  const lines = linesOf(sheet, columns, row, textStyle);
  const height = heightOf(lines, textStyle);
  keepTogether(sheet, height + after);
  const edge = edgesOf(sheet);
  if (styleOptions.isStriped && isTinted)
    pdf.rect(edge.left, sheet.y, edge.right - edge.left, height).fill(palette.tint);
  columns.forEach(({ align, left, right }, index) => {
    const [first = "", ...further] = lines[index] ?? [];
    if (first === "") return;
    const x = align === "left" ? left : right;
    drawText(pdf, first, x, sheet.y + PADDING, textStyle, align);
    drawTextLines(pdf, further, x, sheet.y + PADDING + textStyle.leading, textStyle, align);
  });
  sheet.y += height;
  drawRule(sheet, sheet.y, 0.5, palette.hairline);
}

/** Returns the lines of each cell of a row. */
function linesOf({ pdf }: Sheet, columns: Column[], row: Row, textStyle: TextStyle): string[][] {
  return columns.map(({ name, left, right }) =>
    name === "details"
      ? limitLines(MAX_DETAIL_LINES, wrap(pdf, row[name], textStyle, right - left))
      : [row[name]],
  );
}

function heightOf(lines: string[][], { leading }: TextStyle): number {
  return Math.max(...lines.map(({ length }) => length)) * leading + 2 * PADDING;
}

/**
 * Returns the columns of the table. Each column of figures is as wide as its widest figure. When
 * the details column gets too narrow, the size of all text is reduced.
 */
function columnsOf(
  sheet: Sheet,
  section: StatementSection,
): { columns: Column[]; textStyle: TextStyle } {
  const rows = [...section.rows, balanceRow("", section.opening), balanceRow("", section.closing)];
  const specs = columnSpecs(section.currency);
  const room = sheet.page.width - GAP * (specs.length - 1);
  const head = headTextStyle(sheet);
  const measure = (textStyle: TextStyle) =>
    specs.map(({ name, title }) => {
      if (name === "details") return 0;
      const texts = rows.map((row) => widthOf(sheet.pdf, row[name], textStyle));
      return Math.max(widthOf(sheet.pdf, title, head), ...texts) + 0.1;
    });
  let textStyle = textStylesOf(sheet).body;
  // Measured in bold, because the opening and the closing balance are bold.
  while (
    textStyle.size > 6.5 &&
    room - sum(measure({ ...textStyle, face: "bold" })) < MIN_DETAILS_WIDTH
  )
    textStyle = { ...textStyle, size: textStyle.size - 0.5 };
  const widths = measure({ ...textStyle, face: "bold" });
  const details = room - sum(widths);
  let left = sheet.page.left;
  const columns = specs.map((column, index): Column => {
    const right = left + (column.name === "details" ? details : (widths[index] ?? 0));
    const placed = { ...column, left, right };
    left = right + GAP;
    return placed;
  });
  return { columns, textStyle };
}

function columnSpecs(currency: string): Pick<Column, "name" | "title" | "align">[] {
  return [
    { name: "date", title: "Date", align: "left" },
    { name: "details", title: "Details", align: "left" },
    { name: "charge", title: "Charges", align: "right" },
    { name: "credit", title: "Credits", align: "right" },
    { name: "balance", title: `Balance (${currency})`, align: "right" },
  ];
}

function frameEdgesOf(sheet: Sheet, columns: Column[]): number[] {
  const { left: first, right: last } = edgesOf(sheet);
  return [first, ...columns.slice(1).map(({ left }) => left - GAP / 2), last];
}

function sum(widths: number[]): number {
  return widths.reduce((total, width) => total + width, 0);
}
