import { dayIn } from "../clock";
import { readCompany } from "../company";
import type { CompanyBooks } from "../db/company-books";
import { refuseCredited } from "../credit-notes/refuse-credited";
import type { Call } from "../http/calls";
import { unacceptable } from "../http/api-error";
import { nextVersion, refuseStale } from "../http/versions";
import { composeInvoice, numbered } from "./compose";
import { keepingIndex } from "../search-index/write";
import { keepingSums } from "./running-totals";
import { findInvoice } from "./find";
import { isContactLocked, STATUS, whyClosed } from "./status";
import { changeNumber } from "./numbering";
import { settle } from "./settle";
import { readParts, storeParts } from "./parts";

/** Stores what a payload makes of an invoice; to be called in a transaction. */
export async function editInvoice(
  callerBooks: CompanyBooks,
  id: number | undefined,
  { body, version, now }: Pick<Call, "body" | "version" | "now">,
): Promise<void> {
  const invoice = await findInvoice(callerBooks, id);
  refuseStale("invoice", invoice, version);
  const closed = whyClosed(invoice.status);
  if (closed !== undefined) throw unacceptable(`This invoice is ${closed} and cannot be edited.`);
  await refuseCredited(callerBooks, invoice.id);
  // In its own company, also when the caller is of several and names none.
  const books = callerBooks.narrowedTo(invoice.company_id);
  const composed = await composeInvoice(books, body, await readParts(books, invoice.id));
  if (isContactLocked(invoice.status) && composed.columns.contact_id !== invoice.contact_id) {
    throw unacceptable("The contact of an approved invoice cannot be changed.");
  }
  await changeNumber(books, invoice, composed.no);
  await keepingIndex(books, invoice.id, () =>
    keepingSums(books, invoice.id, async () => {
      await books
        .updateTable("invoices")
        // Without the status, which has a call of its own.
        .set({ ...numbered(composed, composed.no), updated_at: nextVersion(invoice, now) })
        .where("id", "=", invoice.id)
        .execute();
      await storeParts(books, invoice.id, composed, await undoneOn(books, invoice, now));
      await settle(books, invoice.id);
    }),
  );
}

/** A draft's payments were never posted: they go without a trace. */
async function undoneOn(
  books: CompanyBooks,
  { status }: { status: number },
  now: Date,
): Promise<string | undefined> {
  if (status === STATUS.draft) return undefined;
  const { time_zone } = await readCompany(books);
  return dayIn(time_zone, now);
}
