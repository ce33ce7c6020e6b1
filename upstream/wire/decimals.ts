import { toDecimal, decimalToText, minorToText, type Decimal } from "../../domain/money/money";

/**
 * Formats a decimal as its shortest exact text, as it is stored in the database: "2.5" for 2.50.
 */
export function toCanonicalText(value: Decimal): string {
  const text = decimalToText(value);
  return value.scale > 0 ? text.replace(/\.?0+$/, "") : text;
}

/** Pads decimal text to at least `minDecimals` decimals: "3" with 2 becomes "3.00". */
export function padDecimals(text: string, minDecimals: number): string {
  const { units, scale } = toDecimal(text);
  if (scale >= minDecimals) return text;
  const padded = units * 10n ** BigInt(minDecimals - scale);
  return decimalToText({ units: padded, scale: minDecimals });
}

/** Formats minor units from the database as decimal text for the wire: "1234.50". */
export function formatWireAmount(minor: number): string {
  return minorToText(BigInt(minor));
}

/** Divides a by b and rounds half up to `scale` decimals. Both numbers must be positive. */
export function divideDecimals(a: Decimal, b: Decimal, scale: number): Decimal {
  const numerator = a.units * 10n ** BigInt(b.scale + scale);
  const denominator = b.units * 10n ** BigInt(a.scale);
  return { units: (numerator * 2n + denominator) / (denominator * 2n), scale };
}
