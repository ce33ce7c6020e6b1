import { decimal, decimalToText, minorToText, type Decimal } from "../../domain/money/money";

/** The shortest text of an exact decimal, as the database keeps it: "2.5" for 2.50. */
export function toCanonicalText(value: Decimal): string {
  const text = decimalToText(value);
  return value.scale > 0 ? text.replace(/\.?0+$/, "") : text;
}

/** Decimal text with at least so many decimals: "3" with 2 is "3.00". */
export function withDecimals(text: string, least: number): string {
  const { units, scale } = decimal(text);
  if (scale >= least) return text;
  return decimalToText({ units: units * 10n ** BigInt(least - scale), scale: least });
}

/** Minor units from the database, for the wire: "1234.50". */
export function amountText(minor: number): string {
  return minorToText(BigInt(minor));
}

/** a / b, rounded half up to so many decimals; both are above zero. */
export function divide(a: Decimal, b: Decimal, scale: number): Decimal {
  const numerator = a.units * 10n ** BigInt(b.scale + scale);
  const denominator = b.units * 10n ** BigInt(a.scale);
  return { units: (numerator * 2n + denominator) / (denominator * 2n), scale };
}
