import { MALAYSIA } from "../../domain/countries";
import type { Letter } from "./document";
import type { Sheet } from "./sheet";
import { drawText, drawTextLines, widthOf, type Pdf, type TextStyle } from "./text";
import { textStylesOf } from "./text-styles";
import { limitLines, wrap, wrapName } from "./wrap";

/**
 * Returns the company's address, numbers and contact details as lines of a width. Short details
 * share a line.
 */
export function companyDetails(sheet: Sheet, { company }: Letter, width: number): string[] {
  const { pdf } = sheet;
  const { label } = textStylesOf(sheet);
  const contact = [company.phone, company.email, company.website];
  const address = company.address.filter(isFilled);
  // The address takes one line on the whole width, and otherwise its own lines.
  const joined = width > sheet.page.halfWidth ? ", " : "\n";
  return limitLines(16, [
    ...wrap(pdf, address.join(joined).replaceAll(",, ", ", "), label, width),
    ...sideBySide(pdf, numbersOf(company), label, width),
    ...sideBySide(pdf, contact, label, width),
  ]);
}

/** Returns the same details, one on each line. */
export function companyLines({ company }: Pick<Letter, "company">): string[] {
  const { address, phone, email, website } = company;
  return [...address, ...numbersOf(company), phone, email, website].filter(isFilled);
}

function numbersOf(company: Letter["company"]): string[] {
  return [
    labelled(company.registrationLabel, company.registrationNo),
    labelled(company.taxLabel, company.taxNo),
    labelled(MALAYSIA.labels.tin, company.tin),
  ];
}

/** Draws the recipient at `sheet.y` and returns the y below. */
export function drawRecipient(
  sheet: Sheet,
  { customer, credits, period, paid }: Letter,
  left: number,
  width: number,
): number {
  const { pdf, palette } = sheet;
  const { body, strong, label } = textStylesOf(sheet);
  const name: TextStyle = { ...strong, size: 11, leading: 14, color: palette.ink };
  const contact = [...customer.address, customer.phone, customer.email].filter(isFilled).join("\n");
  if (!isFilled(customer.name) && contact === "") return sheet.y;
  const title = paid ? "Received from" : credits ? "Credit to" : "Bill to";
  drawText(pdf, period === undefined ? title : "To", left, sheet.y, label);
  const fitted = wrapName(pdf, customer.name, name, width);
  const y =
    drawTextLines(pdf, fitted.lines, left, sheet.y + label.leading + 1, fitted.textStyle) + 1;
  return drawTextLines(pdf, limitLines(16, wrap(pdf, contact, body, width)), left, y, body);
}

/**
 * Draws number, dates and term in the right half at `sheet.y`: names, and values in a column beside
 * them. Returns the y below.
 */
export function drawFacts(
  sheet: Sheet,
  document: Letter,
  betweenRows?: (y: number) => void,
): number {
  const { pdf } = sheet;
  const { half: left, right } = sheet.page;
  const { body, strong, label } = textStylesOf(sheet);
  const gap = betweenRows ? (sheet.page.isNarrow ? 2 : 4) : 1;
  const valueLeft = left + (sheet.page.isNarrow ? 56 : FACT_LABEL_WIDTH);
  let y = sheet.y;
  for (const { name, value, isStrong } of factsOf(document)) {
    const textStyle = isStrong ? strong : body;
    if (y !== sheet.y) {
      y += gap;
      betweenRows?.(y);
      y += gap;
    }
    drawText(pdf, name, left, y, label);
    // Leaves room for the ellipsis of a value that is cut.
    const width = right - valueLeft - textStyle.size;
    const lines = limitLines(6, wrap(pdf, value, textStyle, width));
    y = drawTextLines(pdf, lines, valueLeft, y, textStyle);
  }
  return y;
}

const FACT_LABEL_WIDTH = 84;

type Fact = { name: string; value: string; isStrong?: boolean };

/** Returns the facts of a document that have a value, in reading order. */
export function factsOf(document: Letter): Fact[] {
  const { credits, paid } = document;
  const facts: Fact[] = paid
    ? [
        { name: "Invoice", value: document.no, isStrong: true },
        { name: "Date", value: paid.date },
        { name: "Paid by", value: paid.method },
        { name: "Reference", value: paid.reference },
      ]
    : [
        { name: "Number", value: document.no, isStrong: true },
        { name: "Date", value: document.date },
        { name: "Invoice", value: credits?.no ?? "" },
        { name: "Invoice date", value: credits?.date ?? "" },
        { name: "Due date", value: document.dueDate },
        { name: "Period", value: document.period ?? "" },
        { name: "Terms", value: document.term },
      ];
  return [...facts, { name: "Currency", value: document.currency.code }].filter(({ value }) =>
    isFilled(value),
  );
}

export function isFilled(text: string): boolean {
  return text.trim() !== "";
}

/** Returns lines of as many details as fit side by side. */
function sideBySide(pdf: Pdf, details: string[], textStyle: TextStyle, width: number): string[] {
  const lines: string[] = [];
  for (const detail of details.filter(isFilled)) {
    const joined = `${lines.at(-1) ?? ""}\xa0 ·\xa0 ${detail}`;
    if (lines.length > 0 && widthOf(pdf, joined, textStyle) <= width) lines.splice(-1, 1, joined);
    else lines.push(...wrap(pdf, detail, textStyle, width));
  }
  return lines;
}

function labelled(label: string, value: string): string {
  return isFilled(value) ? `${label} ${value}` : "";
}
