import { findRefusal } from "../../../domain/invoices/operations";
import { minorToText } from "../../../domain/money/money";
import type { CompanyBooks } from "../../db/company-books";
import type { ChangeContext } from "../../calls/calls";
import { toInvoiceFacts } from "../read/operations";
import { readInvoice, isActivePayment, type InvoiceRecord } from "../read/record";
import { recordPayment } from "./record";
import { undoPayment } from "./undo";

type RefundRequest = ChangeContext & {
  id: number | undefined;
  operation: "void" | "delete";
  etag: string | undefined;
};

/**
 * Undoes all payments of a cash sale that is about to be voided or deleted. Does nothing when the
 * invoice is not a cash sale or does not allow the operation. Returns the etag for the next change of
 * the invoice. Must be called in a transaction that holds the company's lock.
 */
export async function refundCashSale(
  books: CompanyBooks,
  { id, operation, etag, now, actor }: RefundRequest,
): Promise<string | undefined> {
  if (!(await isPaidByCashCustomer(books, id))) return etag;
  const record = await readInvoice(books, id);
  const facts = toInvoiceFacts(record, now);
  if (!facts.isCashSale || facts.paymentCount === 0 || findRefusal(operation, facts) !== null)
    return etag;
  let currentEtag = etag;
  for (const { id: paymentId } of record.payments.filter(isActivePayment)) {
    const ids = { invoiceId: record.invoice.id, paymentId };
    const { invoice } = await undoPayment(books, ids, { now, actor, etag: currentEtag });
    currentEtag = invoice.updated_at;
  }
  return currentEtag;
}

/**
 * Returns true when the invoice belongs to the cash customer and has a payment. This cheap query
 * avoids reading the whole invoice in most cases.
 */
async function isPaidByCashCustomer(books: CompanyBooks, id: number | undefined): Promise<boolean> {
  const found = await books
    .selectFrom("invoices")
    .innerJoin("companies", "companies.id", "invoices.company_id")
    .select("invoices.id")
    .where("invoices.id", "=", id ?? 0)
    .whereRef("contact_id", "=", "cash_contact_id")
    .where("paid", ">", 0)
    .executeTakeFirst();
  return found !== undefined;
}

/**
 * Refunds the overpayment of a cash sale after a credit note. Undoes payments, the last one first,
 * until nothing is overpaid. When a balance is then left, records a payment of this balance with the
 * method, account, reference and rate of the payment that was undone last. Changes nothing when the
 * invoice is not a cash sale or is not overpaid. Must be called in a transaction that holds the
 * company's lock.
 */
export async function refundAfterCreditNote(
  books: CompanyBooks,
  record: InvoiceRecord,
  { now, actor }: ChangeContext,
): Promise<InvoiceRecord> {
  const last = record.payments.filter(isActivePayment).at(-1);
  if (!toInvoiceFacts(record, now).isCashSale || record.invoice.balance >= 0 || !last)
    return record;
  const context = { now, actor, etag: undefined };
  const invoiceId = record.invoice.id;
  const undone = await undoPayment(books, { invoiceId, paymentId: last.id }, context);
  const { balance } = undone.invoice;
  if (balance <= 0) return refundAfterCreditNote(books, undone, context);
  const body = {
    amount: minorToText(BigInt(balance)),
    date: toInvoiceFacts(record, now).today,
    method_id: last.method_id,
    account_id: last.ledger_account_id,
    reference: last.reference,
    currency_rate: last.currency_rate,
  };
  return (await recordPayment(books, invoiceId, { ...context, body })).record;
}
