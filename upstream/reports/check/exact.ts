/**
 * Amounts as exact fractions. The check has an arithmetic of its own: with the one that writes the
 * books it would agree with whatever that has wrong.
 */
export type Exact = { top: bigint; bottom: bigint };

export function isDecimal(text: unknown): text is string {
  return typeof text === "string" && /^-?\d{1,18}(\.\d{1,12})?$/.test(text);
}

/** Of decimal text: "-2.25". */
export function exact(text: string): Exact {
  const [whole = "", decimals = ""] = text.split(".");
  return { top: BigInt(whole + decimals), bottom: 10n ** BigInt(decimals.length) };
}

export function whole(number: number | bigint): Exact {
  return { top: BigInt(number), bottom: 1n };
}

export function times(a: Exact, b: Exact): Exact {
  return { top: a.top * b.top, bottom: a.bottom * b.bottom };
}

/** `b` is not zero. */
export function over(a: Exact, b: Exact): Exact {
  const sign = b.top < 0n ? -1n : 1n;
  return { top: a.top * b.bottom * sign, bottom: a.bottom * b.top * sign };
}

export function plus(a: Exact, b: Exact): Exact {
  return { top: a.top * b.bottom + b.top * a.bottom, bottom: a.bottom * b.bottom };
}

export function percentOf(amount: number | bigint, percent: string): Exact {
  return over(times(whole(amount), exact(percent)), whole(100));
}

/** To the next whole number below. */
export function floor({ top, bottom }: Exact): bigint {
  const cut = top / bottom;
  return top < 0n && top % bottom !== 0n ? cut - 1n : cut;
}

/** To the nearest whole number; a half goes away from zero. */
export function round({ top, bottom }: Exact): bigint {
  const size = top < 0n ? -top : top;
  const rounded = size / bottom + ((size % bottom) * 2n >= bottom ? 1n : 0n);
  return top < 0n ? -rounded : rounded;
}

/** An amount in minor units at a rate. */
export function converted(minor: number | bigint, rate: string): bigint {
  return round(times(whole(minor), exact(rate)));
}

export function total(amounts: (number | bigint)[]): bigint {
  return amounts.reduce<bigint>((sum, amount) => sum + BigInt(amount), 0n);
}
