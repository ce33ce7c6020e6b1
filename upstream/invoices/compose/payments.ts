import { settlePayments } from "../../../domain/money/cash-rounding";
import { sum, toMinor } from "../../../domain/money/money";
import { unacceptable } from "../../wire/api-error";
import { recordedAt } from "../read/base-amount";
import { refusePaidAhead } from "./paid-ahead";
import type { PaymentChanges, StoredParts } from "./parts";
import type { PaymentPayload } from "./payload";

type About = {
  date: string;
  today: string;
  currency_rate: string;
  /** In minor units. */
  total: bigint;
  /** The ids of methods that are in cash, where the smallest coin is 5 sen. */
  cashMethodIds: Set<number>;
};

/**
 * Payments that a payload leaves out stay. A draft's are lines: changed in place, paid with the invoice
 * and at its rate. A recorded one is never changed: with other values it is undone, and recorded anew.
 */
export function changePayments(
  stored: StoredParts,
  sent: PaymentPayload[],
  about: About,
): PaymentChanges {
  const wanted = wantedPayments(stored.payments, sent);
  const changes = wanted.map((payment) => changeOf(payment, stored, about));
  const kept = changes.flatMap(({ kept: payment }) => payment ?? []).sort(byId);
  const added = changes.flatMap(({ added: payment }) => payment ?? []).sort(byId);
  if (added.length > 0) refusePaidAhead(about);
  // In the order in which they are recorded.
  const tenders = [...kept, ...added].map((payment) => ({
    amount: BigInt(payment.amount),
    isCash: about.cashMethodIds.has(payment.method_id),
    isRecorded: kept.some(({ id }) => id === payment.id),
  }));
  const settled = settlePayments(about.total, tenders);
  if (settled.left < 0n) throw unacceptable("The payments are above the total.");
  return {
    keptIds: kept.map(({ id }) => id),
    added: added.map(({ currency_rate, ...payment }, index) => {
      const amount = settled.amounts[kept.length + index] ?? payment.amount;
      const isLast = index === added.length - 1;
      return {
        ...payment,
        ...recordedAt(amount, currency_rate),
        ...{ amount, rounding: isLast ? settled.rounding : 0n },
      };
    }),
  };
}

/** In the order in which they are stored, and rounded: new ones last. */
function byId(one: { id?: number | undefined }, other: { id?: number | undefined }): number {
  return (one.id ?? Infinity) - (other.id ?? Infinity) || 0;
}

type Stored = StoredParts["payments"][number];
type Sent = Exclude<PaymentPayload, { is_deleted: true }>;
/** Stored, sent, or both. */
type Wanted = { before: Stored | null; sent: Sent | null };

/** Those that are not removed: the ones that are left out first, then as they are sent. */
function wantedPayments(stored: Stored[], sent: PaymentPayload[]): Wanted[] {
  const left = new Map(stored.map((payment) => [payment.id, payment]));
  const named = sent.flatMap((payment, index): Wanted[] => {
    const before = left.get(payment.id ?? 0) ?? null;
    left.delete(payment.id ?? 0);
    if (payment.is_deleted) return [];
    if (payment.id !== null && !before) {
      throw unacceptable(`Payment ${index + 1}: This payment is no longer there.`);
    }
    return [{ before, sent: payment }];
  });
  return [...[...left.values()].map((before) => ({ before, sent: null })), ...named];
}

function changeOf({ before, sent }: Wanted, { isIssued }: StoredParts, about: About) {
  if (isIssued && before && (!sent || isSame(before, sent))) return { kept: before };
  const { date, today, currency_rate } = about;
  const typed = sent
    ? {
        method_id: sent.method_id,
        ledger_account_id: sent.account_id,
        amount: toMinor(sent.amount),
      }
    : null;
  const own = before && {
    method_id: before.method_id,
    ledger_account_id: before.ledger_account_id,
    amount: BigInt(before.amount),
  };
  const values = typed ?? own;
  if (!values) return {};
  const added =
    isIssued && before
      ? // The same money, told right today: no past day's sum changes.
        { date: today, reference: before.reference, currency_rate: before.currency_rate }
      : // Cash is paid with the invoice.
        { id: before?.id, date, reference: before?.reference ?? "", currency_rate };
  return { added: { ...added, ...values } };
}

function isSame(before: Stored, { method_id, account_id, amount }: Sent): boolean {
  const typed = toMinor(amount);
  const exact = sum([BigInt(before.amount), -BigInt(before.rounding)]);
  return (
    method_id === before.method_id &&
    account_id === before.ledger_account_id &&
    (typed === BigInt(before.amount) || typed === exact)
  );
}
