import { refuseCredited } from "../credit-notes/refuse-credited";
import type { CompanyBooks } from "../db/company-books";
import { recordEvent } from "../history/record-event";
import type { Act, Call } from "../http/calls";
import { refuseStale } from "../http/versions";
import { archiveInvoice, removeInvoice } from "../issued/archive";
import { refusePaid } from "../issued/refusals";
import { ensureVersion, partiesOf } from "../issued/versions";
import { issuedDocumentOf } from "../pdf/issued-document";
import { indexUpTo, keepingIndex } from "../search-index/write";
import { keepingSums } from "./running-totals";
import { findInvoice } from "./find";
import { readInvoice } from "./record";
import { INVOICE_STATUS } from "../../domain/invoices/status";

/**
 * Deletes an invoice with its lines and payments; to be called in a transaction. Its number stays
 * taken. One that was issued is kept aside, to be restored; refused while it has payments, as the
 * money that came in would be gone from the books.
 */
export async function deleteInvoice(
  callerBooks: CompanyBooks,
  id: number | undefined,
  { version, now, actor }: Pick<Call, "version" | keyof Act>,
): Promise<void> {
  const invoice = await findInvoice(callerBooks, id);
  refuseStale("invoice", invoice, version);
  const books = callerBooks.narrowedTo(invoice.company_id);
  if (invoice.status === INVOICE_STATUS.draft)
    await follow(books, invoice.id, () => removeInvoice(books, invoice.id));
  else await deleteIssued(books, invoice.id, { now, actor });
  const { contact_id: contactId, no } = invoice;
  await recordEvent(books, "deleted", { invoiceId: invoice.id, contactId, no }, { now, actor });
}

async function deleteIssued(books: CompanyBooks, id: number, act: Act): Promise<void> {
  await refusePaid(books, id, "delete");
  await refuseCredited(books, id);
  // It has its place there for when it is restored.
  await indexUpTo(books, id);
  const record = await readInvoice(books, id);
  const document = issuedDocumentOf(record, await partiesOf(books, record.invoice));
  await ensureVersion(books, record.invoice, act);
  await follow(books, id, async () => {
    await books
      .insertInto("deleted_invoices")
      .values({
        company_id: books.companyId,
        id,
        contact_id: record.invoice.contact_id,
        deleted_at: act.now.toISOString(),
        record: await archiveInvoice(books, id),
        document: JSON.stringify(document),
      })
      .execute();
  });
}

function follow(books: CompanyBooks, id: number, change: () => Promise<void>): Promise<void> {
  return keepingIndex(books, id, () => keepingSums(books, id, change));
}
