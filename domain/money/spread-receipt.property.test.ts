import { describe, expect, it } from "vitest";
import { roundReceipt, spreadReceipt, type ReceivedAmounts } from "./spread-receipt";

/** The number of random receipts per currency. */
const RUNS = 1_000;

/** Only cash in ringgit is rounded. */
const CURRENCIES = [
  { code: "MYR", isRounded: true },
  { code: "SGD", isRounded: false },
  { code: "USD", isRounded: false },
];

/** Returns a generator of whole numbers below `max`, always the same for a seed. */
function createRandom(seed: number): (max: number) => number {
  let state = seed;
  return (max) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7f_ff_ff_ff;
    return state % max;
  };
}

/**
 * Spreads sen one by one over the invoices, in plain numbers. A receipt in cash that is the rounded sum
 * of its first invoices pays these exactly.
 */
function spreadByCounting(amount: number, lefts: number[], isCash: boolean): number[] {
  const sums = lefts.map((_, index) => lefts.slice(0, index + 1).reduce((a, b) => a + b, 0));
  const exact = sums.findIndex((sum) => isCash && sum !== amount && roundSen(sum) === amount);
  if (exact !== -1 && amount > 0) return lefts.map((left, index) => (index <= exact ? left : 0));
  const shares = lefts.map(() => 0);
  for (let sen = 0; sen < amount; sen += 1) {
    const index = lefts.findIndex((left, each) => (shares[each] ?? 0) < left);
    if (index === -1) break;
    shares[index] = (shares[index] ?? 0) + 1;
  }
  return shares;
}

/** Rounds to 5 sen by the last digit, as the table of Bank Negara says. */
function roundSen(sen: number): number {
  return sen + ([0, -1, -2, 2, 1, 0, -1, -2, 2, 1][sen % 10] ?? 0);
}

function checkSums(typed: number, received: ReceivedAmounts, lefts: number[], spread: number[]) {
  const shares = received.shares.map(Number);
  const sum = (amounts: number[]) => amounts.reduce((a, b) => a + b, 0);
  // Not a sen appears or vanishes: what was received is the shares and what is on account.
  expect(Number(received.amount)).toBe(sum(shares) + Number(received.onAccount));
  // An invoice gets its share, and the rounding is the only difference.
  expect(sum(shares) - Number(received.rounding)).toBe(sum(spread));
  expect(shares.every((share) => share > 0)).toBe(true);
  expect(Math.abs(Number(received.rounding))).toBeLessThanOrEqual(2);
  expect(Math.abs(Number(received.amount) - typed)).toBeLessThanOrEqual(2);
  shares.forEach((share, index) => {
    const difference = share - (spread[index] ?? 0);
    expect(Math.abs(difference)).toBeLessThanOrEqual(2);
    expect(spread[index] ?? 0).toBeLessThanOrEqual(lefts[index] ?? 0);
  });
}

describe.each(CURRENCIES)("$code", ({ code, isRounded }) => {
  it(`${RUNS} receipts are spread over invoices as by counting sen`, () => {
    const random = createRandom(code.charCodeAt(0) * 7_919);
    let rounded = 0;
    for (let run = 0; run < RUNS; run += 1) {
      const isCash = isRounded && random(2) === 0;
      const lefts = Array.from({ length: 1 + random(5) }, () => 1 + random(400));
      const paid = lefts.slice(0, 1 + random(lefts.length)).reduce((a, b) => a + b, 0);
      // Most amounts are near the sum of the first invoices, where rounding matters.
      const amount = Math.max(
        1,
        paid + ([0, 0, 1, -1, 2, -2, random(300), -random(300)][random(8)] ?? 0),
      );
      const typed = { amount: BigInt(amount), isCash };
      const unpaid = lefts.map((left) => ({ balance: BigInt(left), chosen: null }));
      const spread = spreadReceipt(typed, unpaid).shares.map(Number);
      expect(spread).toEqual(spreadByCounting(amount, lefts, isCash));
      const chosen = spread.flatMap((share, index) =>
        share > 0 ? [{ chosen: BigInt(share), balance: BigInt(lefts[index] ?? 0) }] : [],
      );
      const received = roundReceipt(typed, chosen);
      checkSums(
        amount,
        received,
        chosen.map(({ balance }) => Number(balance)),
        chosen.map((share) => Number(share.chosen)),
      );
      const paysAll = chosen.every((share) => share.chosen === share.balance);
      const total = chosen.reduce((sum, share) => sum + Number(share.chosen), 0);
      const mustRound = isCash && paysAll && [total, roundSen(total)].includes(amount);
      if (mustRound && roundSen(total) > 0) expect(Number(received.amount)).toBe(roundSen(total));
      else expect(received.rounding).toBe(0n);
      if (received.rounding !== 0n) rounded += 1;
    }
    expect(rounded > RUNS / 20).toBe(isRounded);
  });
});
