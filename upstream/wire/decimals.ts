import { decimal, minorToText, type Decimal } from "../../domain/money/money";

/** The shortest text of an exact decimal, as the database keeps it: "2.5" for 2.50. */
export function canonical({ units, scale }: Decimal): string {
  const digits = (units < 0 ? -units : units).toString().padStart(scale + 1, "0");
  const whole = digits.slice(0, digits.length - scale);
  const fraction = digits.slice(digits.length - scale).replace(/0+$/, "");
  const sign = units < 0 ? "-" : "";
  return `${sign}${whole}${fraction && `.${fraction}`}`;
}

/** Decimal text with at least so many decimals: "3" with 2 is "3.00". */
export function withDecimals(text: string, least: number): string {
  const { units, scale } = decimal(text);
  if (scale >= least) return text;
  const sign = units < 0 ? "-" : "";
  const [whole = "0", fraction = ""] = text.replace("-", "").split(".");
  return `${sign}${whole}.${fraction.padEnd(least, "0")}`;
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
