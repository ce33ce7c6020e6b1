import { convertCurrency, toDecimal } from "../../../domain/money/money";

/**
 * Returns the columns for the rate and the base amount of a payment. A later change of the invoice's
 * rate does not change them. `amount` is in minor units, `rate` is decimal text.
 */
export function deriveBaseAmount(amount: bigint, rate: string) {
  return { currency_rate: rate, base_amount: convertCurrency(amount, toDecimal(rate)) };
}

/**
 * A payment in the database. Rate and base amount are null only when an older version of the program
 * recorded the payment (see `fillBaseAmounts`).
 */
type StoredPayment = { amount: number; currency_rate: string | null; base_amount: number | null };

type BaseAmount = ReturnType<typeof deriveBaseAmount>;

/**
 * Returns a stored payment with its rate and its base amount. When they are missing, the rate is
 * the invoice's rate and the base amount is calculated.
 */
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
