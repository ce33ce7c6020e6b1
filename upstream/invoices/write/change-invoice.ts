import { dayIn } from "../../../domain/calendar/time-zone";
import type { Operation } from "../../../domain/invoices/operations";
import { statusFacts } from "../../../domain/invoices/status";
import type { CompanyBooks, InvoiceBooks } from "../../db/company-books";
import type { Act } from "../../calls/calls";
import { nextVersion, refuseStale } from "../../wire/versions";
import { followRounding } from "./follow-rounding";
import { keepVersion } from "../versions/keep-version";
import { recalculateTotals } from "./amounts";
import { refuseForbidden } from "../read/operations";
import { postPayments } from "./post-payments";
import { readInvoice, type InvoiceRecord } from "../read/record";
import { addUp, replaceRunningTotals, type KeptSum } from "../../totals/running-totals";
import { updatePaidStatus } from "./update-paid-status";
import { recordHistory } from "./history";

/** An invoice that a deed is about to change, in the books of its company alone. */
export type OpenInvoice = {
  books: InvoiceBooks;
  record: InvoiceRecord;
  /** In the company's time zone. */
  today: string;
};

type Asked = Act & {
  id: number | undefined;
  deed: Operation;
  /** The `updated_at` that the caller last saw; undefined when any will do. */
  version?: string | undefined;
};

/** What a deed wrote; `day` is when it counts, today when left out. */
type Written<Result> = { result: Result; day?: string };

/**
 * Does a deed on a stored invoice: `write` writes what is particular to it, and all else follows from
 * what the invoice was before and is after. Returns the invoice as it is then. Refused when the
 * invoice's state forbids the deed, and on a stale version. To be called in a transaction that holds
 * the company's lock.
 */
export async function changeInvoice<Result>(
  callerBooks: CompanyBooks,
  asked: Asked,
  write: (open: OpenInvoice) => Promise<Written<Result>>,
): Promise<{ result: Result; record: InvoiceRecord }> {
  const { result, record } = await change(callerBooks, asked, write);
  if (!record) throw new Error("The invoice is gone.");
  return { result, record };
}

/** The same for a deed after which there is no such invoice. */
export async function removeInvoice(
  callerBooks: CompanyBooks,
  asked: Asked,
  write: (open: OpenInvoice) => Promise<void>,
): Promise<void> {
  await change(callerBooks, asked, async (open) => ({ result: await write(open) }));
}

/** The same for one that is new or comes back. Nothing is refused. */
export async function addInvoice(
  books: CompanyBooks,
  act: Act,
  write: (books: InvoiceBooks) => Promise<number>,
): Promise<InvoiceRecord> {
  const open = books.withInvoices();
  const id = await write(open);
  const { record } = await followUp(open, { id, before: null, sums: [] }, act);
  if (!record) throw new Error("The invoice was not written.");
  return record;
}

async function change<Result>(
  callerBooks: CompanyBooks,
  { id, deed, version, ...act }: Asked,
  write: (open: OpenInvoice) => Promise<Written<Result>>,
): Promise<{ result: Result; record: InvoiceRecord | null }> {
  const before = await readInvoice(callerBooks, id);
  refuseForbidden(deed, before, act.now);
  refuseStale("invoice", before.invoice, version);
  const books = callerBooks.forCompany(before.invoice.company_id).withInvoices();
  const today = dayIn(before.invoice.time_zone, act.now);
  const invoiceId = before.invoice.id;
  const sums = await addUp(books, invoiceId);
  const { result, day = today } = await write({ books, record: before, today });
  const changed = { id: invoiceId, before, sums, deed, day };
  return { result, ...(await followUp(books, changed, act)) };
}

/** `sums` is what the running totals had of it; what is new or restored had none. */
type Changed = { id: number; sums: KeptSum[] } & (
  { before: null } | { before: InvoiceRecord; deed: Operation; day: string }
);

/** All that follows from a change, whichever it was, in the order in which one needs the other. */
async function followUp(
  books: InvoiceBooks,
  changed: Changed,
  act: Act,
): Promise<{ record: InvoiceRecord | null }> {
  const { id, before, sums } = changed;
  const stored = await touch(books, id, before, act.now);
  if (stored) {
    await recalculateTotals(books, [id]);
    // A restored one is as it was.
    if (changed.before && statusFacts(stored.status).isCounted) {
      await followRounding(books, id, changed.day);
      await updatePaidStatus(books, id);
    }
    await postPayments(books, [id]);
  }
  await replaceRunningTotals(books, sums, await addUp(books, id));
  const after = stored ? await readInvoice(books, id) : null;
  const isEdited = changed.before !== null && changed.deed === "edit";
  const record = await keepVersion(books, { before, after, isEdited }, act);
  await recordHistory(books, { before, after: record }, act);
  return { record };
}

/** Gives a changed invoice its next moment; undefined when it is gone. */
async function touch(
  books: InvoiceBooks,
  id: number,
  before: InvoiceRecord | null,
  now: Date,
): Promise<{ status: number } | undefined> {
  if (!before)
    return books.selectFrom("invoices").select("status").where("id", "=", id).executeTakeFirst();
  return books
    .updateTable("invoices")
    .set({ updated_at: nextVersion(before.invoice, now) })
    .where("id", "=", id)
    .returning("status")
    .executeTakeFirst();
}
