import { sum } from "../../../domain/money/money";
import type { ChangeContext } from "../../calls/calls";
import type { CompanyBooks, InvoiceBooks } from "../../db/company-books";
import { getStatusFacts } from "../../../domain/invoices/status";
import { deriveBaseAmountColumns } from "../read/base-amount";
import { isActiveCreditNote } from "../read/credit-notes";
import { isActivePayment, type InvoiceRecord } from "../read/record";
import { changeInvoice, type OpenInvoice } from "../write/change-invoice";
import { syncReceipts } from "../write/sync-receipts";

/** Money that left an invoice and is on account now. The amount is in minor units. */
export type Released = {
  receiptId: number;
  amount: bigint;
  methodId: number;
  accountId: number;
  reference: string;
};

/**
 * Undoes all payments of an issued invoice today, and puts their money on account. Returns the last
 * payment first. Must be called while the invoice is being changed.
 */
export async function releaseShares(
  { books, record, today }: OpenInvoice,
  { now }: Pick<ChangeContext, "now">,
): Promise<Released[]> {
  const payments = record.payments.filter(isActivePayment).toReversed();
  if (!getStatusFacts(record.invoice.status).isCounted || payments.length === 0) return [];
  const released: Released[] = [];
  for (const { id, amount } of payments)
    released.push(
      await releaseShare(books, { id, amount: BigInt(amount), creditNoteId: null }, { today, now }),
    );
  return released;
}

type Day = { today: string; now: Date };

/** The part `amount` of a payment, and the credit note after which the part goes on account. */
type ShareToRelease = { id: number; amount: bigint; creditNoteId: number | null };

/** Undoes one payment. Returns the part of it that is on account now. */
async function releaseShare(
  books: InvoiceBooks,
  { id, amount, creditNoteId }: ShareToRelease,
  { today, now }: Day,
): Promise<Released> {
  const { invoice_id } = await books
    .selectFrom("payments")
    .select("invoice_id")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  // An older program may have recorded the payment without a receipt.
  await syncReceipts(books, now, [invoice_id]);
  const payment = await books
    .updateTable("payments")
    .set({ reversed_on: today, is_released: true, credit_note_id: creditNoteId })
    .where("id", "=", id)
    .returning(["receipt_id", "method_id", "ledger_account_id", "reference"])
    .executeTakeFirstOrThrow();
  if (payment.receipt_id === null) throw new Error("The payment has no receipt.");
  return {
    receiptId: payment.receipt_id,
    amount,
    methodId: payment.method_id,
    accountId: payment.ledger_account_id,
    reference: payment.reference,
  };
}

/**
 * Puts what is overpaid on an invoice on account: undoes its payments today, the last one first, and
 * records again what stays of the last undone one. Must be called in a transaction that holds the
 * company's lock.
 */
export async function releaseOverpaid(
  callerBooks: CompanyBooks,
  record: InvoiceRecord,
  context: ChangeContext,
): Promise<{ record: InvoiceRecord; released: Released[] }> {
  const last = record.payments.filter(isActivePayment).at(-1);
  if (record.invoice.balance >= 0 || !last) return { record, released: [] };
  const request = { id: record.invoice.id, operation: "undo_payment", ...context } as const;
  const { result, record: changed } = await changeInvoice(callerBooks, request, async (open) => ({
    result: await releaseLastShare(open, context),
  }));
  // The rounding of cash can change with each payment, so each one is undone by itself.
  const rest = await releaseOverpaid(callerBooks, changed, context);
  return { record: rest.record, released: [result, ...rest.released] };
}

async function releaseLastShare(
  { books, record: { invoice, payments, creditNotes }, today }: OpenInvoice,
  { now }: ChangeContext,
): Promise<Released> {
  const active = payments.filter(isActivePayment);
  const last = active.at(-1);
  if (!last) throw new Error("The overpaid invoice has no payment.");
  const overpaid = -BigInt(invoice.balance);
  const amount = BigInt(last.amount);
  const part = overpaid < amount ? overpaid : amount;
  const creditNoteId = creditNotes.filter(isActiveCreditNote).at(-1)?.id ?? null;
  const share = { id: last.id, amount: part, creditNoteId };
  const released = await releaseShare(books, share, { today, now });
  if (part === amount) return released;
  const others = active.slice(0, -1).map(({ rounding }) => BigInt(rounding));
  await books
    .insertInto("payments")
    .values({
      company_id: invoice.company_id,
      invoice_id: invoice.id,
      receipt_id: released.receiptId,
      method_id: last.method_id,
      ledger_account_id: last.ledger_account_id,
      reference: last.reference,
      date: today,
      amount: amount - part,
      // The rounding of the invoice stays as it is, so that nothing is left or overpaid.
      rounding: BigInt(invoice.rounding) - sum(others),
      from_account: last.from_account === 1,
      ...deriveBaseAmountColumns(amount - part, last.currency_rate),
    })
    .execute();
  return released;
}
