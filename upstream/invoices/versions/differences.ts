import { type Difference, compareFields } from "../../history/differences";
import type { IssuedDocument } from "./issued-document";
import { getEnglishLanguageName } from "../../../domain/languages";
import { ENGLISH_PAPER } from "../../../domain/paper-languages";
import { MALAYSIA } from "../../../domain/countries";

/** Lists the fields in which a new version differs from the previous version. */
export function listDifferences(before: IssuedDocument, after: IssuedDocument): Difference[] {
  return compareFields(listFields(before), listFields(after));
}

/** Returns the texts of a document by the displayed names of its fields, in the printed order. */
function listFields(document: IssuedDocument): Map<string, string> {
  const { company, customer, totals, template } = document;
  return new Map([
    ["Language", formatLanguages(document)],
    ["Heading", document.heading],
    ["Number", document.no],
    ["Title", document.title],
    ["Date", document.date],
    ["Due date", document.dueDate],
    ["Terms", document.term],
    ["Currency", document.currency.code],
    ["Exchange rate", document.base?.rate ?? ""],
    ["Customer", customer.name],
    ["Customer's address", customer.address.join("\n")],
    ["Customer's phone", customer.phone],
    ["Customer's email", customer.email],
    ["Business name", company.name],
    ["Business address", company.address.join("\n")],
    [company.registrationLabel, company.registrationNo],
    [company.taxLabel, company.taxNo],
    [MALAYSIA.labels.tin, company.tin],
    ["Business phone", company.phone],
    ["Business email", company.email],
    ["Website", company.website],
    ...document.lines.map((line): [string, string] => [`Line ${line.position}`, formatLine(line)]),
    ["Discount", totals.discount],
    ["Tax", totals.tax],
    ["Grand Total", totals.total],
    ["Notes", document.memo],
    ["Footer", document.footer],
    ["Style of the PDF", `${template.style + 1}, ${template.color}`],
  ]);
}

/** Formats the languages of the labels, such as "Malay, English". */
function formatLanguages({ languages = ENGLISH_PAPER }: IssuedDocument): string {
  return [languages.language, languages.beside]
    .flatMap((language) => (language === null ? [] : getEnglishLanguageName(language)))
    .join(", ");
}

/**
 * Formats a line, such as "2 × 129.50 Coffee beans, Medium roast, less 10%, Service tax 8% =
 * 233.10".
 */
function formatLine(line: IssuedDocument["lines"][number]): string {
  const parts = [
    `${line.quantity} × ${line.unitPrice} ${line.name}`.trim(),
    line.description,
    line.discount && `less ${line.discount}`,
    line.tax,
  ];
  return `${parts.filter((part) => part !== "").join(", ")} = ${line.amount}`;
}
