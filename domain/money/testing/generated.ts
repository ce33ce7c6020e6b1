import * as fc from "fast-check";
import type { PlainLine } from "./calculations";

/** Plain decimal text from `least` to `most`, with at most so many decimals. */
export function decimalText({
  least,
  most,
  decimals,
}: {
  least: number;
  most: number;
  decimals: number;
}) {
  return fc.integer({ min: 0, max: decimals }).chain((scale) => {
    const power = 10n ** BigInt(scale);
    return fc
      .bigInt({ min: BigInt(least) * power, max: BigInt(most) * power })
      .map((units) => toDecimalText(units, scale));
  });
}

/** -5 with one decimal is "-0.5". */
export function toDecimalText(units: bigint, scale: number): string {
  const digits = String(units < 0n ? -units : units).padStart(scale + 1, "0");
  const point = digits.length - scale;
  const fraction = scale > 0 ? `.${digits.slice(point)}` : "";
  return `${units < 0n ? "-" : ""}${digits.slice(0, point)}${fraction}`;
}

/** The everyday figures beside any others: only few of all figures end in half a cent. */
const quantity = fc.oneof(
  fc.constantFrom("1", "2", "3", "0.5", "1.5", "2.25", "-0.5", "-1", "0"),
  decimalText({ least: 0, most: 500, decimals: 4 }),
  decimalText({ least: -20, most: 20, decimals: 4 }),
);
const unitPrice = fc.oneof(
  decimalText({ least: 0, most: 20, decimals: 2 }),
  decimalText({ least: 0, most: 50_000, decimals: 4 }),
  decimalText({ least: -5, most: 5, decimals: 3 }),
);
const discountPercent = fc.oneof(
  fc.constantFrom("0", "0", "5", "10", "12.5", "50", "100"),
  decimalText({ least: 0, most: 100, decimals: 4 }),
);
export const taxRate = fc.oneof(
  fc.constantFrom("0", "6", "8", "8.875", "9", "10"),
  decimalText({ least: 0, most: 40, decimals: 4 }),
);
export const exchangeRate = fc.oneof(
  decimalText({ least: 1, most: 20, decimals: 10 }),
  fc.bigInt({ min: 1n, max: 9_999_999n }).map((units) => toDecimalText(units, 7)),
);

/** Lines taxed by one of the codes, or not at all. */
export function linesTaxedBy(
  codes: NonNullable<PlainLine["tax"]>[],
  most = 30,
): fc.Arbitrary<PlainLine[]> {
  const line = fc.record({
    quantity,
    unitPrice,
    discountPercent,
    tax: fc.constantFrom(null, ...codes),
  });
  return fc.array(line, { minLength: 1, maxLength: most, size: "max" });
}

const SPACES = ["", " ", "\u00a0", "\u202f"];

/** The ways in which people type a figure: thousands apart or not, with a decimal dot or comma. */
export function typedWays(text: string): fc.Arbitrary<string> {
  const [, sign = "", whole = "", fraction = ""] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text) ?? [];
  const apart = (separator: string) => whole.replace(/\B(?=(\d{3})+$)/g, separator);
  const dot = fraction && `.${fraction}`;
  const ways = [...SPACES, ","].map((separator) => apart(separator) + dot);
  // Only one or two digits after it make a comma a decimal one.
  if (/^\d{1,2}$/.test(fraction))
    ways.push(...SPACES.map((space) => `${apart(space)},${fraction}`));
  const signs = sign ? ["-", "\u2212"] : [""];
  return fc.constantFrom(
    ...signs.flatMap((minus) => ways.flatMap((way) => [minus + way, ` ${minus}${way} `])),
  );
}
