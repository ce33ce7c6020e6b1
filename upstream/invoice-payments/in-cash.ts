import { roundToFiveSen } from "../../money/cash-rounding";

/**
 * What is stored of a payment in minor units: where all that is left is paid in coins of 5 sen, as
 * it was typed or as it is paid, the rounded amount and what that changes of the invoice.
 */
export function inCash(
  typed: bigint,
  left: bigint,
  isRounded: boolean,
): { amount: bigint; rounding: bigint } {
  const rounded = roundToFiveSen(left);
  const isAll = typed === left || typed === rounded;
  if (!isRounded || !isAll || rounded === 0n) return { amount: typed, rounding: 0n };
  return { amount: rounded, rounding: rounded - left };
}
