import type { CheckedCompany } from "./company";
import { checkDocumentSums, parseDocument } from "./invoices/documents";
import { compareValues, toFindings, formatMinorUnits, type Finding } from "./finding";
import type { Invoice, InvoiceRows, Line, Payment, RoundingChange } from "./invoice-rows";
import { parseJson, addRelatedRows } from "./read-invoices";

/** The number of archives per batch. */
const BATCH_SIZE = 200;

/** Yields batches of deleted invoices in the form of stored invoices, and findings about archives. */
export async function* readArchives(
  company: CheckedCompany,
): AsyncGenerator<{ invoices: InvoiceRows[]; findings: Finding[] }> {
  let lastReadId = 0;
  for (;;) {
    const rows = await company.books
      .selectFrom("deleted_invoices")
      .selectAll()
      .where("id", ">", lastReadId)
      .orderBy("id")
      .limit(BATCH_SIZE)
      .execute();
    const last = rows.at(-1);
    if (!last) return;
    lastReadId = last.id;
    const archives = rows.map((row) => ({ row, archive: parseArchive(row.record) }));
    const cores = archives.flatMap(({ archive }) => {
      if (!archive) return [];
      // An archive has its lines in the order of their ids.
      const lines = archive.lines.toSorted((one, other) => one.position - other.position);
      return { roundingChanges: [], ...archive, lines, isDeleted: true };
    });
    yield {
      invoices: await addRelatedRows(company.books, cores),
      findings: archives.flatMap(({ row, archive }) => checkArchive(company, row, archive)),
    };
  }
}

type Archive = {
  invoice: Invoice;
  lines: Line[];
  payments: Payment[];
  /** Missing in archives that are older than the table `rounding_changes`. */
  roundingChanges?: RoundingChange[];
};

/**
 * Parses an archive. Returns undefined when the text does not consist of the rows of an invoice. The
 * checks of invoices check the values in these rows.
 */
function parseArchive(record: string): Archive | undefined {
  const value = parseJson(record);
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

function checkArchive(company: CheckedCompany, row: Row, archive: Archive | undefined): Finding[] {
  const content = parseDocument(row.document);
  const no = archive?.invoice.no ?? content?.no ?? `invoice ${row.id}`;
  const what = `${no}, deleted`;
  if (!archive) return toFindings(`${what}: its archive`, "emptied", "the invoice with its lines");
  const { invoice, lines } = archive;
  const others = [...lines, ...archive.payments].map(({ invoice_id }) => invoice_id);
  return [
    ...compareValues(`${what}: id in its archive`, invoice.id, row.id),
    ...compareValues(`${what}: company in its archive`, invoice.company_id, company.id),
    ...compareValues(`${what}: contact in its archive`, invoice.contact_id, row.contact_id),
    ...(others.every((id) => id === row.id)
      ? []
      : toFindings(`${what}: rows of its archive`, "of another invoice", "its own alone")),
    ...(content
      ? [
          ...checkDocumentSums(`${what}: in print`, content),
          ...compareValues(`${what}: number in print`, content.no, invoice.no),
          ...compareValues(`${what}: lines in print`, content.lines.length, lines.length),
          ...compareValues(
            `${what}: total in print`,
            content.totals.total.replaceAll(",", ""),
            formatMinorUnits(invoice.total),
          ),
        ]
      : toFindings(`${what}: in print`, "emptied", "what it said")),
  ];
}
