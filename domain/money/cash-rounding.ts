/**
 * Bank Negara Malaysia's rounding of what is settled in cash, where the smallest coin is 5 sen. All
 * amounts are sen. The one rule for every way in which cash comes or goes: docs/decisions/0093.
 */

import { MALAYSIA } from "../countries";

/**
 * Ringgit of a company that keeps its books in ringgit: elsewhere, and in other money, there are
 * smaller coins. ISO codes; undefined for a company that has no currency of its own.
 */
export function hasCashRounding(base: string | undefined, currency = base): boolean {
  return base === MALAYSIA.currency && currency === MALAYSIA.currency;
}

/** A payment, as it was typed or, once recorded, as it is. */
export type PaymentToRound = {
  amount: bigint;
  /** In cash, of an invoice in ringgit. */
  isCash: boolean;
  isRecorded: boolean;
};

type RoundedPayments = {
  /** Of each payment, in their order. */
  amounts: bigint[];
  /** What the invoice comes to more, or below zero less. */
  rounding: bigint;
  /** What is left to pay; below zero, what is to be given back. */
  balance: bigint;
};

/**
 * What standing payments come to, in the order in which they were recorded, of `owed`, which is the
 * total without what was credited. The last one is rounded when it settles all in cash.
 */
export function roundCashPayments(owed: bigint, payments: PaymentToRound[]): RoundedPayments {
  const last = payments.at(-1);
  if (!last) return { amounts: [], rounding: BigInt(0), balance: owed };
  const others = payments.slice(0, -1).map(({ amount }) => amount);
  const before = others.reduce((left, amount) => left - amount, owed);
  const amount =
    last.isCash && !last.isRecorded ? roundTypedCash(last.amount, before) : last.amount;
  const left = before - amount;
  const rounding = last.isCash && isPayableInCoins(amount) ? roundingOfRest(left) : BigInt(0);
  return { amounts: [...others, amount], rounding, balance: left + rounding };
}

/** What comes in for a typed amount: where it is all that is left, that in coins, if it can be. */
function roundTypedCash(typed: bigint, left: bigint): bigint {
  const rounded = roundToFiveSen(left);
  return typed === left && rounded > BigInt(0) ? rounded : typed;
}

function isPayableInCoins(amount: bigint): boolean {
  return amount > BigInt(0) && amount % BigInt(5) === BigInt(0);
}

/** Nothing while something is left that coins can pay. */
function roundingOfRest(left: bigint): bigint {
  const rounded = roundToFiveSen(left);
  return rounded > BigInt(0) ? BigInt(0) : rounded - left;
}

/**
 * An amount as it is paid in coins: 1, 2, 6 and 7 sen are rounded down, 3, 4, 8 and 9 up; what is
 * given back, below zero, by its size.
 */
export function roundToFiveSen(amount: bigint): bigint {
  if (amount < BigInt(0)) return -roundToFiveSen(-amount);
  const five = BigInt(5);
  return ((amount + BigInt(2)) / five) * five;
}
