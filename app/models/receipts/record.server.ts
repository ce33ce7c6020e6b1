import * as z from "zod";
import { callV2, fetchV2File } from "~/server/v2/client.server";
import type { Session } from "~/server/session/session-storage.server";
import type { ReceiptPaper } from "../invoices/pdf.server";
import { toReceiptPath, toRefundPath } from "../record-path.server";
import { amount, can, decimalText, flag, id, optionalId, text, wireDate } from "../wire.server";
import { identifiedCurrency } from "./wire.server";

// This module reads receipts and refunds, of the extension `receipts`. Amounts are in minor units.

const reversedOn = wireDate.nullish().transform((date) => date ?? "");

/** The fields that a receipt and a refund share. */
const moneyEntry = z.object({
  id,
  contact: z.object({ id, name: text }),
  currency: identifiedCurrency,
  date: wireDate,
  method_name: text,
  account_name: text,
  reference: text,
  amount,
  /** The cash rounding. For a refund, `amount` less `rounding` is what left the account. */
  rounding: amount,
  currency_rate: decimalText,
  base_amount: amount,
  /** The date on which the entry was undone. Empty when it was not. */
  reversed_on: reversedOn,
  updated_at: text,
  can,
});

const share = z.object({
  payment_id: id,
  invoice_id: id,
  invoice_no: text,
  date: wireDate,
  amount,
  /** Whether the invoice was paid later, from what was on account. */
  from_account: flag,
  reversed_on: reversedOn,
  /** Whether the share was reversed and its money went on account. */
  released: flag,
  /** How much of it went on account. What stayed on the invoice is another share. */
  released_amount: amount.nullish(),
});

/** The schema of a receipt. */
const receipt = moneyEntry.extend({
  cash_given: amount.nullish(),
  change: amount.nullish(),
  /** The part of the receipt that is on account now. */
  on_account: amount,
  shares: z.array(share),
  refunds: z.array(z.object({ refund_id: id, date: wireDate, amount })),
});

/** The schema of a refund. */
const refund = moneyEntry.extend({
  invoice_id: optionalId,
  invoice_no: text,
  credit_note_id: optionalId,
  credit_note_no: text,
});

/** Money that came in at once, for several invoices, one, or none. */
export type Receipt = z.output<typeof receipt>;

/** Money that was given back to a customer. */
export type Refund = z.output<typeof refund>;

/** Reads a receipt. Throws `UpstreamFault` "notFound" when the company has no such receipt. */
export async function readReceipt(session: Session, receiptId: string): Promise<Receipt> {
  const answer = await callV2({
    path: toReceiptPath(receiptId),
    query: { business_id: session.companyId },
    credentials: session.credentials,
    answer: z.object({ receipt }),
  });
  return answer.receipt;
}

/** Reads a refund. Throws `UpstreamFault` "notFound" when the company has no such refund. */
export async function readRefund(session: Session, refundId: string): Promise<Refund> {
  const answer = await callV2({
    path: toRefundPath(refundId),
    query: { business_id: session.companyId },
    credentials: session.credentials,
    answer: z.object({ refund }),
  });
  return answer.refund;
}

type PaperOf = { id: string; paper: ReceiptPaper };

/** Fetches the PDF of a receipt. */
export function fetchWholeReceiptPdf(session: Session, { id: receiptId, paper }: PaperOf) {
  return fetchPaper(session, `${toReceiptPath(receiptId)}/receipt.pdf`, paper);
}

/** Fetches the slip of a refund as a PDF. */
export function fetchRefundSlip(session: Session, { id: refundId, paper }: PaperOf) {
  return fetchPaper(session, `${toRefundPath(refundId)}/slip.pdf`, paper);
}

function fetchPaper(session: Session, path: string, paper: ReceiptPaper) {
  return fetchV2File({
    path,
    query: { business_id: session.companyId, ...(paper === "a4" ? {} : { size: paper }) },
    credentials: session.credentials,
    type: "application/pdf",
  });
}
