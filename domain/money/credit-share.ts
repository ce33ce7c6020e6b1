import { calculateShare, type Decimal } from "./money";

/**
 * Returns how much of an amount a new credit note credits, in minor units. `credited` is the sum of
 * the earlier credit notes that were not voided. `part` is the quantity credited so far, including
 * this note, of the quantity `whole`. When everything is credited, the credit notes add up to the
 * amount.
 */
export function calculateAmountToCredit(
  amount: bigint,
  credited: bigint,
  { part, whole }: { part: Decimal; whole: Decimal },
): bigint {
  return clampToRest(calculateShare(amount, part, whole) - credited, amount - credited);
}

/**
 * Limits an amount to the range between zero and the rest. After a credit note was voided, the
 * rounded amounts of the others can differ from their share by a few cents.
 */
function clampToRest(amount: bigint, rest: bigint): bigint {
  const nothing = BigInt(0);
  const [least, most] = rest < nothing ? [rest, nothing] : [nothing, rest];
  return amount < least ? least : amount > most ? most : amount;
}
