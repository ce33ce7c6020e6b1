import { toMinor } from "../../money/money";
import { unacceptable } from "../http/api-error";
import type { PaymentParts, StoredParts } from "./parts";
import type { PaymentPayload } from "./payload";

/**
 * The payments that an invoice has after a payload: its own unless they are
 * removed, also those that the payload leaves out, and the new ones.
 */
export function keptPayments(
  stored: StoredParts["payments"],
  sent: PaymentPayload[],
  invoiceDate: string,
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
      id: before?.id,
      method_id: payment.method_id,
      ledger_account_id: payment.account_id,
      amount: toMinor(payment.amount),
      // Cash is paid with the invoice.
      date: before?.date ?? invoiceDate,
    };
  });
  const unnamed = [...left.values()].map((payment) => ({
    ...payment,
    amount: BigInt(payment.amount),
  }));
  return [...unnamed, ...kept];
}
