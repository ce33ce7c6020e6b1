import type { CompanyBooks } from "../../db/company-books";
import type { ChangeContext, Call } from "../../calls/calls";
import { refundCashSale } from "../payments/refund";
import { archiveInvoice, deleteInvoiceRows } from "../versions/archive";
import { ensureVersion, readInvoiceParties } from "../versions/versions";
import { toIssuedDocument } from "../versions/issued-document";
import { INVOICE_STATUS } from "../../../domain/invoices/status";
import { removeInvoice, type OpenInvoice } from "../write/change-invoice";

/**
 * Deletes an invoice with its lines and payments; its number stays reserved. An issued invoice is
 * archived so that it can be restored, and a cash sale is refunded. Must be called in a transaction
 * that holds the company's lock.
 */
export async function deleteInvoice(
  callerBooks: CompanyBooks,
  id: number | undefined,
  { etag, now, actor }: Pick<Call, "etag" | keyof ChangeContext>,
): Promise<void> {
  const request = { id, operation: "delete", etag, now, actor } as const;
  const currentEtag = await refundCashSale(callerBooks, request);
  await removeInvoice(callerBooks, { ...request, etag: currentEtag }, async (open) => {
    if (open.record.invoice.status === INVOICE_STATUS.draft)
      return deleteInvoiceRows(open.books, open.record.invoice.id);
    return moveToArchive(open, { now, actor });
  });
}

async function moveToArchive(
  { books, record }: OpenInvoice,
  context: ChangeContext,
): Promise<void> {
  const { invoice } = record;
  const document = toIssuedDocument(record, await readInvoiceParties(books, invoice));
  await ensureVersion(books, invoice, context);
  await books
    .insertInto("deleted_invoices")
    .values({
      company_id: books.companyId,
      id: invoice.id,
      contact_id: invoice.contact_id,
      deleted_at: context.now.toISOString(),
      record: await archiveInvoice(books, invoice.id),
      document: JSON.stringify(document),
    })
    .execute();
}
