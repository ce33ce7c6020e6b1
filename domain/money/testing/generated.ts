import * as fc from "fast-check";
import type { PlainLine } from "./calculations";

/** Generates plain decimal text from `least` to `most`, with at most `decimals` decimals. */
export function generateDecimalText({
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

/** Formats units as plain decimal text: -5 with scale 1 becomes "-0.5". */
export function toDecimalText(units: bigint, scale: number): string {
  const digits = String(units < 0n ? -units : units).padStart(scale + 1, "0");
  const point = digits.length - scale;
  const fraction = scale > 0 ? `.${digits.slice(point)}` : "";
  return `${units < 0n ? "-" : ""}${digits.slice(0, point)}${fraction}`;
}

// The generators prefer common figures and figures with few decimals, because few arbitrary figures
// end in half a cent.
const quantity = fc.oneof(
  fc.constantFrom("1", "2", "3", "0.5", "1.5", "2.25", "-0.5", "-1", "0"),
  generateDecimalText({ least: 0, most: 500, decimals: 4 }),
  generateDecimalText({ least: -20, most: 20, decimals: 4 }),
);
const unitPrice = fc.oneof(
  generateDecimalText({ least: 0, most: 20, decimals: 2 }),
  generateDecimalText({ least: 0, most: 50_000, decimals: 4 }),
  generateDecimalText({ least: -5, most: 5, decimals: 3 }),
);
const discountPercent = fc.oneof(
  fc.constantFrom("0", "0", "5", "10", "12.5", "50", "100"),
  generateDecimalText({ least: 0, most: 100, decimals: 4 }),
);
/** Generates tax rates in percent, as decimal text. */
export const taxRate = fc.oneof(
  fc.constantFrom("0", "6", "8", "8.875", "9", "10"),
  generateDecimalText({ least: 0, most: 40, decimals: 4 }),
);
/** Generates exchange rates as decimal text. */
export const exchangeRate = fc.oneof(
  generateDecimalText({ least: 1, most: 20, decimals: 10 }),
  fc.bigInt({ min: 1n, max: 9_999_999n }).map((units) => toDecimalText(units, 7)),
);

/** Generates lines that are taxed by one of the codes or not taxed. */
export function generateLinesTaxedBy(
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

/**
 * Generates one of the ways to type a figure: with or without separators of thousands, with a
 * decimal point or a decimal comma, and with or without spaces around it.
 */
export function generateTypedWays(text: string): fc.Arbitrary<string> {
  const [, sign = "", whole = "", fraction = ""] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text) ?? [];
  const apart = (separator: string) => whole.replace(/\B(?=(\d{3})+$)/g, separator);
  const dot = fraction && `.${fraction}`;
  const ways = [...SPACES, ","].map((separator) => apart(separator) + dot);
  // A comma is a decimal comma only before one or two digits.
  if (/^\d{1,2}$/.test(fraction))
    ways.push(...SPACES.map((space) => `${apart(space)},${fraction}`));
  const signs = sign ? ["-", "\u2212"] : [""];
  return fc.constantFrom(
    ...signs.flatMap((minus) => ways.flatMap((way) => [minus + way, ` ${minus}${way} `])),
  );
}
