/**
 * An exact fraction. The checks have their own arithmetic, because the arithmetic of the code that
 * writes the books may be wrong. The denominator is positive.
 */
export type Fraction = { numerator: bigint; denominator: bigint };

/** Returns true for decimal text that `parseFraction` can convert. */
export function isDecimal(text: unknown): text is string {
  return typeof text === "string" && /^-?\d{1,18}(\.\d{1,12})?$/.test(text);
}

/** Parses decimal text such as "-2.25", for which `isDecimal` must be true. */
export function parseFraction(text: string): Fraction {
  const [whole = "", decimals = ""] = text.split(".");
  return { numerator: BigInt(whole + decimals), denominator: 10n ** BigInt(decimals.length) };
}

export function toFraction(number: number | bigint): Fraction {
  return { numerator: BigInt(number), denominator: 1n };
}

export function multiply(a: Fraction, b: Fraction): Fraction {
  return { numerator: a.numerator * b.numerator, denominator: a.denominator * b.denominator };
}

/** Divides two fractions. `b` must not be zero. */
export function divide(a: Fraction, b: Fraction): Fraction {
  const sign = b.numerator < 0n ? -1n : 1n;
  return {
    numerator: a.numerator * b.denominator * sign,
    denominator: a.denominator * b.numerator * sign,
  };
}

export function add(a: Fraction, b: Fraction): Fraction {
  return {
    numerator: a.numerator * b.denominator + b.numerator * a.denominator,
    denominator: a.denominator * b.denominator,
  };
}

/** Calculates a percentage of an amount. `percent` is decimal text. */
export function calculatePercent(amount: number | bigint, percent: string): Fraction {
  return divide(multiply(toFraction(amount), parseFraction(percent)), toFraction(100));
}

/** Rounds down to a whole number. */
export function floor({ numerator, denominator }: Fraction): bigint {
  const truncated = numerator / denominator;
  return numerator < 0n && numerator % denominator !== 0n ? truncated - 1n : truncated;
}

/** Rounds to the nearest whole number, halves away from zero. */
export function round({ numerator, denominator }: Fraction): bigint {
  const size = numerator < 0n ? -numerator : numerator;
  const rounded = size / denominator + ((size % denominator) * 2n >= denominator ? 1n : 0n);
  return numerator < 0n ? -rounded : rounded;
}

/** Converts minor units at an exchange rate, rounded with `round`. `rate` is decimal text. */
export function convertAmount(minor: number | bigint, rate: string): bigint {
  return round(multiply(toFraction(minor), parseFraction(rate)));
}

export function sumAmounts(amounts: (number | bigint)[]): bigint {
  return amounts.reduce<bigint>((sum, amount) => sum + BigInt(amount), 0n);
}
