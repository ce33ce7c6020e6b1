import type { Company } from "./company";
import { checkSums, readDocument } from "./invoices/documents";
import { compare, finding, moneyText, type Finding } from "./finding";
import type { Invoice, InvoiceRows, Line, Payment, RoundingChange } from "./invoice-rows";
import { readJson, withTraces } from "./read-invoices";

/** Archives at a time. */
const SOME = 200;

/** Deleted invoices as they would be restored, and what is wrong with their archives. */
export async function* readArchives(
  company: Company,
): AsyncGenerator<{ invoices: InvoiceRows[]; findings: Finding[] }> {
  let after = 0;
  for (;;) {
    const rows = await company.books
      .selectFrom("deleted_invoices")
      .selectAll()
      .where("id", ">", after)
      .orderBy("id")
      .limit(SOME)
      .execute();
    const last = rows.at(-1);
    if (!last) return;
    after = last.id;
    const archives = rows.map((row) => ({ row, archive: readArchive(row.record) }));
    const bare = archives.flatMap(({ archive }) =>
      archive ? { roundingChanges: [], ...archive, isDeleted: true } : [],
    );
    yield {
      invoices: await withTraces(company.books, bare),
      findings: archives.flatMap(({ row, archive }) => checkArchive(company, row, archive)),
    };
  }
}

type Archive = {
  invoice: Invoice;
  lines: Line[];
  payments: Payment[];
  /** Without any where it was deleted before there were such. */
  roundingChanges?: RoundingChange[];
};

/** Undefined for what holds no invoice; whether its columns are right is checked as those of others. */
function readArchive(record: string): Archive | undefined {
  const value = readJson(record);
  return isArchive(value) ? value : undefined;
}

function isArchive(value: unknown): value is Archive {
  const archive: Record<string, unknown> = isRow(value) ? { ...value } : {};
  const { invoice, lines, payments, roundingChanges = [] } = archive;
  return (
    isRow(invoice) &&
    [lines, payments, roundingChanges].every((rows) => Array.isArray(rows) && rows.every(isRow))
  );
}

function isRow(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

type Row = { id: number; contact_id: number; document: string };

function checkArchive(company: Company, row: Row, archive: Archive | undefined): Finding[] {
  const said = readDocument(row.document);
  const no = archive?.invoice.no ?? said?.no ?? `invoice ${row.id}`;
  const what = `${no}, deleted`;
  if (!archive) return finding(`${what}: its archive`, "emptied", "the invoice with its lines");
  const { invoice, lines } = archive;
  const others = [...lines, ...archive.payments].map(({ invoice_id }) => invoice_id);
  return [
    ...compare(`${what}: id in its archive`, invoice.id, row.id),
    ...compare(`${what}: company in its archive`, invoice.company_id, company.id),
    ...compare(`${what}: contact in its archive`, invoice.contact_id, row.contact_id),
    ...(others.every((id) => id === row.id)
      ? []
      : finding(`${what}: rows of its archive`, "of another invoice", "its own alone")),
    ...(said
      ? [
          ...checkSums(`${what}: in print`, said),
          ...compare(`${what}: number in print`, said.no, invoice.no),
          ...compare(`${what}: lines in print`, said.lines.length, lines.length),
          ...compare(
            `${what}: total in print`,
            said.totals.total.replaceAll(",", ""),
            moneyText(invoice.total),
          ),
        ]
      : finding(`${what}: in print`, "emptied", "what it said")),
  ];
}
