import type { InvoiceDocument } from "./document";
import { drawHowToPay, heightOfHowToPay } from "./how-to-pay";
import { insetOf } from "./line-columns";
import {
  bandColor,
  drawRule,
  framed,
  keepTogether,
  lineRoom,
  PAGE,
  type Sheet,
} from "./page-furniture";
import { priced } from "./priced";
import { setLines, widthOf, type Type } from "./text";
import { typesOf } from "./types";
import { wrap } from "./wrap";

type Row = {
  label: string;
  amount: string;
  weight: "plain" | "quiet" | "strong" | "balance";
  ruled: boolean;
};

const GAP_ABOVE = 8;
const WIDTH = 258;
const LEFT = PAGE.right - WIDTH;
/** What is left at the left of the totals. */
const BESIDE = LEFT - PAGE.left - 18;
const AMOUNT_AT_MOST = 160;
const RULE_ROOM = 6;

/** What the totals take, kept in one piece, for the last line to stay with them. */
export function heightOfTotals(sheet: Sheet, document: InvoiceDocument): number {
  const rows = rowsOf(sheet, document).reduce((height, row) => height + heightOf(sheet, row), 0);
  return GAP_ABOVE + Math.max(rows, heightOfHowToPay(sheet, document, BESIDE));
}

export function drawTotals(sheet: Sheet, document: InvoiceDocument): void {
  keepTogether(sheet, heightOfTotals(sheet, document));
  // Also beside totals that are longer than a page.
  keepTogether(sheet, GAP_ABOVE + heightOfHowToPay(sheet, document, BESIDE));
  sheet.y += GAP_ABOVE;
  const beside = sheet.y + heightOfHowToPay(sheet, document, BESIDE);
  const page = sheet.pdf.bufferedPageRange().count;
  drawHowToPay(sheet, document, BESIDE);
  framed(sheet, [LEFT, PAGE.right], () => {
    rowsOf(sheet, document).forEach((row, index) => {
      lineRoom(sheet, heightOf(sheet, row));
      drawRow(sheet, row, index === 0);
    });
  });
  if (sheet.pdf.bufferedPageRange().count === page) sheet.y = Math.max(sheet.y, beside);
}

function drawRow(sheet: Sheet, row: Row, isFirst: boolean): void {
  const { pdf, palette, look } = sheet;
  const type = typeOf(sheet, row);
  const inset = insetOf(sheet);
  const isBalance = row.weight === "balance";
  const fill = isBalance ? balanceFill(sheet) : null;
  const below = sheet.y + heightOf(sheet, row);
  // The text stands at the foot of the row, or in the middle of what is filled.
  const room = ruleRoom(sheet, row);
  const filledRoom = Math.min(room, RULE_ROOM);
  if (fill !== null) {
    const top = sheet.y + room - filledRoom;
    pdf.rect(LEFT, top, WIDTH, below - top).fill(fill);
  }
  if (look.isBoxed && !isFirst) drawRule(sheet, sheet.y, 0.75, palette.hairline, LEFT);
  if (!look.isBoxed && row.ruled && fill === null) {
    const color = isBalance ? palette.rule : palette.hairline;
    drawRule(sheet, sheet.y + RULE_ROOM / 2, isBalance ? 1 : 0.5, color, LEFT);
  }
  const y = sheet.y + room - (fill === null ? 0 : filledRoom / 2);
  setLines(pdf, labelLines(sheet, row), LEFT + inset, y, type);
  setLines(pdf, amountLines(sheet, row), PAGE.right - inset, y, type, "right");
  sheet.y = below;
}

function balanceFill({ look, palette }: Sheet): string | null {
  const fills = { ruled: null, filled: bandColor(palette), tinted: palette.tint };
  return fills[look.balance];
}

/** Before tax, tax and what is to pay are always told, whatever they are. */
function rowsOf(
  { pdf }: Sheet,
  { totals, taxRows, payments, creditNotes = [], credits, base, currency }: InvoiceDocument,
): Row[] {
  const rows: Row[] = [];
  const add = (label: string, amount: string, weight: Row["weight"] = "plain", ruled = false) =>
    rows.push({ label, amount, weight, ruled });
  // Without a discount it would say the same twice.
  if (isAny(totals.discount)) {
    add("Subtotal", totals.subtotal);
    add("Discount", `-${totals.discount}`.replace("--", ""));
  }
  add("Total before tax", totals.totalBeforeTax);
  for (const { label, amount } of taxRows) add(label, amount);
  if (taxRows.length !== 1) add(taxRows.length === 0 ? "Tax" : "Total tax", totals.tax);
  if (credits) add("Total credited", priced(pdf, totals.total, currency), "balance", true);
  else add("Total", priced(pdf, totals.total, currency), "strong", true);
  if (base) {
    add("Exchange rate", base.rate, "quiet");
    for (const { label, amount } of base.rows) add(label, amount, "quiet");
  }
  if (credits) return rows;
  if (isAny(totals.rounding)) add("Rounding", totals.rounding);
  for (const { label, amount } of payments) add(label, amount, "quiet");
  if (payments.length > 0 || isAny(totals.paid)) add("Paid", totals.paid);
  for (const { label, amount } of creditNotes) add(label, `-${amount}`);
  const balance = priced(pdf, totals.balance.replace("-", ""), currency);
  add(totals.balance.startsWith("-") ? "To give back" : "Still to pay", balance, "balance", true);
  return rows;
}

function isAny(amount: string): boolean {
  return /[1-9]/.test(amount);
}

function typeOf(sheet: Sheet, { weight }: Row): Type {
  const { body, strong } = typesOf(sheet);
  const { palette, look } = sheet;
  const balance = look.balance === "filled" ? palette.onFill : palette.ink;
  const leading = look.isBoxed ? 17 : 15;
  const types: { [weight in Row["weight"]]: Type } = {
    plain: { ...body, leading },
    quiet: { ...body, leading, color: palette.quiet },
    strong: { ...strong, size: 10, leading: 17 },
    balance: { ...strong, size: 11.5, leading: 20, color: balance },
  };
  return types[weight];
}

function amountLines(sheet: Sheet, row: Row): string[] {
  return wrap(sheet.pdf, row.amount, typeOf(sheet, row), AMOUNT_AT_MOST);
}

function labelLines(sheet: Sheet, row: Row): string[] {
  const type = typeOf(sheet, row);
  const amountWidth = Math.max(
    0,
    ...amountLines(sheet, row).map((line) => widthOf(sheet.pdf, line, type)),
  );
  return wrap(sheet.pdf, row.label, type, WIDTH - 2 * insetOf(sheet) - 14 - amountWidth);
}

function heightOf(sheet: Sheet, row: Row): number {
  const lines = Math.max(1, labelLines(sheet, row).length, amountLines(sheet, row).length);
  return lines * typeOf(sheet, row).leading + ruleRoom(sheet, row);
}

/** Above a rule and below it, together; what is filled stands off from the row above, too. */
function ruleRoom({ look }: Sheet, row: Row): number {
  if (!row.ruled || look.isBoxed) return 0;
  return row.weight === "balance" && look.balance === "filled" ? RULE_ROOM + 5 : RULE_ROOM;
}
