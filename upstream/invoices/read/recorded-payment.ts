import type { PaymentToRound } from "../../../domain/money/cash-rounding";

/** `receipt_amount` is null for a payment without a receipt, which is read as a whole receipt. */
type StoredShare = { amount: number; rounding: number; receipt_amount: number | null };

/**
 * Converts a stored payment for the cash rounding. A receipt is rounded once, so of several shares
 * only the one with the receipt's rounding can round its invoice. `isCash` says whether a whole payment
 * by the method is rounded.
 */
export function toRecordedPayment(
  { amount, rounding, receipt_amount }: StoredShare,
  isCash: boolean,
): PaymentToRound {
  const isWhole = receipt_amount === null || receipt_amount === amount;
  return {
    amount: BigInt(amount),
    isCash: isCash && (isWhole || rounding !== 0),
    isRecorded: true,
    handedOver: receipt_amount === null ? undefined : BigInt(receipt_amount),
  };
}
