import * as z from "zod";
import { listExtensions } from "~/server/v2/extensions.server";
import { callV2 } from "~/server/v2/client.server";
import { getStatusFacts } from "../../../domain/invoices/status";
import { paymentCode } from "./payment-code.server";
import { withCachedAnswer } from "../cached-answers.server";
import {
  amount,
  can,
  decimalText,
  flag,
  id,
  optionalDate,
  optionalId,
  text,
  wireDate,
} from "../wire.server";
import type { Session } from "~/server/session/session-storage.server";
import { UpstreamFault } from "~/server/v2/faults.server";
import { toInvoicePath } from "../record-path.server";

const line = z.object({
  id: optionalId,
  name: text,
  display_name: text,
  description: text,
  quantity: decimalText,
  unit_price: decimalText,
  discount: z
    .union([z.string(), z.number()])
    .nullish()
    .transform((discount) => String(discount ?? "")),
  product_id: optionalId,
  account_id: optionalId,
  tax_code: z.object({ id, code: text, rate: decimalText, name: text }).nullish(),
  /**
   * From the extension `credit_notes`: the line's amount before tax, its tax, the quantity that can
   * still be credited, and what was credited.
   */
  amount: amount.nullish(),
  tax: amount.nullish(),
  left_to_credit: decimalText.nullish(),
  credited: z.object({ quantity: decimalText, amount, tax: amount }).nullish(),
});

const allocation = z.object({
  id: optionalId,
  method_id: optionalId,
  method_name: text,
  account_id: optionalId,
  account_name: text,
  amount,
  is_deleted: z.unknown().transform(Boolean),
});

/**
 * A credit note of the invoice, of the extension `credit_notes`. It may be voided. Amounts are in
 * minor units.
 */
const creditNote = z.object({
  id,
  no: text,
  date: wireDate,
  total: amount,
  reason: text,
  voided_on: wireDate.nullish(),
  can,
});

/** A payment, of the extension `payments`. It may be undone. Amounts are in minor units. */
const recordedPayment = z.object({
  id,
  date: wireDate,
  method_id: optionalId,
  method_name: text,
  account_name: text,
  amount,
  rounding: amount,
  reference: text,
  /** From the extension `cash_sale`: the cash that the customer handed over, and the change. */
  cash_given: amount.nullish(),
  change: amount.nullish(),
  currency_rate: decimalText,
  base_amount: amount,
  /** `base_amount` less the base amount of the payment at the rate of the invoice. */
  base_difference: amount,
  reversed_on: wireDate.nullish().transform((date) => date ?? ""),
  /**
   * From the extension `receipts`: the receipt that the payment is a share of, its whole amount,
   * whether the money was on account before, and whether it went there when it was reversed.
   */
  receipt_id: optionalId,
  receipt_amount: amount.nullish(),
  receipt_date: wireDate.nullish(),
  from_account: flag,
  released: flag,
  /** How much of it went on account. What stayed on the invoice is another payment. */
  released_amount: amount.nullish(),
  can,
});

/** The schema of an invoice on the wire. */
export const invoiceRecord = z.object({
  id,
  business_id: id.nullish(),
  no: text,
  title: text,
  memo: text,
  status: z.coerce.number().int(),
  contact_id: optionalId,
  contact_name: text,
  term_id: optionalId,
  term: z.object({ id: optionalId, name: text }).nullish(),
  date: wireDate,
  due_date: optionalDate,
  currency: z.object({ id: optionalId, symbol: text, code: text }),
  currency_rate: decimalText.nullish().transform((rate) => rate ?? "1"),
  items: z.array(line),
  /** The allocations of the payments that were not undone. */
  partials: z.array(allocation).transform((all) => all.filter((each) => !each.is_deleted)),
  /** The payments of an issued invoice, from the extension `payments`, also those undone. */
  payments: z
    .array(recordedPayment)
    .nullish()
    .transform((payments) => payments ?? []),
  rounding: amount.nullish().transform((rounding) => rounding ?? BigInt(0)),
  amount,
  balance: amount,
  /**
   * The sum of the credit notes that are not void, all credit notes, and the overpaid amount that
   * must be returned because of them.
   */
  credited: amount.nullish(),
  credit_notes: z.array(creditNote).nullish(),
  to_give_back: amount.nullish(),
  /**
   * From the extension `receipts`: what the customer has on account in the currency of the invoice.
   */
  on_account: amount.nullish().transform((value) => value ?? 0n),
  /**
   * From the extension `can`. The payment of a cash sale is refunded when the invoice is voided,
   * deleted or credited.
   */
  is_cash_sale: z.boolean().nullish(),
  /** The payment code, which only this project's own API sends. */
  pay: paymentCode,
  /**
   * From the extension `issued`: the reason for voiding, and the number of the current version, 0
   * when there is none.
   */
  void_reason: text,
  version: z
    .number()
    .int()
    .nullish()
    .transform((version) => version ?? 0),
  /** The etag of the invoice. Empty when the API sends none. */
  updated_at: text,
  /** The allowed operations, from the extension `can`. Use `allowsOperation` to read them. */
  can,
});

const invoiceAnswer = z.object({ invoice: invoiceRecord });

/** A payment of an issued invoice. Amounts are in minor units. */
export type RecordedPayment = z.output<typeof recordedPayment>;

/** An invoice as the API returns it. Amounts are in minor units. */
export type InvoiceRecord = z.output<typeof invoiceAnswer>["invoice"];

/**
 * Reads an invoice. `payments` is empty when the API lacks the extension `payments`, and `can` is
 * null when the API lacks the extension `can`. Throws `UpstreamFault` "notFound" when the company
 * has no such invoice.
 */
export async function readInvoice(session: Session, invoiceId: string): Promise<InvoiceRecord> {
  const { invoice } = await callV2({
    path: toInvoicePath(invoiceId),
    query: { business_id: session.companyId },
    credentials: session.credentials,
    answer: invoiceAnswer,
  });
  if (invoice.business_id && invoice.business_id !== session.companyId) {
    throw new UpstreamFault("notFound", 404, "", `invoice ${invoiceId}`);
  }
  const offered = await listExtensions();
  return {
    ...invoice,
    payments: offered.includes("payments") ? invoice.payments : [],
    can: offered.includes("can") ? invoice.can : null,
  };
}

/** Reads an invoice. While the API is unavailable, returns the invoice as it was last read. */
export async function readInvoiceOrCached(
  session: Session,
  invoiceId: string,
): Promise<InvoiceRecord> {
  return withCachedAnswer(session, ["invoice", invoiceId], () => readInvoice(session, invoiceId));
}

/**
 * Returns whether the invoice must keep its contact: when it is approved, or issued with a payment.
 */
export function isContactLocked({
  status,
  partials,
}: Pick<InvoiceRecord, "status" | "partials">): boolean {
  const { isContactLocked, isIssued } = getStatusFacts(status);
  return isContactLocked || (isIssued && partials.length > 0);
}

/**
 * Returns whether the invoice must keep its currency: when it is issued and has payments, which are
 * in that currency.
 */
export function isCurrencyLocked({
  status,
  partials,
}: Pick<InvoiceRecord, "status" | "partials">): boolean {
  return getStatusFacts(status).isIssued && partials.length > 0;
}
