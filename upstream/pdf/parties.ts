import { MALAYSIA } from "../../domain/countries";
import type { DocumentHead } from "./document";
import type { DrawingContext } from "./drawing-context";
import { drawText, drawTextLines, measureWidth, type Pdf, type TextStyle } from "./text";
import { createTextStyles } from "./text-styles";
import { limitLines, wrapText, wrapName } from "./wrap";

/**
 * Returns the company's address, numbers and contact details, wrapped to `width` points. Short
 * details share a line. Returns at most 16 lines.
 */
export function wrapCompanyDetails(
  context: DrawingContext,
  { company }: DocumentHead,
  width: number,
): string[] {
  const { pdf } = context;
  const { label } = createTextStyles(context);
  const contact = [company.phone, company.email, company.website];
  const address = company.address.filter(isFilled);
  // On more than half the page's width, the parts of the address share lines.
  const joined = width > context.page.halfWidth ? ", " : "\n";
  return limitLines(16, [
    ...wrapText(pdf, address.join(joined).replaceAll(",, ", ", "), label, width),
    ...joinShortDetails(pdf, listCompanyNumbers(company), label, width),
    ...joinShortDetails(pdf, contact, label, width),
  ]);
}

/** Returns the company's address, numbers and contact details, without empty details. */
export function listCompanyDetails({ company }: Pick<DocumentHead, "company">): string[] {
  const { address, phone, email, website } = company;
  return [...address, ...listCompanyNumbers(company), phone, email, website].filter(isFilled);
}

function listCompanyNumbers(company: DocumentHead["company"]): string[] {
  return [
    formatLabelled(company.registrationLabel, company.registrationNo),
    formatLabelled(company.taxLabel, company.taxNo),
    formatLabelled(MALAYSIA.labels.tin, company.tin),
  ];
}

/** Draws the recipient at `context.y` and returns the y below. Does not change `context.y`. */
export function drawRecipient(
  context: DrawingContext,
  { customer, credits, period, paid }: DocumentHead,
  left: number,
  width: number,
): number {
  const { pdf, palette } = context;
  const { body, strong, label } = createTextStyles(context);
  const name: TextStyle = { ...strong, size: 11, leading: 14, color: palette.ink };
  const contact = [...customer.address, customer.phone, customer.email].filter(isFilled).join("\n");
  if (!isFilled(customer.name) && contact === "") return context.y;
  const paidTitle = paid?.isRefund ? "Given back to" : "Received from";
  const title = paid ? paidTitle : credits ? "Credit to" : "Bill to";
  drawText(pdf, period === undefined ? title : "To", left, context.y, label);
  const fitted = wrapName(pdf, customer.name, name, width);
  const y =
    drawTextLines(pdf, fitted.lines, left, context.y + label.leading + 1, fitted.textStyle) + 1;
  return drawTextLines(pdf, limitLines(16, wrapText(pdf, contact, body, width)), left, y, body);
}

/**
 * Draws the details of the document in the right half at `context.y`: a column of names and a
 * column of values. `betweenRows` is called with the y between two details. Returns the y below the
 * last detail and does not change `context.y`.
 */
export function drawDocumentDetails(
  context: DrawingContext,
  document: DocumentHead,
  betweenRows?: (y: number) => void,
): number {
  const { pdf } = context;
  const { half: left, right } = context.page;
  const { body, strong, label } = createTextStyles(context);
  const gap = betweenRows ? (context.page.isNarrow ? 2 : 4) : 1;
  const valueLeft = left + (context.page.isNarrow ? 56 : DETAIL_LABEL_WIDTH);
  let y = context.y;
  for (const { name, value, isStrong } of listDocumentDetails(document)) {
    const textStyle = isStrong ? strong : body;
    if (y !== context.y) {
      y += gap;
      betweenRows?.(y);
      y += gap;
    }
    drawText(pdf, name, left, y, label);
    // Leaves room for the ellipsis of a value that is cut.
    const width = right - valueLeft - textStyle.size;
    const lines = limitLines(6, wrapText(pdf, value, textStyle, width));
    y = drawTextLines(pdf, lines, valueLeft, y, textStyle);
  }
  return y;
}

const DETAIL_LABEL_WIDTH = 84;

type DocumentDetail = { name: string; value: string; isStrong?: boolean };

/**
 * Returns the details of a document (number, dates, term …) that have a value, in reading order.
 */
export function listDocumentDetails(document: DocumentHead): DocumentDetail[] {
  const { credits, paid } = document;
  const details: DocumentDetail[] = paid
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
  return [...details, { name: "Currency", value: document.currency.code }].filter(({ value }) =>
    isFilled(value),
  );
}

export function isFilled(text: string): boolean {
  return text.trim() !== "";
}

/** Puts as many details as fit side by side on each line. */
function joinShortDetails(
  pdf: Pdf,
  details: string[],
  textStyle: TextStyle,
  width: number,
): string[] {
  const lines: string[] = [];
  for (const detail of details.filter(isFilled)) {
    const joined = `${lines.at(-1) ?? ""}\xa0 ·\xa0 ${detail}`;
    if (lines.length > 0 && measureWidth(pdf, joined, textStyle) <= width)
      lines.splice(-1, 1, joined);
    else lines.push(...wrapText(pdf, detail, textStyle, width));
  }
  return lines;
}

function formatLabelled(label: string, value: string): string {
  return isFilled(value) ? `${label} ${value}` : "";
}
