import * as z from "zod";
import { toDecimal, toMinor } from "../../../domain/money/money";
import { callV2 } from "~/server/v2/client.server";
import type { Session } from "~/server/session/session-storage.server";
import { toInvoicePath } from "../record-path.server";
import { amount, id, text } from "../wire.server";

// This module makes the calls of the extension `payments` that record and undo payments for issued
// invoices.

/**
 * A payment to record. Numbers are exact decimal text. An empty `rate` stands for the exchange rate
 * on the date of the payment or, when the API knows none, for that of the invoice.
 */
export type PaymentInput = {
  /** The date as YYYY-MM-DD. */
  date: string;
  amount: string;
  methodId: string;
  accountId: string;
  reference: string;
  rate: string;
};

/**
 * Records a payment. Returns the recorded amount in minor units, which may differ from the typed
 * amount by cash rounding. Calls with the same `idempotencyKey` record one payment. Throws
 * `UpstreamFault` "refused" when the amount is above the balance.
 */
export async function recordPayment(
  session: Session,
  invoiceId: string,
  payment: PaymentInput,
  idempotencyKey: string,
): Promise<{ symbol: string; amount: bigint }> {
  const { payment_id, invoice } = await callV2({
    method: "POST",
    path: `${toInvoicePath(invoiceId)}/payments`,
    body: {
      business_id: session.companyId,
      date: payment.date,
      amount: payment.amount,
      method_id: payment.methodId,
      account_id: payment.accountId,
      reference: payment.reference,
      currency_rate: payment.rate,
    },
    credentials: session.credentials,
    idempotencyKey,
    answer: z.object({
      payment_id: id,
      invoice: z.object({
        currency: z.object({ symbol: text }),
        payments: z.array(z.object({ id, amount })),
      }),
    }),
  });
  const recorded = invoice.payments.find((each) => each.id === payment_id);
  const { symbol } = invoice.currency;
  return { symbol, amount: recorded?.amount ?? toMinor(toDecimal(payment.amount)) };
}

/**
 * Undoes a payment. The lists still have the payment, with the date on which it was undone. Returns
 * the new etag of the invoice.
 */
export async function undoPayment(
  session: Session,
  { invoiceId, paymentId }: { invoiceId: string; paymentId: string },
  idempotencyKey: string,
): Promise<string> {
  const { invoice } = await callV2({
    method: "DELETE",
    path: `${toInvoicePath(invoiceId)}/payments/${encodeURIComponent(paymentId)}`,
    query: { business_id: session.companyId },
    credentials: session.credentials,
    idempotencyKey,
    answer: z.object({ invoice: z.object({ updated_at: text }) }),
  });
  return invoice.updated_at;
}
