import { convert, decimal } from "../../../domain/money/money";

/** What a payment is recorded with for good, whatever becomes of its invoice's rate. */
export function deriveBaseAmount(amount: bigint, rate: string) {
  return { currency_rate: rate, base_amount: convert(amount, decimal(rate)) };
}

/** Null only where an older program has recorded the payment since: see `fillPayments`. */
type StoredPayment = { amount: number; currency_rate: string | null; base_amount: number | null };

type BaseAmount = ReturnType<typeof deriveBaseAmount>;

/** A stored payment with what it was recorded with; `invoiceRate` is that of its invoice. */
export function withBaseAmount<Payment extends StoredPayment>(
  payment: Payment,
  invoiceRate: string,
): Omit<Payment, keyof BaseAmount> & BaseAmount {
  const { amount, currency_rate, base_amount } = payment;
  const derived = deriveBaseAmount(BigInt(amount), currency_rate ?? invoiceRate);
  return {
    ...payment,
    currency_rate: derived.currency_rate,
    base_amount: base_amount === null ? derived.base_amount : BigInt(base_amount),
  };
}
