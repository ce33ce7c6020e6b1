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
    throw createRefusal(`Invoice ${invoice.no} belongs to another customer.`);
  if (invoice.currency_id !== receipt.currency_id)
    throw createRefusal(`Invoice ${invoice.no} is in another currency.`);
  if (date > today)
    throw createRefusal(`The payment cannot be dated after today, ${formatDate(today)}.`);
  if (date < invoice.date)
    throw createRefusal(
      `The payment cannot be dated before invoice ${invoice.no}, ${formatDate(invoice.date)}.`,
    );
  if (amount - rounding > left)
    throw createRefusal(
      `Only ${formatInvoiceAmount(invoice, left)} is left to pay on invoice ${invoice.no}.`,
    );
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
