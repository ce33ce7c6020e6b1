import { convertCurrency, toDecimal } from "../../../domain/money/money";

/**
 * Returns the columns for the rate and the base amount of a payment. A later change of the invoice's
 * rate does not change these columns. `amount` is in minor units, and `rate` is decimal text.
 */
export function deriveBaseAmountColumns(amount: bigint, rate: string) {
  return { currency_rate: rate, base_amount: convertCurrency(amount, toDecimal(rate)) };
}

/**
 * A payment in the database. Rate and base amount are null only when an older program recorded the
 * payment (see `fillBaseAmounts`).
 */
type StoredPayment = { amount: number; currency_rate: string | null; base_amount: number | null };

type BaseAmount = ReturnType<typeof deriveBaseAmountColumns>;

/**
 * Returns a stored payment with its rate and its base amount in minor units. A missing rate becomes
 * the invoice's rate, and a missing base amount is calculated.
 */
export function withBaseAmount<Payment extends StoredPayment>(
  payment: Payment,
  invoiceRate: string,
): Omit<Payment, keyof BaseAmount> & BaseAmount {
  const { amount, currency_rate, base_amount } = payment;
  const derived = deriveBaseAmountColumns(BigInt(amount), currency_rate ?? invoiceRate);
  return {
    ...payment,
    currency_rate: derived.currency_rate,
    base_amount: base_amount === null ? derived.base_amount : BigInt(base_amount),
  };
}
