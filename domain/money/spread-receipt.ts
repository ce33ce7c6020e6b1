import { roundToFiveSen } from "./cash-rounding";

// This module spreads the amount of a receipt over the invoices that it pays (decision 126). The API and
// the form use the same rules. All amounts are in minor units.

/** An invoice that a receipt can pay. */
export type InvoiceToPay = {
  /** The amount that is left to pay. */
  balance: bigint;
  /** The share that was chosen for this invoice. Null when the share follows from the amount. */
  chosen: bigint | null;
};

type SpreadReceipt = {
  /** The shares of the invoices, in the same order. */
  shares: bigint[];
  /**
   * What is left of the amount after all shares, and so goes on account. Negative when the shares
   * are more than the amount.
   */
  rest: bigint;
  /** The cash rounding: the amount that is recorded, less the sum of the shares and the rest. */
  rounding: bigint;
};

/**
 * Spreads an amount over invoices. Chosen shares stay; the others are filled in the order of the
 * invoices. With `isCash`, when the shares pay all that is left of their invoices, the receipt is
 * rounded once, as a whole: the amount can then be the exact sum or the rounded one.
 */
export function spreadReceipt(
  { amount, isCash }: { amount: bigint; isCash: boolean },
  invoices: InvoiceToPay[],
): SpreadReceipt {
  const inCash = isCash ? payWholeInvoices(amount, invoices) : null;
  if (inCash) return inCash;
  let rest = invoices.reduce((left, { chosen }) => left - (chosen ?? BigInt(0)), amount);
  const shares = invoices.map(({ balance, chosen }) => {
    if (chosen !== null) return chosen;
    const share = rest < balance ? rest : balance;
    const filled = share > BigInt(0) ? share : BigInt(0);
    rest -= filled;
    return filled;
  });
  return { shares, rest, rounding: BigInt(0) };
}

/**
 * Returns the shares that pay whole invoices whose sum, exact or rounded to 5 sen, is the amount.
 * Returns null when there are none.
 */
function payWholeInvoices(amount: bigint, invoices: InvoiceToPay[]): SpreadReceipt | null {
  const isPart = ({ balance, chosen }: InvoiceToPay) =>
    chosen !== null && chosen !== BigInt(0) && chosen !== balance;
  if (invoices.some(isPart)) return null;
  const shares = invoices.map(({ chosen }) => chosen ?? BigInt(0));
  let total = sum(shares);
  // The first invoices without a chosen share are added one by one, until their sum fits.
  for (let index = -1; index < invoices.length; index++) {
    const added = invoices[index];
    if (added && added.chosen !== null) continue;
    if (added) {
      shares[index] = added.balance;
      total += added.balance;
    }
    const rounded = roundToFiveSen(total);
    if (rounded > BigInt(0) && (amount === total || amount === rounded))
      return { shares, rest: BigInt(0), rounding: rounded - total };
  }
  return null;
}

export type ReceivedAmounts = {
  /** What was received. */
  amount: bigint;
  /** The shares in the same order, with the rounding. */
  shares: bigint[];
  /** What rounding adds to the last share. Negative when it leaves something out. */
  rounding: bigint;
  /** What is above the shares. Negative when the shares are more than the amount. */
  onAccount: bigint;
};

/**
 * Returns what is recorded for shares that were all chosen. The rounding of cash goes to the last share
 * that stays above zero; without one, nothing is rounded.
 */
export function roundReceipt(
  typed: { amount: bigint; isCash: boolean },
  invoices: (InvoiceToPay & { chosen: bigint })[],
): ReceivedAmounts {
  const { shares, rest, rounding } = spreadReceipt(typed, invoices);
  const last = shares.findLastIndex((share) => share + rounding > BigInt(0));
  if (rounding === BigInt(0) || last === -1)
    return {
      amount: typed.amount,
      shares,
      rounding: BigInt(0),
      onAccount: typed.amount - sum(shares),
    };
  return {
    amount: sum(shares) + rounding,
    ...{ rounding, onAccount: rest },
    shares: shares.map((share, index) => (index === last ? share + rounding : share)),
  };
}

function sum(amounts: bigint[]): bigint {
  return amounts.reduce((total, amount) => total + amount, BigInt(0));
}
