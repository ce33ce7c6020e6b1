import { shareOf, type Decimal } from "./money";

/**
 * What a credit note takes of an amount, in minor units: with `credited`, which standing notes took
 * before, it comes to the share of `part` in `whole`, and so to all of the amount in the end.
 * `part` counts all that is credited of the whole, this note's own included.
 */
export function amountToCredit(
  amount: bigint,
  credited: bigint,
  { part, whole }: { part: Decimal; whole: Decimal },
): bigint {
  return clampToRest(shareOf(amount, part, whole) - credited, amount - credited);
}

/** Between nothing and the rest: notes voided in between leave others' cents behind. */
function clampToRest(wanted: bigint, rest: bigint): bigint {
  const nothing = BigInt(0);
  const [least, most] = rest < nothing ? [rest, nothing] : [nothing, rest];
  return wanted < least ? least : wanted > most ? most : wanted;
}
