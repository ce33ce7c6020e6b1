import { showDate } from "../../../../domain/calendar/days";
import { issuedDocument, type IssuedDocument } from "../../../invoices/versions/issued-document";
import type { Company } from "../company";
import { compare, finding, moneyText, type Finding } from "../finding";
import { currentVersion, type InvoiceRows, type Version } from "../invoice-rows";
import { readDetails, readJson } from "../read-invoices";

/** What older versions said can be read, adds up, and names both parties as they were kept. */
export function checkDocuments({ invoice, versions, parties }: InvoiceRows): Finding[] {
  return versions.flatMap(({ version, document, seller_id, customer_id }) => {
    if (document === null) return [];
    const what = `${invoice.no}: version ${version} in print`;
    const said = readDocument(document);
    if (!said) return finding(what, "damaged", "what the invoice said then");
    const customer = readDetails(parties.get(customer_id)?.details ?? "");
    const seller = readDetails(parties.get(seller_id)?.details ?? "");
    return [
      ...checkSums(what, said),
      ...compare(`${what}, customer`, said.customer.name, textOf(customer?.name)),
      ...compare(`${what}, business`, said.company.name, textOf(seller?.name)),
    ];
  });
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : "of no snapshot";
}

export function readDocument(text: string): IssuedDocument | undefined {
  return issuedDocument.safeParse(readJson(text)).data;
}

/** A document's lines come to its totals. */
export function checkSums(what: string, { lines, totals, taxRows }: IssuedDocument): Finding[] {
  const net = minorOf(lines.map(({ amount }) => amount));
  const taxes = minorOf(taxRows.map(({ amount }) => amount));
  const beforeTax = minorOf([totals.subtotal]) - minorOf([totals.discount]);
  const [stored, tax] = [minorOf([totals.totalBeforeTax]), minorOf([totals.tax])];
  return [
    ...compare(`${what}, total before tax`, totals.totalBeforeTax, printed(net)),
    ...compare(`${what}, subtotal less discount`, printed(beforeTax), totals.totalBeforeTax),
    ...compare(`${what}, tax`, totals.tax, printed(taxes)),
    ...compare(`${what}, total`, totals.total, printed(stored + tax)),
  ];
}

/** The sum of amounts as they are printed: "1,234.50". */
function minorOf(amounts: string[]): number {
  return amounts.reduce((sum, amount) => sum + Number(amount.replace(/[,.]/g, "")), 0);
}

function printed(minor: number): string {
  if (!Number.isSafeInteger(minor)) return "no amount";
  return moneyText(minor).replace(/\B(?=(\d{3})+\.)/g, ",");
}

/** What a version says otherwise than the one before is exactly what it was noted to change. */
export function checkChanges(rows: InvoiceRows, company: Company): Finding[] {
  const { invoice, versions } = rows;
  const current = currentVersion(rows);
  const said = new Map(versions.map((each) => [each.version, saidBy(rows, each, company)]));
  return versions.flatMap((each) => {
    const what = `${invoice.no}: changes of version ${each.version}`;
    const changes = readChanges(each.changes);
    if (!changes) return finding(what, "damaged", "what it changed");
    if (each.version === 1) return compare(what, changes.length, 0);
    const [before, after] = [said.get(each.version - 1), said.get(each.version)];
    if (!before || !after || !current) return [];
    const term = changes.find(({ field }) => field === "Terms");
    const printedTerm = termOf(versions.find(({ version }) => version === each.version - 1));
    const noted = changes.filter(({ field }) => before.has(field) || after.has(field));
    const fields = [...before.keys()];
    const found = fields
      .map((field) => ({
        field,
        before: before.get(field) ?? "",
        after: after.get(field) ?? "",
      }))
      .filter((change) => change.before !== change.after);
    const lines = linesOf(rows, each.version).filter(
      (line) => !linesOf(rows, each.version - 1).includes(line),
    );
    const areNoted = changes.some(({ field }) => field.startsWith("Line "));
    return [
      ...compare(what, listed(noted), listed(found)),
      ...(term ? compare(`${what}, term before`, term.before, printedTerm) : []),
      ...(lines.length === 0 || areNoted ? [] : finding(what, "no line", lines.join("; "))),
    ];
  });
}

/** As it was called when the version after it was made, which is when changes of it are noted. */
function termOf(version: Version | undefined): string {
  return readDocument(version?.document ?? "")?.term ?? "";
}

/** The lines of a version, as far as its rows tell them without their names. */
function linesOf({ invoice, lines, versions }: InvoiceRows, version: number): string[] {
  const document = versions.find((each) => each.version === version)?.document;
  if (document)
    return (readDocument(document)?.lines ?? []).map(
      ({ position, quantity, description, amount }) =>
        `${position}: ${quantity} ${description} = ${amount}`,
    );
  if (version !== invoice.version) return [];
  return lines.map(
    ({ position, quantity, description, net }) =>
      `${position}: ${quantity} ${description} = ${printed(net)}`,
  );
}

type Change = { field: string; before: string; after: string };

function readChanges(text: string): Change[] | undefined {
  const value = readJson(text);
  return Array.isArray(value) && value.every(isChange) ? value : undefined;
}

function isChange(value: unknown): value is Change {
  const change = typeof value === "object" && value !== null ? { ...value } : {};
  return ["field", "before", "after"].every(
    (name) => typeof new Map<string, unknown>(Object.entries(change)).get(name) === "string",
  );
}

function listed(changes: Change[]): string {
  return changes
    .map(({ field, before, after }) => `${field}: '${before}' to '${after}'`)
    .sort()
    .join("; ");
}

/**
 * What a version says, by the names under which changes are noted; without its term: a document is
 * kept when the next one is made, and the term may have been renamed since its own changes were noted.
 */
function saidBy(
  rows: InvoiceRows,
  { version, document }: Version,
  company: Company,
): Map<string, string> | undefined {
  if (document === null)
    return version === rows.invoice.version ? saidNow(rows, company) : undefined;
  const said = readDocument(document);
  return (
    said &&
    new Map([
      ["Number", said.no],
      ["Title", said.title],
      ["Date", said.date],
      ["Due date", said.dueDate],
      ["Currency", said.currency.code],
      ["Customer", said.customer.name],
      ["Discount", said.totals.discount],
      ["Tax", said.totals.tax],
      ["Grand Total", said.totals.total],
      ["Notes", said.memo],
    ])
  );
}

/** The same of the invoice's own rows. */
function saidNow(rows: InvoiceRows, company: Company): Map<string, string> {
  const { invoice, parties } = rows;
  const customer = parties.get(currentVersion(rows)?.customer_id ?? 0);
  return new Map([
    ["Number", invoice.no],
    ["Title", invoice.title],
    ["Date", showDate(invoice.date)],
    ["Due date", showDate(invoice.due_date)],
    ["Currency", company.currencies.get(invoice.currency_id)?.code ?? ""],
    ["Customer", textOf(readDetails(customer?.details ?? "")?.name)],
    ["Discount", printed(invoice.discount)],
    ["Tax", printed(invoice.tax)],
    ["Grand Total", printed(invoice.total)],
    ["Notes", invoice.memo],
  ]);
}
