import { MALAYSIA } from "../../domain/countries";
import type { DocumentHead } from "./document";
import type { DrawingContext } from "./drawing-context";
import { drawLabelLines, measureLabel, wrapLabel } from "./label-text";
import type { Label, PaperLabels } from "../../domain/paper-labels";
import { drawTextLines, measureWidth, type Pdf, type TextStyle } from "./text";
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
    ...joinShortDetails(pdf, listCompanyNumbers(company, context.labels), label, width),
    ...joinShortDetails(pdf, contact, label, width),
  ]);
}

/** Returns the company's address, numbers and contact details, without empty details. */
export function listCompanyDetails(
  { company }: Pick<DocumentHead, "company">,
  labels: PaperLabels,
): string[] {
  const { address, phone, email, website } = company;
  const numbers = listCompanyNumbers(company, labels);
  return [...address, ...numbers, phone, email, website].filter(isFilled);
}

/** The labels are abbreviations that all languages share, so they have no second language. */
function listCompanyNumbers(
  company: DocumentHead["company"],
  { translate }: PaperLabels,
): string[] {
  return [
    formatLabelled(translate(company.registrationLabel).text, company.registrationNo),
    formatLabelled(translate(company.taxLabel).text, company.taxNo),
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
  const { pdf, palette, labels } = context;
  const { body, strong, label } = createTextStyles(context);
  const name: TextStyle = { ...strong, size: 11, leading: 14, color: palette.ink };
  const contact = [...customer.address, customer.phone, customer.email].filter(isFilled).join("\n");
  if (!isFilled(customer.name) && contact === "") return context.y;
  const title = labels.pick((words) => {
    if (period !== undefined) return words.to;
    if (paid) return paid.isRefund ? words.givenBackTo : words.receivedFrom;
    return credits ? words.creditTo : words.billTo;
  });
  const below = drawLabelLines(context, wrapLabel(context, title, label, width), {
    ...{ x: left, y: context.y, leading: label.leading },
  });
  const fitted = wrapName(pdf, labels.nameCustomer(customer.name), name, width);
  const y = drawTextLines(pdf, fitted.lines, left, below + 1, fitted.textStyle) + 1;
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
  const details = listDocumentDetails(document, context.labels);
  const labelWidth = chooseLabelWidth(context, details);
  const valueLeft = left + labelWidth;
  let y = context.y;
  for (const { name, value, isStrong } of details) {
    const textStyle = isStrong ? strong : body;
    if (y !== context.y) {
      y += gap;
      betweenRows?.(y);
      y += gap;
    }
    const names = wrapLabel(context, name, label, labelWidth - LABEL_GAP);
    const below = drawLabelLines(context, names, { x: left, y, leading: label.leading });
    // Leaves room for the ellipsis of a value that is cut.
    const width = right - valueLeft - textStyle.size;
    const lines = limitLines(6, wrapText(pdf, value, textStyle, width));
    y = Math.max(below, drawTextLines(pdf, lines, valueLeft, y, textStyle));
  }
  return y;
}

const DETAIL_LABEL_WIDTH = 84;
const NARROW_LABEL_WIDTH = 56;
const LABEL_GAP = 6;

/** Returns the width of the labels: that of the widest label, but at most half of the column. */
function chooseLabelWidth(context: DrawingContext, details: DocumentDetail[]): number {
  const { halfWidth, isNarrow } = context.page;
  const { label } = createTextStyles(context);
  const widths = details.map(({ name }) => measureLabel(context, name, label) + LABEL_GAP);
  const least = isNarrow ? NARROW_LABEL_WIDTH : DETAIL_LABEL_WIDTH;
  // One or two long labels wrap, so that most values stay close to their labels.
  return Math.max(least, Math.min(Math.max(0, ...widths), halfWidth * 0.55));
}

type DocumentDetail = { name: Label; value: string; isStrong?: boolean };

/**
 * Returns the details of a document (number, dates, term …) that have a value, in reading order.
 */
export function listDocumentDetails(
  document: DocumentHead,
  { pick, translate }: PaperLabels,
): DocumentDetail[] {
  const { credits, paid } = document;
  const details: DocumentDetail[] = paid
    ? [
        { name: pick((words) => words.invoice), value: document.no, isStrong: true },
        { name: pick((words) => words.date), value: paid.date },
        { name: pick((words) => words.paidBy), value: translate(paid.method).text },
        { name: pick((words) => words.reference), value: paid.reference },
      ]
    : [
        { name: pick((words) => words.number), value: document.no, isStrong: true },
        { name: pick((words) => words.date), value: document.date },
        { name: pick((words) => words.invoice), value: credits?.no ?? "" },
        { name: pick((words) => words.invoiceDate), value: credits?.date ?? "" },
        { name: pick((words) => words.dueDate), value: document.dueDate },
        { name: pick((words) => words.period), value: document.period ?? "" },
        { name: pick((words) => words.terms), value: translate(document.term).text },
      ];
  const currency = { name: pick((words) => words.currency), value: document.currency.code };
  return [...details, currency].filter(({ value }) => isFilled(value));
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
