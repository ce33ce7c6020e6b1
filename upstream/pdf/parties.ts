import { MALAYSIA } from "../../domain/countries";
import type { Letter } from "./document";
import type { Sheet } from "./page-furniture";
import { setLine, setLines, widthOf, type Pdf, type Type } from "./text";
import { typesOf } from "./types";
import { atMost, wrap, wrapName } from "./wrap";

/** The company's address, numbers and ways to reach it, at a width. */
export function companyDetails(sheet: Sheet, { company }: Letter, width: number): string[] {
  const { pdf } = sheet;
  const { label } = typesOf(sheet);
  return atMost(16, [
    ...wrap(pdf, company.address.filter(isGiven).join("\n"), label, width),
    ...sideBySide(pdf, numbersOf(company), label, width),
    ...sideBySide(pdf, [company.phone, company.email, company.website], label, width),
  ]);
}

/** The same, one under the other. */
export function companyLines({ company }: Pick<Letter, "company">): string[] {
  const { address, phone, email, website } = company;
  return [...address, ...numbersOf(company), phone, email, website].filter(isGiven);
}

function numbersOf(company: Letter["company"]): string[] {
  return [
    labelled(company.registrationLabel, company.registrationNo),
    labelled(company.taxLabel, company.taxNo),
    labelled(MALAYSIA.labels.tin, company.tin),
  ];
}

/** Who pays, from `sheet.y` on; returns the y below. */
export function drawBillTo(
  sheet: Sheet,
  { customer, credits, period, paid }: Letter,
  left: number,
  width: number,
): number {
  const { pdf, palette } = sheet;
  const { body, strong, label } = typesOf(sheet);
  const name: Type = { ...strong, size: 10.5, leading: 14, color: palette.ink };
  const contact = [...customer.address, customer.phone, customer.email].filter(isGiven).join("\n");
  if (!isGiven(customer.name) && contact === "") return sheet.y;
  const addressed = paid ? "Received from" : credits ? "Credit to" : "Bill to";
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
  const gap = betweenRows ? (sheet.page.isNarrow ? 2 : 4) : 1;
  let y = sheet.y;
  for (const { fact, value, isStrong } of factsOf(document)) {
    const type = isStrong ? strong : body;
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

type Fact = { fact: string; value: string; isStrong?: boolean };

/** What is known of it, in the order in which it is read. */
export function factsOf(document: Letter): Fact[] {
  const { credits, paid } = document;
  const facts: Fact[] = paid
    ? [
        { fact: "Invoice", value: document.no, isStrong: true },
        { fact: "Date", value: paid.date },
        { fact: "Paid by", value: paid.method },
        { fact: "Reference", value: paid.reference },
      ]
    : [
        { fact: "Number", value: document.no, isStrong: true },
        { fact: "Date", value: document.date },
        { fact: "Invoice", value: credits?.no ?? "" },
        { fact: "Invoice date", value: credits?.date ?? "" },
        { fact: "Due date", value: document.dueDate },
        { fact: "Period", value: document.period ?? "" },
        { fact: "Terms", value: document.term },
      ];
  return [...facts, { fact: "Currency", value: document.currency.code }].filter(({ value }) =>
    isGiven(value),
  );
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
