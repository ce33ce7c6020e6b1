import type { InvoiceDocument } from "./document";
import { isGiven, typesOf } from "./letterhead";
import { insetOf } from "./line-columns";
import { drawRule, keepTogether, lineRoom, PAGE, type Sheet } from "./page-furniture";
import { isSettable, setLine, setLines, widthOf, wrap, type Type } from "./text";

type Row = {
  label: string;
  amount: string;
  weight: "plain" | "quiet" | "strong" | "balance";
  ruled: boolean;
};

const GAP_ABOVE = 8;
const WIDTH = 258;
const AMOUNT_AT_MOST = 160;
const RULE_ROOM = 6;

/** What the totals take, kept in one piece, for the last line to stay with them. */
export function heightOfTotals(sheet: Sheet, document: InvoiceDocument): number {
  return GAP_ABOVE + rowsOf(document).reduce((height, row) => height + heightOf(sheet, row), 0);
}

export function drawTotals(sheet: Sheet, document: InvoiceDocument): void {
  const { pdf, palette } = sheet;
  keepTogether(sheet, heightOfTotals(sheet, document));
  sheet.y += GAP_ABOVE;
  const left = PAGE.right - WIDTH;
  const inset = insetOf(sheet);
  for (const row of rowsOf(document)) {
    const type = typeOf(sheet, row);
    lineRoom(sheet, heightOf(sheet, row));
    if (row.ruled) {
      const isBalance = row.weight === "balance";
      drawRule(sheet, sheet.y + 3, isBalance ? 1 : 0.5, isBalance ? palette.rule : palette.hairline, left);
      sheet.y += RULE_ROOM;
    }
    setLines(pdf, labelLines(sheet, row), left + inset, sheet.y, type);
    setLines(pdf, amountLines(sheet, row), PAGE.right - inset, sheet.y, type, "right");
    sheet.y += heightOf(sheet, { ...row, ruled: false });
  }
}

/** The memo under the totals, at a measure that reads well. */
export function drawMemo(sheet: Sheet, memo: string): void {
  const { body, label } = typesOf(sheet);
  const lines = wrap(sheet.pdf, memo, body, 380);
  if (lines.length === 0) return;
  const gap = 20;
  keepTogether(sheet, gap + label.leading + lines.length * body.leading);
  sheet.y += gap;
  lineRoom(sheet, label.leading + body.leading);
  setLine(sheet.pdf, "Memo", PAGE.left, sheet.y, label);
  sheet.y += label.leading + 1;
  for (const line of lines) {
    lineRoom(sheet, body.leading);
    setLine(sheet.pdf, line, PAGE.left, sheet.y, body);
    sheet.y += body.leading;
  }
}

function rowsOf({ totals, taxRows, payments, baseTotal, currency }: InvoiceDocument): Row[] {
  const rows: Row[] = [];
  const add = (label: string, amount: string, weight: Row["weight"] = "plain", ruled = false) =>
    rows.push({ label, amount, weight, ruled });
  add("Subtotal", totals.subtotal);
  if (isAny(totals.discount)) add("Discount", `-${totals.discount}`.replace("--", ""));
  add("Total before tax", totals.totalBeforeTax);
  for (const { label, amount } of taxRows) add(label, amount);
  if (taxRows.length !== 1 && isAny(totals.tax)) add(taxRows.length === 0 ? "Tax" : "Total tax", totals.tax);
  add("Total", priced(totals.total, currency), "strong", true);
  if (isGiven(baseTotal)) add("Equivalent to", baseTotal, "quiet");
  for (const { label, amount } of payments) add(label, amount, "quiet");
  if (payments.length > 0 || isAny(totals.paid)) add("Paid", totals.paid);
  add("Balance due", priced(totals.balance, currency), "balance", true);
  return rows;
}

/** "RM 1,060.00" but "S$1,060.00"; the code stands in for a symbol the font lacks. */
function priced(amount: string, { symbol, code }: InvoiceDocument["currency"]): string {
  const mark = isGiven(symbol) && isSettable(symbol) ? symbol : code;
  return /\p{L}$/u.test(mark) ? `${mark}\xa0${amount}` : `${mark}${amount}`;
}

function isAny(amount: string): boolean {
  return /[1-9]/.test(amount);
}

function typeOf(sheet: Sheet, { weight }: Row): Type {
  const { body, strong } = typesOf(sheet);
  const { ink, quiet } = sheet.palette;
  const types: { [weight in Row["weight"]]: Type } = {
    plain: { ...body, leading: 15 },
    quiet: { ...body, leading: 15, color: quiet },
    strong: { ...strong, size: 10, leading: 17 },
    balance: { ...strong, size: 11.5, leading: 20, color: ink },
  };
  return types[weight];
}

function amountLines(sheet: Sheet, row: Row): string[] {
  return wrap(sheet.pdf, row.amount, typeOf(sheet, row), AMOUNT_AT_MOST);
}

function labelLines(sheet: Sheet, row: Row): string[] {
  const type = typeOf(sheet, row);
  const amountWidth = Math.max(0, ...amountLines(sheet, row).map((line) => widthOf(sheet.pdf, line, type)));
  return wrap(sheet.pdf, row.label, type, WIDTH - 2 * insetOf(sheet) - 14 - amountWidth);
}

function heightOf(sheet: Sheet, row: Row): number {
  const lines = Math.max(1, labelLines(sheet, row).length, amountLines(sheet, row).length);
  return lines * typeOf(sheet, row).leading + (row.ruled ? RULE_ROOM : 0);
}
