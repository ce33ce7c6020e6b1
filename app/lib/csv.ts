/** The content of a cell: a text, or a figure that is written without quotes or escaping. */
export type CsvCell = string | { figure: string };

/** The first character of a CSV file, by which spreadsheets detect that the file is UTF-8. */
export const BYTE_ORDER_MARK = "\uFEFF";

/** Matches texts that spreadsheets would treat as formulas. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

/**
 * Formats a row according to RFC 4180, with its line break. A text that could be a formula gets an
 * apostrophe in front.
 */
export function formatCsvRow(cells: CsvCell[]): string {
  return `${cells.map(formatCsvCell).join(",")}\r\n`;
}

function formatCsvCell(cell: CsvCell): string {
  if (typeof cell !== "string") return cell.figure;
  const text = FORMULA.test(cell) ? `'${cell}` : cell;
  // Where the comma is the decimal separator, spreadsheets split cells at semicolons.
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
