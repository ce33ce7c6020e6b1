import * as z from "zod";
import { formatAmount, formatMoney } from "../../../domain/money/money";
import { formatDate } from "../../../domain/calendar/days";
import { toShownName } from "../../../domain/given-names";
import { joinList } from "../../../domain/words/in-languages";
import { callV2 } from "~/server/v2/client.server";
import type { Session } from "~/server/session/session-storage.server";
import { toListParams, type ListQuery, type PageQuery } from "../list-query";
import {
  amount,
  id,
  optionalId,
  pageSize,
  text,
  toPage,
  wireDate,
  type ListPage,
} from "../wire.server";

// This module reads the list of payments by day, which the extensions `payments` and `periods` offer.

const currency = z.object({ symbol: text, code: text });

const sum = z.object({ currency, method_name: text, count: z.number().int(), amount });

const paymentsAnswer = z.object({
  payments: z.array(
    z.object({
      id,
      /** From the extension `receipts`: one of both is set, for a receipt or a refund. */
      receipt_id: optionalId,
      refund_id: optionalId,
      /** Empty for a receipt of several invoices, or of none, and for a refund of none. */
      invoice_id: optionalId,
      /** The numbers of all invoices: "INV-1, INV-2". */
      invoice_no: text,
      invoices: z.array(z.object({ no: text })).nullish(),
      contact_name: text,
      date: wireDate,
      amount,
      method_name: text,
      account_name: text,
      reference: text,
      currency,
      reversed_on: wireDate.nullish(),
    }),
  ),
  meta: z.object({
    per_page: pageSize,
    total: z.number().int(),
    sums: z.array(sum).nullish(),
    days: z.array(sum.extend({ date: wireDate })).nullish(),
  }),
});

/** The number of payments by one method in one currency, and their sum in minor units. */
export type PaymentSum = z.output<typeof sum>;
/** A payment in the list of payments, formatted for display. */
export type PaymentRow = ReturnType<typeof toRow>;

/** Lists one page of payments, the newest day first. Each row has the sums of its whole day. */
export async function listPayments(
  session: Session,
  query: ListQuery & { page: number },
): Promise<ListPage<PaymentRow> & { sums: PaymentSum[] }> {
  const { payments, meta } = await readPayments(session, query);
  const rows = payments.map((payment) =>
    toRow(
      payment,
      (meta.days ?? []).filter(({ date }) => date === payment.date),
    ),
  );
  return { ...toPage({ received: payments, rows, meta }), sums: meta.sums ?? [] };
}

/**
 * Reads one page of payments without converting them for display. With `rows`, as for a CSV file,
 * the answer has no sums of days.
 */
export function readPayments(
  session: Session,
  { page, rows, ...listQuery }: ListQuery & PageQuery,
) {
  return callV2({
    path: "/payments",
    query: {
      entity_id: session.companyId,
      page,
      per_page: rows,
      days: rows === undefined ? "true" : undefined,
      ...toListParams(listQuery),
    },
    credentials: session.credentials,
    answer: paymentsAnswer,
  });
}

function toRow(payment: z.output<typeof paymentsAnswer>["payments"][number], ofDay: PaymentSum[]) {
  const { symbol } = payment.currency;
  return {
    id: `${payment.refund_id ? "refund" : "payment"}-${payment.id}`,
    receiptId: payment.receipt_id,
    refundId: payment.refund_id,
    invoiceId: payment.invoice_id,
    invoiceNo: joinList(payment.invoices?.map(({ no }) => no) ?? [payment.invoice_no]),
    contactName: payment.contact_name,
    day: formatDate(payment.date),
    /** The sums of the whole day by method and currency: "Cash RM 120.00". */
    daySums: ofDay.map(formatMethodSum),
    method: [toShownName(payment.method_name), payment.reference].filter(Boolean).join(" · "),
    amount: { symbol, figure: formatAmount(payment.amount) },
    /** The date on which the payment was undone. Empty when it was not undone. */
    undoneOn: payment.reversed_on ? formatDate(payment.reversed_on) : "",
  };
}

/** Formats the sum of a method: "Cash RM 120.00". A no-break space joins symbol and figure. */
export function formatMethodSum({ method_name, currency: { symbol }, amount }: PaymentSum): string {
  return `${toShownName(method_name)} ${formatMoney(symbol, amount, "\u00a0")}`;
}
