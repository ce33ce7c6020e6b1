import type { InvoiceDocument } from "./document";
import { drawStamp, PAGE, type Sheet } from "./page-furniture";
import { atMost, setLine, setLines, widthOf, wrap, type Pdf, type Type } from "./text";

/** Sizes of running text, from which a style may depart. */
export function typesOf(sheet: Sheet): { body: Type; strong: Type; label: Type } {
  const { ink, quiet } = sheet.palette;
  return {
    body: { face: "regular", size: 9, leading: 12.5, color: ink },
    strong: { face: "bold", size: 9, leading: 12.5, color: ink },
    label: { face: "regular", size: 9, leading: 12.5, color: quiet },
  };
}

/** Company at the left, "Invoice" at the right. */
export function drawLetterhead(sheet: Sheet, document: InvoiceDocument): void {
  const { pdf, palette } = sheet;
  const { company } = document;
  const { label } = typesOf(sheet);
  const heading: Type = { face: "bold", size: 22, leading: 26, color: palette.heading };
  const name: Type = { face: "bold", size: 14, leading: 18, color: palette.ink };

  setLine(pdf, document.heading, PAGE.right, sheet.y, heading, "right");
  const headingLeft = PAGE.right - widthOf(pdf, document.heading, heading);
  const left = drawStamp(sheet, document.stamp, headingLeft - 10, sheet.y + 13);

  const width = Math.min(300, left - 24 - PAGE.left);
  const registration = labelled(company.registrationLabel, company.registrationNo);
  const tax = labelled(company.taxLabel, company.taxNo);
  const details = [
    ...wrap(pdf, company.address.filter(isGiven).join("\n"), label, width),
    ...sideBySide(pdf, [registration, tax], label, width),
    ...sideBySide(pdf, [company.phone, company.email], label, width),
  ];
  // The name stands on the heading's baseline.
  const nameLines = atMost(4, wrap(pdf, company.name, name, width));
  const y = setLines(pdf, nameLines, PAGE.left, sheet.y + 7, name) + 2;
  const below = setLines(pdf, atMost(16, details), PAGE.left, y, label);
  sheet.y = Math.max(below, sheet.y + heading.leading);
}

/** Bill-to at the left, number, dates and term at the right. */
export function drawParties(sheet: Sheet, document: InvoiceDocument): void {
  const { pdf, palette } = sheet;
  const { customer } = document;
  const { body, strong, label } = typesOf(sheet);
  const top = sheet.y;

  const name: Type = { ...strong, size: 10.5, leading: 14, color: palette.ink };
  const width = 250;
  const contact = [...customer.address, customer.phone, customer.email].filter(isGiven).join("\n");
  let y = top;
  if (isGiven(customer.name) || contact !== "") {
    setLine(pdf, "Bill to", PAGE.left, top, label);
    const nameLines = atMost(6, wrap(pdf, customer.name, name, width));
    y = setLines(pdf, nameLines, PAGE.left, top + label.leading + 1, name) + 1;
    y = setLines(pdf, atMost(16, wrap(pdf, contact, body, width)), PAGE.left, y, body);
  }

  const facts: [string, string, Type][] = [
    ["Number", document.no, strong],
    ["Date", document.date, body],
    ["Due date", document.dueDate, body],
    ["Terms", document.term, body],
    ["Currency", document.currency.code, body],
  ];
  const factsLeft = PAGE.right - 200;
  let factY = top;
  for (const [fact, value, type] of facts) {
    if (!isGiven(value)) continue;
    setLine(pdf, fact, factsLeft, factY, label);
    const lines = atMost(6, wrap(pdf, value, type, 145));
    factY = setLines(pdf, lines, PAGE.right, factY, type, "right") + 2;
  }
  sheet.y = Math.max(y, factY);
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
