/**
 * The rounding of cash payments that Bank Negara Malaysia prescribes, because the smallest coin is
 * 5 sen. All amounts are in sen. All cash payments use this rule (decision 93).
 */

import { MALAYSIA } from "../countries";

/**
 * Returns whether cash payments are rounded. Cash is rounded only in ringgit, and only when ringgit
 * is the company's own currency. Both currencies are ISO codes. `baseCurrency` is undefined when
 * the company has no currency of its own.
 */
export function hasCashRounding(
  baseCurrency: string | undefined,
  currency = baseCurrency,
): boolean {
  return baseCurrency === MALAYSIA.currency && currency === MALAYSIA.currency;
}

/** A payment as it was typed, or as it was recorded. */
export type PaymentToRound = {
  amount: bigint;
  /** Whether the payment is in cash and `hasCashRounding` applies. */
  isCash: boolean;
  isRecorded: boolean;
  /** What was handed over, when the payment is a share of it. Undefined for a whole payment. */
  handedOver?: bigint | undefined;
};

type RoundedPayments = {
  /** The amounts of the payments, in the same order. */
  amounts: bigint[];
  /**
   * The amount that rounding adds to the total of the invoice. Negative when it reduces the total.
   */
  rounding: bigint;
  /** The amount that is left to pay. Negative when the customer has paid too much. */
  balance: bigint;
};

/**
 * Applies cash rounding to the payments of an invoice, which are in the order of recording. `owed`
 * is the total minus credit notes. Only a last payment in cash, of an amount that coins can pay,
 * causes rounding, and only when coins can pay nothing more after it. The amount of a recorded
 * payment is never changed.
 */
export function roundCashPayments(owed: bigint, payments: PaymentToRound[]): RoundedPayments {
  const last = payments.at(-1);
  if (!last) return { amounts: [], rounding: BigInt(0), balance: owed };
  const earlier = payments.slice(0, -1).map(({ amount }) => amount);
  const rest = earlier.reduce((left, amount) => left - amount, owed);
  const amount = last.isCash && !last.isRecorded ? roundTypedCash(last.amount, rest) : last.amount;
  const left = rest - amount;
  const isRounded = last.isCash && isPayableInCoins(last.handedOver ?? amount);
  const rounding = isRounded ? roundingOfRest(left) : BigInt(0);
  return { amounts: [...earlier, amount], rounding, balance: left + rounding };
}

/**
 * Returns the amount that is paid for a typed cash amount. A payment of the whole balance is
 * rounded to 5 sen, unless it would be rounded to zero.
 */
function roundTypedCash(typed: bigint, left: bigint): bigint {
  const rounded = roundToFiveSen(left);
  return typed === left && rounded > BigInt(0) ? rounded : typed;
}

function isPayableInCoins(amount: bigint): boolean {
  return amount > BigInt(0) && amount % BigInt(5) === BigInt(0);
}

/**
 * Returns the rounding that makes a rest of 1 or 2 sen zero, and an overpayment a multiple of 5
 * sen. Returns zero for a larger rest, because coins can pay it.
 */
function roundingOfRest(left: bigint): bigint {
  const rounded = roundToFiveSen(left);
  return rounded > BigInt(0) ? BigInt(0) : rounded - left;
}

/**
 * Rounds an amount to 5 sen: 1, 2, 6 and 7 sen are rounded down, and 3, 4, 8 and 9 sen are rounded
 * up. A negative amount is rounded like its absolute value.
 */
export function roundToFiveSen(amount: bigint): bigint {
  if (amount < BigInt(0)) return -roundToFiveSen(-amount);
  const five = BigInt(5);
  return ((amount + BigInt(2)) / five) * five;
}
