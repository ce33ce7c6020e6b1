import type { InvoiceDocument } from "./document";
import { PAGE, type Sheet } from "./page-furniture";
import { setLine, setLines } from "./text";
import { typesOf } from "./types";
import { wrap } from "./wrap";

const LABEL_WIDTH = 78;
const GAP = 2;

/** Beside the totals, where the page is empty: bank, account and the like. */
export function drawHowToPay(sheet: Sheet, document: InvoiceDocument, width: number): void {
  const { strong, body, label } = typesOf(sheet);
  const rows = rowsOf(sheet, document, width);
  if (rows.length === 0) return;
  setLine(sheet.pdf, "How to pay", PAGE.left, sheet.y, strong);
  let y = sheet.y + strong.leading + GAP;
  for (const row of rows) {
    setLine(sheet.pdf, row.label, PAGE.left, y, label);
    y = setLines(sheet.pdf, row.lines, PAGE.left + LABEL_WIDTH, y, body);
  }
}

export function heightOfHowToPay(sheet: Sheet, document: InvoiceDocument, width: number): number {
  const { strong, body } = typesOf(sheet);
  const lines = rowsOf(sheet, document, width).flatMap((row) => row.lines);
  return lines.length === 0 ? 0 : strong.leading + GAP + lines.length * body.leading;
}

function rowsOf(sheet: Sheet, { howToPay }: InvoiceDocument, width: number) {
  const { body } = typesOf(sheet);
  return howToPay.map(({ label, value }) => ({
    label,
    lines: wrap(sheet.pdf, value, body, width - LABEL_WIDTH),
  }));
}
