import {
  calculateByFractions,
  type PlainLine,
} from "../../../../domain/money/testing/calculations";
import { ExactFraction } from "../../../../domain/money/testing/fraction";

export type CreditedLine = { quantity: ExactFraction; net: bigint; tax: bigint };

/**
 * Calculates what a credit note credits of each line. Null stands for a line that is not credited.
 * `sumCredited` returns what was credited of a line before. Returns null when a quantity is more than is
 * left.
 */
export function creditLines(
  invoiceLines: PlainLine[],
  quantities: (string | null)[],
  sumCredited: (index: number) => CreditedLine,
): CreditedLine[] | null {
  const stored = calculateByFractions(invoiceLines, []).invoice.lines;
  const lines: CreditedLine[] = [];
  for (const [index, line] of invoiceLines.entries()) {
    const quantity = ExactFraction.parse(quantities[index] ?? "0");
    const before = sumCredited(index);
    const lineQuantity = ExactFraction.parse(line.quantity);
    const creditedQuantity = before.quantity.plus(quantity);
    if (lineQuantity.isBelow(creditedQuantity)) return null;
    const share = creditedQuantity.times(
      new ExactFraction(lineQuantity.denominator, lineQuantity.numerator),
    );
    const creditShare = (amount: bigint, credited: bigint) =>
      clamp(share.times(new ExactFraction(amount)).round() - credited, amount - credited);
    const { net = 0n, tax = 0n } = stored[index] ?? {};
    const isCredited = quantities[index] !== null && quantities[index] !== undefined;
    lines.push({
      quantity,
      net: isCredited ? creditShare(net, before.net) : 0n,
      tax: isCredited ? creditShare(tax, before.tax) : 0n,
    });
  }
  return lines;
}

/** Limits an amount to the range from 0 to `max`. */
function clamp(amount: bigint, max: bigint): bigint {
  if (amount < 0n) return 0n;
  return amount > max ? max : amount;
}
