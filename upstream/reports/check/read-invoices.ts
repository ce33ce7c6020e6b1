import type { CompanyBooks } from "../../db/company-books";
import type { InvoiceEvent, InvoiceRows } from "./invoice-rows";

/** The number of invoices per batch. */
const BATCH_SIZE = 500;

/**
 * Yields batches of all stored invoices of a company with their rows. `unreadable` are the ids of
 * invoices to leave out.
 */
export async function* readInvoices(
  books: CompanyBooks,
  unreadable: ReadonlySet<number> = new Set(),
): AsyncGenerator<InvoiceRows[]> {
  let lastReadId = 0;
  for (;;) {
    const ids = await books
      .selectFrom("invoices")
      .select("id")
      .where("id", ">", lastReadId)
      .orderBy("id")
      .limit(BATCH_SIZE)
      .execute();
    const last = ids.at(-1)?.id;
    if (last === undefined) return;
    lastReadId = last;
    yield await readBatch(
      books,
      ids.map(({ id }) => id).filter((id) => !unreadable.has(id)),
    );
  }
}

async function readBatch(books: CompanyBooks, ids: number[]): Promise<InvoiceRows[]> {
  const queriedIds = [0, ...ids];
  const invoices = await books
    .selectFrom("invoices")
    .selectAll()
    .where("id", "in", queriedIds)
    .orderBy("id")
    .execute();
  const lines = await books
    .selectFrom("invoice_lines")
    .selectAll()
    .where("invoice_id", "in", queriedIds)
    .orderBy("position")
    .orderBy("id")
    .execute();
  const payments = await books
    .selectFrom("payments")
    .leftJoin("receipts", "receipts.id", "payments.receipt_id")
    .selectAll("payments")
    .select("receipts.amount as receipt_amount")
    .where("invoice_id", "in", queriedIds)
    .orderBy("payments.id")
    .execute();
  const roundingChanges = await books
    .selectFrom("rounding_changes")
    .selectAll()
    .where("invoice_id", "in", queriedIds)
    .orderBy("id")
    .execute();
  const findLines = groupByInvoice(lines);
  const findPayments = groupByInvoice(payments);
  const findChanges = groupByInvoice(roundingChanges);
  return addRelatedRows(
    books,
    invoices.map((invoice) => ({
      invoice,
      lines: findLines(invoice.id),
      payments: findPayments(invoice.id),
      roundingChanges: findChanges(invoice.id),
      isDeleted: false,
    })),
  );
}

type InvoiceCore = Pick<
  InvoiceRows,
  "invoice" | "lines" | "payments" | "roundingChanges" | "isDeleted"
>;

/** Adds the rows of the other tables that `InvoiceRows` contains. */
export async function addRelatedRows(
  books: CompanyBooks,
  invoices: InvoiceCore[],
): Promise<InvoiceRows[]> {
  const ids = [0, ...invoices.map(({ invoice }) => invoice.id)];
  const notes = await readCreditNotes(books, ids);
  const versions = await books
    .selectFrom("invoice_versions")
    .selectAll()
    .where("invoice_id", "in", ids)
    .orderBy("version")
    .execute();
  const movements = await books
    .selectFrom("account_movements")
    .select(["invoice_id", "ledger_account_id", "date", "amount", "description", "receipt_id"])
    .where("invoice_id", "in", ids)
    .execute();
  const events = await readEvents(books, ids);
  const links = await books
    .selectFrom("invoice_links")
    .selectAll()
    .where("invoice_id", "in", ids)
    .execute();
  const parties = await readParties(books, {
    issued: [...versions, ...notes],
    contactIds: invoices.map(({ invoice }) => invoice.contact_id),
  });
  const reservedNumbers = await readReservedNumbers(books, [
    ...invoices.map(({ invoice }) => invoice.no),
    ...events.flatMap(({ details }) => (typeof details?.no === "string" ? details.no : [])),
  ]);
  const rowFinders = {
    creditNotes: groupByInvoice(notes),
    versions: groupByInvoice(versions),
    movements: groupByInvoice(movements),
    events: groupByInvoice(events),
    links: groupByInvoice(links),
  };
  return invoices.map((core) => {
    const { id } = core.invoice;
    return {
      ...core,
      creditNotes: rowFinders.creditNotes(id),
      versions: rowFinders.versions(id),
      movements: rowFinders.movements(id),
      events: rowFinders.events(id),
      links: rowFinders.links(id),
      parties,
      reservedNumbers,
    };
  });
}

async function readCreditNotes(books: CompanyBooks, invoiceIds: number[]) {
  const notes = await books
    .selectFrom("credit_notes")
    .selectAll()
    .where("invoice_id", "in", invoiceIds)
    .orderBy("id")
    .execute();
  const lines = await books
    .selectFrom("credit_note_lines")
    .selectAll()
    .where("credit_note_id", "in", [0, ...notes.map(({ id }) => id)])
    .orderBy("position")
    .execute();
  return notes.map((note) => ({
    ...note,
    lines: lines.filter(({ credit_note_id }) => credit_note_id === note.id),
  }));
}

async function readEvents(books: CompanyBooks, invoiceIds: number[]) {
  const events = await books
    .selectFrom("events")
    .select(["id", "invoice_id", "contact_id", "kind", "happened_at", "actor", "details"])
    .where("invoice_id", "in", invoiceIds)
    .orderBy("id")
    .execute();
  return events.map((event) => ({ ...event, details: parseDetails(event.details) }));
}

/** Parses a JSON object. Returns undefined for any other text. */
export function parseDetails(text: string): InvoiceEvent["details"] {
  const value = parseJson(text);
  return typeof value === "object" && value !== null && !Array.isArray(value)
    ? { ...value }
    : undefined;
}

/** Parses JSON. Returns undefined when the text is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

type PartyIds = { seller_id: number; customer_id: number };

async function readParties(
  books: CompanyBooks,
  { issued, contactIds }: { issued: PartyIds[]; contactIds: number[] },
): Promise<InvoiceRows["parties"]> {
  const ids = new Set(issued.flatMap(({ seller_id, customer_id }) => [seller_id, customer_id]));
  const contacts = [0, ...new Set(contactIds)];
  const rows = await books
    .selectFrom("party_snapshots")
    .select(["id", "contact_id", "details"])
    .where((eb) => eb.or([eb("id", "in", [0, ...ids]), eb("contact_id", "in", contacts)]))
    .execute();
  return new Map(rows.map(({ id, ...party }) => [id, party]));
}

async function readReservedNumbers(books: CompanyBooks, numbers: string[]): Promise<Set<string>> {
  const rows = await books
    .selectFrom("invoice_numbers")
    .select("no")
    .where("no", "in", ["", ...new Set(numbers)])
    .execute();
  return new Set(rows.map(({ no }) => no));
}

/** Groups rows by invoice. Returns a function that returns the rows of one invoice, in their order. */
function groupByInvoice<Row extends { invoice_id: number | null }>(
  rows: Row[],
): (id: number) => Row[] {
  const found = new Map<number | null, Row[]>();
  for (const row of rows) {
    const others = found.get(row.invoice_id);
    if (others) others.push(row);
    else found.set(row.invoice_id, [row]);
  }
  return (id) => found.get(id) ?? [];
}
