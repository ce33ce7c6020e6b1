import type { FieldCode } from "../../../domain/history/codes";
import { formatLineText } from "../../../domain/history/line-text";
import { parseDate } from "../../../domain/calendar/days";
import { MALAYSIA, SINGAPORE } from "../../../domain/countries";
import { getEnglishLanguageName } from "../../../domain/languages";
import { ENGLISH_PAPER } from "../../../domain/paper-languages";
import { en } from "../../../domain/words/en/history";
import { compareFields, type Difference, type FieldState } from "../../history/differences";
import type { IssuedDocument } from "./issued-document";

/** Lists the fields in which a new version differs from the previous version. */
export function listDifferences(before: IssuedDocument, after: IssuedDocument): Difference[] {
  return compareFields(listFields(before), listFields(after));
}

/** The codes of a business's numbers by their labels on the document. */
const NUMBER_CODES = new Map<string, FieldCode>([
  [MALAYSIA.labels.registrationNo, "ssm_no"],
  [MALAYSIA.labels.taxNo, "sst_no"],
  [SINGAPORE.labels.registrationNo, "uen"],
  [SINGAPORE.labels.taxNo, "gst_no"],
]);

/** Returns the fields of a document in the printed order. */
function listFields(document: IssuedDocument): FieldState[] {
  const { company, customer, totals, template } = document;
  return [
    toLanguageField(document),
    toHeadingField(document),
    { code: "number", text: document.no },
    { code: "title", text: document.title },
    toDateField("date", document.date),
    toDateField("due_date", document.dueDate),
    { code: "terms", text: document.term },
    { code: "currency", text: document.currency.code },
    { code: "rate", text: document.base?.rate ?? "" },
    { code: "customer", text: customer.name },
    { code: "customer_address", text: customer.address.join("\n") },
    { code: "customer_phone", text: customer.phone },
    { code: "customer_email", text: customer.email },
    { code: "business_name", text: company.name },
    { code: "business_address", text: company.address.join("\n") },
    toNumberField(company.registrationLabel, company.registrationNo),
    toNumberField(company.taxLabel, company.taxNo),
    { code: "tin", text: company.tin },
    { code: "business_phone", text: company.phone },
    { code: "business_email", text: company.email },
    { code: "website", text: company.website },
    ...document.lines.map(toLineField),
    toAmountField("discount", totals.discount),
    toAmountField("tax", totals.tax),
    toAmountField("total", totals.total),
    { code: "notes", text: document.memo },
    { code: "footer", text: document.footer },
    { code: "style", text: `${template.style + 1}, ${template.color}` },
  ];
}

/** Returns the languages of the labels, such as "Malay, English". */
function toLanguageField({ languages = ENGLISH_PAPER }: IssuedDocument): FieldState {
  const used = [languages.language, languages.beside].flatMap((language) => language ?? []);
  const text = used.map(getEnglishLanguageName).join(", ");
  return { code: "language", text, value: used.join(",") };
}

function toHeadingField({ heading: text }: IssuedDocument): FieldState {
  const value = text === en.values.tax_invoice ? "tax_invoice" : "invoice";
  return { code: "heading", text, value };
}

function toNumberField(label: string, text: string): FieldState {
  return { code: NUMBER_CODES.get(label) ?? "registration_no", text };
}

function toDateField(code: "date" | "due_date", text: string): FieldState {
  return { code, text, value: parseDate(text) ?? "" };
}

function toAmountField(code: "discount" | "tax" | "total", text: string): FieldState {
  return { code, text, value: toDecimalText(text) };
}

function toLineField(line: IssuedDocument["lines"][number]): FieldState {
  const parts = {
    quantity: line.quantity,
    unit_price: toDecimalText(line.unitPrice),
    name: line.name,
    description: line.description,
    discount: line.discount.replace("%", ""),
    tax: line.tax,
    amount: toDecimalText(line.amount),
  };
  const text = formatLineText(parts, en);
  return { code: "line", line: line.position, text, value: parts };
}

/** Converts a printed amount, such as "1,234.50", to decimal text. */
function toDecimalText(printed: string): string {
  return printed.replaceAll(",", "");
}
