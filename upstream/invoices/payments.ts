import { toMinor } from "../../money/money";
import { unacceptable } from "../http/api-error";
import { recordedAt } from "../invoice-payments/base-amount";
import type { PaymentParts, StoredParts } from "./parts";
import type { PaymentPayload } from "./payload";

/**
 * The payments that an invoice has after a payload: its own unless they are
 * removed, also those that the payload leaves out, and the new ones.
 */
export function keptPayments(
  stored: StoredParts["payments"],
  sent: PaymentPayload[],
  { date: invoiceDate, currency_rate }: { date: string; currency_rate: string },
): (PaymentParts & { amount: bigint })[] {
  const left = new Map(stored.map((payment) => [payment.id, payment]));
  const kept = sent.flatMap((payment, index) => {
    const before = left.get(payment.id ?? 0);
    left.delete(payment.id ?? 0);
    if (payment.is_deleted) return [];
    if (payment.id !== null && !before) {
      throw unacceptable(`Payment ${index + 1}: This payment is no longer there.`);
    }
    return {
      ...(before ? asStored(before) : NEW),
      ...recordedAt(toMinor(payment.amount), before?.currency_rate ?? currency_rate),
      method_id: payment.method_id,
      ledger_account_id: payment.account_id,
      amount: toMinor(payment.amount),
      // Cash is paid with the invoice.
      date: before?.date ?? invoiceDate,
    };
  });
  return [...[...left.values()].map(asStored), ...kept];
}

/** What comes with the invoice has nothing of its own beside. */
const NEW = { id: undefined, reference: "", rounding: 0n, reversed_on: null };

function asStored(payment: StoredParts["payments"][number]) {
  return {
    ...payment,
    amount: BigInt(payment.amount),
    rounding: BigInt(payment.rounding),
  };
}
