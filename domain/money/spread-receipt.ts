/**
 * How money that a customer pays at once is spread over invoices. All amounts are in minor units
 * (decision 126). The API and the form use the same rules.
 */

import { roundToFiveSen } from "./cash-rounding";

/** An invoice that a receipt may pay. `left` is what is left to pay on it. */
type Unpaid = { left: bigint };

/**
 * Spreads an amount over invoices, which are in the order in which they are paid. Returns a share for
 * each invoice; what is above the sum of the invoices is in no share. With `isCash`, an amount that pays
 * the first invoices in full after rounding to 5 sen gives these invoices all that is left on them.
 */
export function spreadAmount(amount: bigint, invoices: Unpaid[], isCash: boolean): bigint[] {
  const zero = BigInt(0);
  let sum = zero;
  for (const [index, { left }] of invoices.entries()) {
    sum += left;
    if (isCash && amount !== sum && isRounded(amount, sum))
      return invoices.map((invoice, place) => (place <= index ? invoice.left : zero));
    if (sum > amount) break;
  }
  let rest = amount;
  return invoices.map(({ left }) => {
    const share = left < rest ? left : rest;
    rest -= share;
    return share;
  });
}

/** A share of a receipt as it was typed, with what is left to pay on its invoice. */
export type TypedShare = { amount: bigint; left: bigint };

export type RoundedReceipt = {
  /** What was received. */
  amount: bigint;
  /** The shares in the same order. */
  shares: bigint[];
  /** What rounding adds to the last share. Negative when it leaves something out. */
  rounding: bigint;
  /** What is above the shares. Negative when the shares are more than the amount. */
  onAccount: bigint;
};

/**
 * Applies the rounding of cash to a receipt as a whole. The receipt is rounded only when it is in cash,
 * pays all that is left of every invoice and leaves nothing on account. The difference goes to the last
 * share that stays above zero.
 */
export function roundReceipt(typed: bigint, shares: TypedShare[], isCash: boolean): RoundedReceipt {
  const amounts = shares.map(({ amount }) => amount);
  const sum = amounts.reduce((total, amount) => total + amount, BigInt(0));
  const unrounded = { amount: typed, shares: amounts, rounding: BigInt(0), onAccount: typed - sum };
  const paysAll = shares.length > 0 && shares.every(({ amount, left }) => amount === left);
  if (!isCash || !paysAll || (typed !== sum && !isRounded(typed, sum))) return unrounded;
  const amount = roundToFiveSen(sum);
  const rounding = amount - sum;
  const last = amounts.findLastIndex((share) => share + rounding > BigInt(0));
  if (amount <= BigInt(0) || last === -1) return unrounded;
  return {
    ...{ amount, rounding, onAccount: BigInt(0) },
    shares: amounts.map((share, index) => (index === last ? share + rounding : share)),
  };
}

function isRounded(amount: bigint, exact: bigint): boolean {
  return amount > BigInt(0) && amount === roundToFiveSen(exact);
}
