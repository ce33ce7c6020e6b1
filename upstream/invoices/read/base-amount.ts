import { convert, decimal } from "../../../domain/money/money";

/** What a payment is recorded with for good, whatever becomes of its invoice's rate. */
export function recordedAt(amount: bigint, rate: string) {
  return { currency_rate: rate, base_amount: convert(amount, decimal(rate)) };
}

/** Null only where an older program has recorded the payment since: see `fillPayments`. */
type Stored = { amount: number; currency_rate: string | null; base_amount: number | null };

type Recorded = ReturnType<typeof recordedAt>;

/** A stored payment with what it was recorded with; `invoiceRate` is that of its invoice. */
export function withBaseAmount<Payment extends Stored>(
  payment: Payment,
  invoiceRate: string,
): Omit<Payment, keyof Recorded> & Recorded {
  const { amount, currency_rate, base_amount } = payment;
  const derived = recordedAt(BigInt(amount), currency_rate ?? invoiceRate);
  return {
    ...payment,
    currency_rate: derived.currency_rate,
    base_amount: base_amount === null ? derived.base_amount : BigInt(base_amount),
  };
}
