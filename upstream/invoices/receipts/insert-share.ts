import { formatDate } from "../../../domain/calendar/days";
import { createRefusal } from "../../wire/api-error";
import { deriveBaseAmountColumns } from "../read/base-amount";
import { formatInvoiceAmount } from "../read/record";
import type { OpenInvoice } from "../write/change-invoice";
import type { ReceiptRow } from "../write/change-receipt";

export type NewShare = {
  receipt: ReceiptRow;
  /** Minor units, with the rounding. */
  amount: bigint;
  rounding?: bigint;
  date: string;
  /** Whether the share is taken from what is on account. */
  isFromAccount: boolean;
  /** What is left to pay. The default is the invoice's balance before its change. */
  left?: bigint;
};

/**
 * Stores a share of a receipt as a payment of the invoice. Throws a refusal when it is above what is
 * left to pay, when the invoice belongs to another customer or has another currency, and for a date
 * after today or before the invoice.
 */
export async function insertShare(
  { books, record: { invoice }, today }: OpenInvoice,
  { receipt, amount, rounding = 0n, date, isFromAccount, ...share }: NewShare,
): Promise<number> {
  const left = share.left ?? BigInt(invoice.balance);
  if (invoice.contact_id !== receipt.contact_id)
    throw createRefusal("invoice_of_other_customer", { no: invoice.no });
  if (invoice.currency_id !== receipt.currency_id)
    throw createRefusal("invoice_in_other_currency", { no: invoice.no });
  if (date > today) throw createRefusal("payment_after_today", { date: formatDate(today) });
  if (date < invoice.date)
    throw createRefusal("payment_before_named_invoice", {
      no: invoice.no,
      date: formatDate(invoice.date),
    });
  if (amount - rounding > left)
    throw createRefusal("above_left_to_pay_on", {
      amount: formatInvoiceAmount(invoice, left),
      no: invoice.no,
    });
  const { id } = await books
    .insertInto("payments")
    .values({
      company_id: invoice.company_id,
      invoice_id: invoice.id,
      receipt_id: receipt.id,
      method_id: receipt.method_id,
      ledger_account_id: receipt.ledger_account_id,
      reference: receipt.reference,
      ...{ date, amount, rounding, from_account: isFromAccount },
      ...deriveBaseAmountColumns(amount, receipt.currency_rate),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}
