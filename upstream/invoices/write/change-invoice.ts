import { getDayInZone } from "../../../domain/calendar/time-zone";
import type { Operation } from "../../../domain/invoices/operations";
import { getStatusFacts } from "../../../domain/invoices/status";
import type { CompanyBooks, InvoiceBooks } from "../../db/company-books";
import type { ChangeContext } from "../../calls/calls";
import { calculateUpdatedAt, rejectStale } from "../../wire/etags";
import { adjustRounding } from "./adjust-rounding";
import { saveVersion } from "../versions/save-version";
import { recalculateTotals } from "./amounts";
import { refuseForbiddenOperation } from "../read/operations";
import { postPayments } from "./post-payments";
import { readInvoice, type InvoiceRecord } from "../read/record";
import {
  calculateRunningTotals,
  replaceRunningTotals,
  type RunningTotal,
} from "../../totals/running-totals";
import { updatePaidStatus } from "./update-paid-status";
import { recordHistory } from "./record-history";

/** An invoice as it is before its change, and books that are limited to its company. */
export type OpenInvoice = {
  books: InvoiceBooks;
  record: InvoiceRecord;
  /** Today in the company's time zone, as YYYY-MM-DD. */
  today: string;
};

type ChangeRequest = ChangeContext & {
  id: number | undefined;
  operation: Operation;
  /** The etag that the request is based on. Undefined when any state is accepted. */
  etag?: string | undefined;
};

/** The result of `write`. `day` is the date of the change (YYYY-MM-DD). The default is today. */
type WriteResult<Result> = { result: Result; day?: string };

/**
 * Changes a stored invoice. `write` stores the rows that are specific to the operation. Afterwards
 * the totals, status, movements, running totals, version and history are derived from the states of
 * the invoice before and after `write`. Returns the changed invoice and the result of `write`.
 * Throws a 404 when the invoice is missing, a refusal when its state forbids the operation, and a
 * 409 when the etag is stale. Must be called in a transaction that holds the company's lock.
 */
export async function changeInvoice<Result>(
  callerBooks: CompanyBooks,
  request: ChangeRequest,
  write: (open: OpenInvoice) => Promise<WriteResult<Result>>,
): Promise<{ result: Result; record: InvoiceRecord }> {
  const { result, record } = await applyChange(callerBooks, request, write);
  if (!record) throw new Error("The operation removed the invoice.");
  return { result, record };
}

/** Works like `changeInvoice` for an operation that removes the invoice. */
export async function removeInvoice<Result>(
  callerBooks: CompanyBooks,
  request: ChangeRequest,
  write: (open: OpenInvoice) => Promise<Result>,
): Promise<Result> {
  const { result } = await applyChange(callerBooks, request, async (open) => ({
    result: await write(open),
  }));
  return result;
}

/**
 * Works like `changeInvoice` for a new or restored invoice, without checks of state and etag. `write`
 * returns the id of the invoice.
 */
export async function addInvoice(
  books: CompanyBooks,
  context: ChangeContext,
  write: (books: InvoiceBooks) => Promise<number>,
): Promise<InvoiceRecord> {
  const invoiceBooks = books.withInvoices();
  const id = await write(invoiceBooks);
  const { record } = await updateDerivedData(
    invoiceBooks,
    { id, before: null, totalsBefore: [] },
    context,
  );
  if (!record) throw new Error("The invoice was not written.");
  return record;
}

async function applyChange<Result>(
  callerBooks: CompanyBooks,
  { id, operation, etag, ...context }: ChangeRequest,
  write: (open: OpenInvoice) => Promise<WriteResult<Result>>,
): Promise<{ result: Result; record: InvoiceRecord | null }> {
  const before = await readInvoice(callerBooks, id);
  refuseForbiddenOperation(operation, before, context.now);
  rejectStale("invoice", before.invoice, etag);
  const books = callerBooks.forCompany(before.invoice.company_id).withInvoices();
  const today = getDayInZone(before.invoice.time_zone, context.now);
  const invoiceId = before.invoice.id;
  const totalsBefore = await calculateRunningTotals(books, invoiceId);
  const { result, day = today } = await write({ books, record: before, today });
  const changed = { id: invoiceId, before, totalsBefore, operation, day };
  return { result, ...(await updateDerivedData(books, changed, context)) };
}

/**
 * The invoice whose derived data are updated. For a new or restored invoice, `before` is null and
 * `totalsBefore` is empty.
 */
type ChangedInvoice = { id: number; totalsBefore: RunningTotal[] } & (
  { before: null } | { before: InvoiceRecord; operation: Operation; day: string }
);

/**
 * Updates all data that are derived from an invoice. Each step needs the results of earlier steps.
 * Returns the invoice, or null when it was removed.
 */
async function updateDerivedData(
  books: InvoiceBooks,
  changed: ChangedInvoice,
  context: ChangeContext,
): Promise<{ record: InvoiceRecord | null }> {
  const { id, before, totalsBefore } = changed;
  const stored = await updateEtag(books, id, before, context.now);
  if (stored) {
    await recalculateTotals(books, [id]);
    // A restored invoice keeps its rounding and status.
    if (changed.before && getStatusFacts(stored.status).isCounted) {
      await adjustRounding(books, id, changed.day);
      await updatePaidStatus(books, id);
    }
    await postPayments(books, context.now, [id]);
  }
  await replaceRunningTotals(books, totalsBefore, await calculateRunningTotals(books, id));
  const after = stored ? await readInvoice(books, id) : null;
  const isEdited = changed.before !== null && changed.operation === "edit";
  const record = await saveVersion(books, { before, after, isEdited }, context);
  await recordHistory(books, { before, after: record }, context);
  return { record };
}

/**
 * Sets a new `updated_at`, except for a new or restored invoice (`before` is null), which has one.
 * Returns the status, or undefined when the invoice was removed.
 */
async function updateEtag(
  books: InvoiceBooks,
  id: number,
  before: InvoiceRecord | null,
  now: Date,
): Promise<{ status: number } | undefined> {
  if (!before)
    return books.selectFrom("invoices").select("status").where("id", "=", id).executeTakeFirst();
  return books
    .updateTable("invoices")
    .set({ updated_at: calculateUpdatedAt(before.invoice, now) })
    .where("id", "=", id)
    .returning("status")
    .executeTakeFirst();
}
