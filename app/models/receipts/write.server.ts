import * as z from "zod";
import { callV2 } from "~/server/v2/client.server";
import type { Session } from "~/server/session/session-storage.server";
import { toInvoicePath, toReceiptPath, toRefundPath } from "../record-path.server";
import { amount, id, text } from "../wire.server";

// This module makes the calls of the extension `receipts` that record, use and give back money.
// Calls with the same `idempotencyKey` are done once.

/** How money comes in or goes out. Numbers are exact decimal text. */
export type MoneyInput = {
  /** The date as YYYY-MM-DD. */
  date: string;
  amount: string;
  methodId: string;
  accountId: string;
  reference: string;
  /** The exchange rate. Empty for the rate of the date. */
  rate: string;
};

/** A receipt to record. What is above the sum of `shares` goes on account. */
export type ReceiptInput = MoneyInput & {
  contactId: string;
  currencyId: string;
  shares: { invoiceId: string; amount: string }[];
};

/** A refund to record. With `invoiceId`, what this invoice is overpaid by is given back. */
export type RefundInput = MoneyInput & { contactId: string; currencyId: string; invoiceId: string };

const recorded = z.object({ id, amount, currency: z.object({ symbol: text }) });

/** The record that a call has made: its id, and its amount in minor units. */
type Recorded = { id: string; amount: bigint; symbol: string };

const toRecorded = ({ currency: { symbol }, ...entry }: z.output<typeof recorded>): Recorded => ({
  ...entry,
  symbol,
});

/**
 * Records a receipt. The recorded amount may differ from the typed one by cash rounding. Throws
 * `UpstreamFault` "refused" when a share is above what is left of its invoice.
 */
export async function createReceipt(
  session: Session,
  { contactId, currencyId, shares, ...money }: ReceiptInput,
  idempotencyKey: string,
): Promise<Recorded> {
  const { receipt } = await callV2({
    method: "POST",
    path: `/contacts/${encodeURIComponent(contactId)}/receipts`,
    body: {
      ...toMoneyBody(session, money),
      currency_id: currencyId,
      shares: shares.map((share) => ({ invoice_id: share.invoiceId, amount: share.amount })),
    },
    credentials: session.credentials,
    idempotencyKey,
    answer: z.object({ receipt: recorded }),
  });
  return toRecorded(receipt);
}

/**
 * Records a refund. Throws `UpstreamFault` "refused" when the amount is above what there is to give
 * back.
 */
export async function createRefund(
  session: Session,
  { contactId, currencyId, invoiceId, ...money }: RefundInput,
  idempotencyKey: string,
): Promise<Recorded> {
  const { refund } = await callV2({
    method: "POST",
    path: `/contacts/${encodeURIComponent(contactId)}/refunds`,
    body: {
      ...toMoneyBody(session, money),
      currency_id: currencyId,
      invoice_id: invoiceId || undefined,
    },
    credentials: session.credentials,
    idempotencyKey,
    answer: z.object({ refund: recorded }),
  });
  return toRecorded(refund);
}

function toMoneyBody(session: Session, { date, reference, rate, ...money }: MoneyInput) {
  return {
    business_id: session.companyId,
    date,
    amount: money.amount,
    method_id: money.methodId,
    account_id: money.accountId,
    reference,
    currency_rate: rate || undefined,
  };
}

/**
 * Pays an invoice from what its customer has on account, as much as is there and is left to pay.
 * Returns the used amount in minor units.
 */
export async function payFromAccount(
  session: Session,
  invoiceId: string,
  idempotencyKey: string,
): Promise<{ used: bigint; symbol: string }> {
  const { used, invoice } = await callV2({
    method: "POST",
    path: `${toInvoicePath(invoiceId)}/on_account`,
    body: { business_id: session.companyId },
    credentials: session.credentials,
    idempotencyKey,
    answer: z.object({
      used: amount,
      invoice: z.object({ currency: z.object({ symbol: text }) }),
    }),
  });
  return { used, symbol: invoice.currency.symbol };
}

/** Puts on account what an invoice was paid too much after a credit note. */
export async function keepOverpaid(
  session: Session,
  invoiceId: string,
  idempotencyKey: string,
): Promise<void> {
  await callV2({
    method: "POST",
    path: `${toInvoicePath(invoiceId)}/overpaid`,
    body: { business_id: session.companyId, overpaid: "keep" },
    credentials: session.credentials,
    idempotencyKey,
    answer: z.unknown(),
  });
}

type UndoOptions = { etag: string; idempotencyKey: string };

/** Undoes a receipt today: all its shares leave their invoices. */
export async function undoReceipt(session: Session, receiptId: string, options: UndoOptions) {
  await undo(session, toReceiptPath(receiptId), options);
}

/** Undoes a refund today: its money is on account again. */
export async function undoRefund(session: Session, refundId: string, options: UndoOptions) {
  await undo(session, toRefundPath(refundId), options);
}

async function undo(session: Session, path: string, { etag, idempotencyKey }: UndoOptions) {
  await callV2({
    method: "DELETE",
    path,
    query: { business_id: session.companyId },
    credentials: session.credentials,
    idempotencyKey,
    etag,
    answer: z.unknown(),
  });
}
