import type { Letter } from "./document";
import type { Sheet } from "./page-furniture";
import { setLine, setLines, widthOf, type Pdf, type Type } from "./text";
import { typesOf } from "./types";
import { atMost, wrap, wrapName } from "./wrap";

/** The company's address, numbers and ways to reach it, at a width. */
export function companyDetails(sheet: Sheet, { company }: Letter, width: number): string[] {
  const { pdf } = sheet;
  const { label } = typesOf(sheet);
  const registration = labelled(company.registrationLabel, company.registrationNo);
  const tax = labelled(company.taxLabel, company.taxNo);
  return atMost(16, [
    ...wrap(pdf, company.address.filter(isGiven).join("\n"), label, width),
    ...sideBySide(pdf, [registration, tax, labelled("TIN", company.tin)], label, width),
    ...sideBySide(pdf, [company.phone, company.email, company.website], label, width),
  ]);
}

/** Who pays, from `sheet.y` on; returns the y below. */
export function drawBillTo(
  sheet: Sheet,
  { customer, credits, period }: Letter,
  left: number,
  width: number,
): number {
  const { pdf, palette } = sheet;
  const { body, strong, label } = typesOf(sheet);
  const name: Type = { ...strong, size: 10.5, leading: 14, color: palette.ink };
  const contact = [...customer.address, customer.phone, customer.email].filter(isGiven).join("\n");
  if (!isGiven(customer.name) && contact === "") return sheet.y;
  const addressed = credits ? "Credit to" : "Bill to";
  setLine(pdf, period === undefined ? addressed : "To", left, sheet.y, label);
  const set = wrapName(pdf, customer.name, name, width);
  const y = setLines(pdf, set.lines, left, sheet.y + label.leading + 1, set.type) + 1;
  return setLines(pdf, atMost(16, wrap(pdf, contact, body, width)), left, y, body);
}

/**
 * Number, dates and term from `sheet.y` on: labels at the left edge, values at the right one;
 * returns the y below.
 */
export function drawFacts(
  sheet: Sheet,
  document: Letter,
  left: number,
  right: number,
  betweenRows?: (y: number) => void,
): number {
  const { pdf } = sheet;
  const { body, strong, label } = typesOf(sheet);
  const gap = betweenRows ? 4 : 1;
  const facts: [string, string, Type][] = [
    ["Number", document.no, strong],
    ["Date", document.date, body],
    ["Invoice", document.credits?.no ?? "", body],
    ["Invoice date", document.credits?.date ?? "", body],
    ["Due date", document.dueDate, body],
    ["Period", document.period ?? "", body],
    ["Terms", document.term, body],
    ["Currency", document.currency.code, body],
  ];
  let y = sheet.y;
  for (const [fact, value, type] of facts) {
    if (!isGiven(value)) continue;
    if (y !== sheet.y) {
      y += gap;
      betweenRows?.(y);
      y += gap;
    }
    setLine(pdf, fact, left, y, label);
    const lines = atMost(6, wrap(pdf, value, type, right - left - 55));
    y = setLines(pdf, lines, right, y, type, "right");
  }
  return y;
}

export function isGiven(text: string): boolean {
  return text.trim() !== "";
}

/** Short details share a line; those that do not fit stand under each other. */
function sideBySide(pdf: Pdf, details: string[], type: Type, width: number): string[] {
  const given = details.filter(isGiven);
  const joined = given.join("\xa0 ·\xa0 ");
  if (widthOf(pdf, joined, type) <= width) return given.length === 0 ? [] : [joined];
  return given.flatMap((detail) => wrap(pdf, detail, type, width));
}

function labelled(label: string, value: string): string {
  return isGiven(value) ? `${label} ${value}` : "";
}
