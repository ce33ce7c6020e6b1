import { formatDate } from "../../../domain/calendar/days";
import { roundCashPayments } from "../../../domain/money/cash-rounding";
import { sum, toMinor } from "../../../domain/money/money";
import { ApiError, createRefusal } from "../../wire/api-error";
import { deriveBaseAmountColumns } from "../read/base-amount";
import { toRecordedPayment } from "../read/recorded-payment";
import type { PaymentChanges, StoredParts } from "./parts";
import type { PaymentPayload } from "./payload";
import { toRefusal, toRefusalOfEntry } from "../../../domain/refusals/refusal";

type PaymentContext = {
  /** The invoice date, as YYYY-MM-DD. */
  date: string;
  /** Today in the company's time zone, as YYYY-MM-DD. */
  today: string;
  /** The exchange rate of the invoice, as decimal text. */
  currency_rate: string;
  /** The invoice total in minor units. */
  total: bigint;
  /** The ids of cash payment methods. Empty unless `hasCashRounding` applies to the invoice. */
  cashMethodIds: Set<number>;
};

/**
 * Compares the payments of a payload with the stored payments. A payment that the payload does not
 * name stays. A payment of a draft invoice is replaced and gets the invoice's date and rate. A payment
 * of an issued invoice never changes: when the payload has other values, it is undone and recorded
 * again. Throws a refusal for an id that is not stored, unless that payment is sent as removed, for
 * payments to add to an invoice dated after today, and when the payments exceed the total.
 */
export function derivePaymentChanges(
  stored: StoredParts,
  sent: PaymentPayload[],
  context: PaymentContext,
): PaymentChanges {
  const pairs = pairPayments(stored.payments, sent);
  const changes = pairs.map((payment) => toChange(payment, stored, context));
  const unchanged = changes.flatMap(({ unchanged: payment }) => payment ?? []).sort(compareIds);
  const added = changes.flatMap(({ added: payment }) => payment ?? []).sort(compareIds);
  if (added.length > 0) refusePaymentOfFutureInvoice(context);
  // The cash rounding depends on the order in which payments are recorded.
  const isCash = ({ method_id }: { method_id: number }) => context.cashMethodIds.has(method_id);
  const paymentsToRound = [
    ...unchanged.map((payment) => toRecordedPayment(payment, isCash(payment))),
    ...added.map((payment) => ({
      amount: payment.amount,
      isCash: isCash(payment),
      isRecorded: false,
    })),
  ];
  const rounded = roundCashPayments(context.total, paymentsToRound);
  if (rounded.balance < 0n) throw createRefusal("payments_above_total");
  return {
    unchangedIds: unchanged.map(({ id }) => id),
    added: added.map(({ currency_rate, ...payment }, index) => {
      const amount = rounded.amounts[unchanged.length + index] ?? payment.amount;
      const isLast = index === added.length - 1;
      return {
        ...payment,
        ...deriveBaseAmountColumns(amount, currency_rate),
        ...{ amount, rounding: isLast ? rounded.rounding : 0n },
      };
    }),
  };
}

/** Compares payments by id for sorting. New payments come last. */
function compareIds(a: { id?: number | undefined }, b: { id?: number | undefined }): number {
  return (a.id ?? Infinity) - (b.id ?? Infinity) || 0;
}

type StoredPayment = StoredParts["payments"][number];
type SentPayment = Exclude<PaymentPayload, { is_deleted: true }>;

/** A stored payment and the sent payment with its id. One of them may be null. */
type PaymentPair = { before: StoredPayment | null; sent: SentPayment | null };

/**
 * Pairs stored payments with sent payments and leaves out removed payments. Payments missing from
 * the payload come first. Throws a refusal for an id that is not stored, unless that payment is sent as
 * removed.
 */
function pairPayments(stored: StoredPayment[], sent: PaymentPayload[]): PaymentPair[] {
  const unmatched = new Map(stored.map((payment) => [payment.id, payment]));
  const pairs = sent.flatMap((payment, index): PaymentPair[] => {
    const before = unmatched.get(payment.id ?? 0) ?? null;
    unmatched.delete(payment.id ?? 0);
    if (payment.is_deleted) return [];
    if (payment.id !== null && !before) {
      throw new ApiError(422, toRefusalOfEntry(toRefusal("payment_gone"), "partials", index));
    }
    return [{ before, sent: payment }];
  });
  return [...[...unmatched.values()].map((before) => ({ before, sent: null })), ...pairs];
}

/**
 * Returns the stored payment when it stays, the payment to add, or nothing. The added payment of a
 * draft invoice has the id of the payment that it replaces.
 */
function toChange(
  { before, sent }: PaymentPair,
  { isIssued }: StoredParts,
  context: PaymentContext,
) {
  if (isIssued && before && (!sent || isUnchanged(before, sent))) return { unchanged: before };
  if (isIssued && before) refuseChangedShare(before);
  const { date, today, currency_rate } = context;
  const sentValues = sent
    ? {
        method_id: sent.method_id,
        ledger_account_id: sent.account_id,
        amount: toMinor(sent.amount),
      }
    : null;
  const storedValues = before && {
    method_id: before.method_id,
    ledger_account_id: before.ledger_account_id,
    amount: BigInt(before.amount),
  };
  const values = sentValues ?? storedValues;
  if (!values) return {};
  const added =
    isIssued && before
      ? // A correction is dated today, so that totals of past days do not change.
        { date: today, reference: before.reference, currency_rate: before.currency_rate }
      : // A payment of a draft invoice and a new payment have the date of the invoice.
        { id: before?.id, date, reference: before?.reference ?? "", currency_rate };
  return { added: { ...added, ...values } };
}

/** Throws a refusal when the payment to change is a share of a receipt that paid more than this. */
function refuseChangedShare({ amount, receipt_amount, from_account }: StoredPayment): void {
  if (from_account === 0 && (receipt_amount === null || receipt_amount === amount)) return;
  throw createRefusal("payment_is_share");
}

function isUnchanged(
  before: StoredPayment,
  { method_id, account_id, amount }: SentPayment,
): boolean {
  // The payload may contain the amount before or after cash rounding.
  const sentAmount = toMinor(amount);
  const amountBeforeRounding = sum([BigInt(before.amount), -BigInt(before.rounding)]);
  return (
    method_id === before.method_id &&
    account_id === before.ledger_account_id &&
    (sentAmount === BigInt(before.amount) || sentAmount === amountBeforeRounding)
  );
}

/**
 * Throws a refusal when a payment is recorded together with an invoice dated after today. Such a
 * payment has the invoice date, and payments cannot be dated in the future.
 */
export function refusePaymentOfFutureInvoice({
  date,
  today,
}: {
  date: string;
  today: string;
}): void {
  if (date > today) throw createRefusal("payment_of_future_invoice", { date: formatDate(today) });
}
