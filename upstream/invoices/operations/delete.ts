import * as z from "zod";
import type { CompanyBooks } from "../../db/company-books";
import type { ChangeContext, Call } from "../../calls/calls";
import { parseOrRefuse } from "../../wire/fields";
import { givenBackPayload } from "../receipts/refund";
import { releaseShares, type Released } from "../receipts/release";
import { giveBackCashSale } from "../receipts/settle";
import { archiveInvoice, deleteInvoiceRows } from "../versions/archive";
import { ensureVersion, readInvoiceParties } from "../versions/versions";
import { toIssuedDocument } from "../versions/issued-document";
import { INVOICE_STATUS } from "../../../domain/invoices/status";
import { changeInvoice, removeInvoice, type OpenInvoice } from "../write/change-invoice";
import { countedCondition } from "../../totals/invoice-conditions";
import { postPayments } from "../write/post-payments";

/**
 * Deletes an invoice with its lines and payments; its number stays reserved. An issued invoice is
 * archived so that it can be restored. Its money goes on account; that of a cash sale is given back.
 * Must be called in a transaction that holds the company's lock.
 */
export async function deleteInvoice(
  callerBooks: CompanyBooks,
  id: number | undefined,
  {
    body = null,
    etag,
    now,
    actor,
  }: Partial<Pick<Call, "body">> & Pick<Call, "etag" | keyof ChangeContext>,
): Promise<void> {
  const { refund } = parseOrRefuse(deletePayload, body);
  const context = { now, actor };
  const request = { id, operation: "delete", etag, ...context } as const;
  const { released, currentEtag } = await releaseMoney(callerBooks, request);
  const invoice = await removeInvoice(
    callerBooks,
    { ...request, etag: currentEtag },
    async (open) => {
      await removeRows(open, context);
      return open.record.invoice;
    },
  );
  await giveBackCashSale(callerBooks, invoice, { released, chosen: refund }, context);
}

const deletePayload = z
  .object({
    /** How the money of a cash sale is given back. */
    refund: givenBackPayload.nullish(),
  })
  .nullish()
  .transform((payload) => payload ?? { refund: null });

type Request = ChangeContext & {
  id: number | undefined;
  operation: "delete";
  etag: string | undefined;
};

/**
 * Puts the money of an issued invoice on account, so that its archive contains no active payments.
 * Returns the etag for the deletion.
 */
async function releaseMoney(
  callerBooks: CompanyBooks,
  request: Request,
): Promise<{ released: Released[]; currentEtag: string | undefined }> {
  const payment = await callerBooks
    .selectFrom("payments")
    .innerJoin("invoices", "invoices.id", "payments.invoice_id")
    .select("payments.id")
    .where("invoice_id", "=", request.id ?? 0)
    .where("reversed_on", "is", null)
    .where(countedCondition)
    .limit(1)
    .executeTakeFirst();
  if (!payment) return { released: [], currentEtag: request.etag };
  const { result, record } = await changeInvoice(callerBooks, request, async (open) => ({
    result: await releaseShares(open, request),
  }));
  return { released: result, currentEtag: record.invoice.updated_at };
}

async function removeRows(open: OpenInvoice, context: ChangeContext): Promise<void> {
  if (open.record.invoice.status === INVOICE_STATUS.draft)
    await deleteInvoiceRows(open.books, open.record.invoice.id);
  else await moveToArchive(open, context);
}

async function moveToArchive(
  { books, record }: OpenInvoice,
  context: ChangeContext,
): Promise<void> {
  const { invoice } = record;
  const document = toIssuedDocument(record, await readInvoiceParties(books, invoice));
  await ensureVersion(books, invoice, context);
  // The movements of receipts must no longer depend on the invoice.
  await postPayments(books, context.now, [invoice.id]);
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
