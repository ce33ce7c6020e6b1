/** A text, or an amount or other figure that is written as it stands. */
export type Cell = string | { figure: string };

/** What opens a CSV in UTF-8, so that spreadsheets do not take it for another encoding. */
export const BYTE_ORDER_MARK = "\uFEFF";

/** Spreadsheets take what begins so for a formula. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

/** A row by RFC 4180, with its line end; a text that could be a formula begins with an apostrophe. */
export function csvRow(cells: Cell[]): string {
  return `${cells.map(csvCell).join(",")}\r\n`;
}

function csvCell(cell: Cell): string {
  if (typeof cell !== "string") return cell.figure;
  const text = FORMULA.test(cell) ? `'${cell}` : cell;
  // Where a comma is the decimal sign, spreadsheets part cells at semicolons.
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
