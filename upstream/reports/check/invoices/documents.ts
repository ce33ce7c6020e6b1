import { formatDate } from "../../../../domain/calendar/days";
import {
  issuedDocumentSchema,
  type IssuedDocument,
} from "../../../invoices/versions/issued-document";
import type { CheckedCompany } from "../company";
import { compareValues, toFindings, formatMinorUnits, type Finding } from "../finding";
import { findCurrentVersion, type InvoiceRows, type Version } from "../invoice-rows";
import { parseDetails, parseJson } from "../read-invoices";

/**
 * Checks that stored documents are readable, add up, and name the seller and customer of their
 * version.
 */
export function checkDocuments({ invoice, versions, parties }: InvoiceRows): Finding[] {
  return versions.flatMap(({ version, document, seller_id, customer_id }) => {
    if (document === null) return [];
    const what = `${invoice.no}: version ${version} in print`;
    const content = parseDocument(document);
    if (!content) return toFindings(what, "damaged", "what the invoice said then");
    const customer = parseDetails(parties.get(customer_id)?.details ?? "");
    const seller = parseDetails(parties.get(seller_id)?.details ?? "");
    return [
      ...checkDocumentSums(what, content),
      ...compareValues(`${what}, customer`, content.customer.name, toSnapshotName(customer?.name)),
      ...compareValues(`${what}, business`, content.company.name, toSnapshotName(seller?.name)),
    ];
  });
}

/** Returns the name in a snapshot, or a text for findings when there is none. */
function toSnapshotName(value: unknown): string {
  return typeof value === "string" ? value : "of no snapshot";
}

/** Parses the JSON of a stored document. Returns undefined when it is no document. */
export function parseDocument(text: string): IssuedDocument | undefined {
  return issuedDocumentSchema.safeParse(parseJson(text)).data;
}

/** Checks the totals of a document against its lines and tax rows. */
export function checkDocumentSums(
  what: string,
  { lines, totals, taxRows }: IssuedDocument,
): Finding[] {
  const net = sumPrinted(lines.map(({ amount }) => amount));
  const taxes = sumPrinted(taxRows.map(({ amount }) => amount));
  const beforeTax = sumPrinted([totals.subtotal]) - sumPrinted([totals.discount]);
  const [stored, tax] = [sumPrinted([totals.totalBeforeTax]), sumPrinted([totals.tax])];
  return [
    ...compareValues(`${what}, total before tax`, totals.totalBeforeTax, formatPrinted(net)),
    ...compareValues(
      `${what}, subtotal less discount`,
      formatPrinted(beforeTax),
      totals.totalBeforeTax,
    ),
    ...compareValues(`${what}, tax`, totals.tax, formatPrinted(taxes)),
    ...compareValues(`${what}, total`, totals.total, formatPrinted(stored + tax)),
  ];
}

/** Returns the sum, in minor units, of printed amounts such as "1,234.50". */
function sumPrinted(amounts: string[]): number {
  return amounts.reduce((sum, amount) => sum + Number(amount.replace(/[,.]/g, "")), 0);
}

function formatPrinted(minor: number): string {
  if (!Number.isSafeInteger(minor)) return "no amount";
  return formatMinorUnits(minor).replace(/\B(?=(\d{3})+\.)/g, ",");
}

/**
 * Checks the stored changes of each version against the previous version. Version 1 has no changes.
 * The stored changes of the fields of `readVersionFields` must be exactly the differences between the
 * two versions. `before` of a changed term must be the term in the document of the previous version.
 * When a line was added or differs, some change of a line must be stored.
 */
export function checkChanges(rows: InvoiceRows, company: CheckedCompany): Finding[] {
  const { invoice, versions } = rows;
  const current = findCurrentVersion(rows);
  const fieldsByVersion = new Map(
    versions.map((each) => [each.version, readVersionFields(rows, each, company)]),
  );
  return versions.flatMap((each) => {
    const what = `${invoice.no}: changes of version ${each.version}`;
    const changes = parseChanges(each.changes);
    if (!changes) return toFindings(what, "damaged", "what it changed");
    if (each.version === 1) return compareValues(what, changes.length, 0);
    const [before, after] = [
      fieldsByVersion.get(each.version - 1),
      fieldsByVersion.get(each.version),
    ];
    if (!before || !after || !current) return [];
    const termChange = changes.find(({ field }) => field === "Terms");
    const printedTerm = readPrintedTerm(
      versions.find(({ version }) => version === each.version - 1),
    );
    const storedChanges = changes.filter(({ field }) => before.has(field) || after.has(field));
    const fields = [...before.keys()];
    const foundChanges = fields
      .map((field) => ({
        field,
        before: before.get(field) ?? "",
        after: after.get(field) ?? "",
      }))
      .filter((change) => change.before !== change.after);
    const lines = describeLines(rows, each.version).filter(
      (line) => !describeLines(rows, each.version - 1).includes(line),
    );
    const hasLineChange = changes.some(({ field }) => field.startsWith("Line "));
    return [
      ...compareValues(what, describeChanges(storedChanges), describeChanges(foundChanges)),
      ...(termChange ? compareValues(`${what}, term before`, termChange.before, printedTerm) : []),
      ...(lines.length === 0 || hasLineChange ? [] : toFindings(what, "no line", lines.join("; "))),
    ];
  });
}

/** Returns the name of the term that the stored document of the version has, or "". */
function readPrintedTerm(version: Version | undefined): string {
  return parseDocument(version?.document ?? "")?.term ?? "";
}

/**
 * Describes the lines of a version without their names, which may be empty in stored lines. Returns
 * an empty list when neither a document nor stored lines contain the version.
 */
function describeLines({ invoice, lines, versions }: InvoiceRows, version: number): string[] {
  const document = versions.find((each) => each.version === version)?.document;
  if (document)
    return (parseDocument(document)?.lines ?? []).map(
      ({ position, quantity, description, amount }) =>
        `${position}: ${quantity} ${description} = ${amount}`,
    );
  if (version !== invoice.version) return [];
  return lines.map(
    ({ position, quantity, description, net }) =>
      `${position}: ${quantity} ${description} = ${formatPrinted(net)}`,
  );
}

type Change = { field: string; before: string; after: string };

function parseChanges(text: string): Change[] | undefined {
  const value = parseJson(text);
  return Array.isArray(value) && value.every(isChange) ? value : undefined;
}

function isChange(value: unknown): value is Change {
  const change = typeof value === "object" && value !== null ? { ...value } : {};
  return ["field", "before", "after"].every(
    (name) => typeof new Map<string, unknown>(Object.entries(change)).get(name) === "string",
  );
}

function describeChanges(changes: Change[]): string {
  return changes
    .map(({ field, before, after }) => `${field}: '${before}' to '${after}'`)
    .sort()
    .join("; ");
}

/**
 * Returns the compared fields of a version from its document or, for the current version without a
 * document, from the rows of the invoice. Returns undefined when the document of an older version is
 * missing or a document is damaged. The fields do not include the term, which may have been renamed
 * between two versions.
 */
function readVersionFields(
  rows: InvoiceRows,
  { version, document }: Version,
  company: CheckedCompany,
): Map<string, string> | undefined {
  if (document === null)
    return version === rows.invoice.version ? toCurrentFields(rows, company) : undefined;
  const content = parseDocument(document);
  return (
    content &&
    new Map([
      ["Number", content.no],
      ["Title", content.title],
      ["Date", content.date],
      ["Due date", content.dueDate],
      ["Currency", content.currency.code],
      ["Customer", content.customer.name],
      ["Discount", content.totals.discount],
      ["Tax", content.totals.tax],
      ["Grand Total", content.totals.total],
      ["Notes", content.memo],
    ])
  );
}

/** Returns the fields of `readVersionFields` for the current rows of the invoice. */
function toCurrentFields(rows: InvoiceRows, company: CheckedCompany): Map<string, string> {
  const { invoice, parties } = rows;
  const customer = parties.get(findCurrentVersion(rows)?.customer_id ?? 0);
  return new Map([
    ["Number", invoice.no],
    ["Title", invoice.title],
    ["Date", formatDate(invoice.date)],
    ["Due date", formatDate(invoice.due_date)],
    ["Currency", company.currencies.get(invoice.currency_id)?.code ?? ""],
    ["Customer", toSnapshotName(parseDetails(customer?.details ?? "")?.name)],
    ["Discount", formatPrinted(invoice.discount)],
    ["Tax", formatPrinted(invoice.tax)],
    ["Grand Total", formatPrinted(invoice.total)],
    ["Notes", invoice.memo],
  ]);
}
