import * as fc from "fast-check";
import { expect, it } from "vitest";
import { toDecimal, formatAmount, toMinor } from "./money";
import { ExactFraction } from "./testing/fraction";
import { generateDecimalText, generateTypedWays } from "./testing/generated";
import { parseAmount, parsePercent } from "./typed-amount";

const figure = generateDecimalText({ least: -9_999_999, most: 9_999_999, decimals: 10 });

it("parseAmount parses every way to type a figure as the same amount", () => {
  fc.assert(
    fc.property(
      figure.chain((text) => fc.tuple(fc.constant(text), generateTypedWays(text))),
      ([text, typed]) => {
        expect(parseAmount(typed)).not.toBeNull();
        expect(ExactFraction.parse(parseAmount(typed) ?? "")).toEqual(ExactFraction.parse(text));
      },
    ),
    { numRuns: 2_000 },
  );
});

it("parseAmount parses a formatted amount", () => {
  fc.assert(
    fc.property(fc.bigInt({ min: -99_999_999_999_999n, max: 99_999_999_999_999n }), (minor) => {
      expect(toMinor(toDecimal(parseAmount(formatAmount(minor)) ?? ""))).toBe(minor);
    }),
    { numRuns: 1_000 },
  );
});

it("parsePercent parses a percentage with and without its sign as the same", () => {
  fc.assert(
    fc.property(
      figure.chain(generateTypedWays),
      fc.constantFrom("%", " %", "% "),
      (typed, sign) => {
        expect(parsePercent(typed + sign)).toBe(parseAmount(typed));
      },
    ),
    { numRuns: 500 },
  );
});

it("parseAmount returns an exact decimal or null for any text", () => {
  const characters = fc.constantFrom(..."0123456789.,- %\u00a0\u2212eR");
  fc.assert(
    fc.property(fc.string({ unit: characters, maxLength: 20 }), (typed) => {
      const amount = parseAmount(typed);
      if (amount !== null) expect(() => toDecimal(amount)).not.toThrow();
    }),
    { numRuns: 2_000 },
  );
});

it("parseAmount returns null for ambiguous separators", () => {
  const whole = fc
    .bigInt({ min: 1_000n, max: 999_999_999_999n })
    .map((units) => String(units).replace(/\B(?=(\d{3})+$)/g, "."));
  fc.assert(
    fc.property(whole, fc.stringMatching(/^\d{1,4}$/), (figure, fraction) => {
      expect(parseAmount(`${figure},${fraction}`)).toBeNull();
    }),
    { numRuns: 500 },
  );
});

it("parseAmount keeps all typed digits in their order", () => {
  const characters = fc.constantFrom(..."0123456789.,' ");
  fc.assert(
    fc.property(fc.string({ unit: characters, maxLength: 14 }), (typed) => {
      const read = parseAmount(typed);
      if (read !== null)
        expect(read.replace(/\D/g, "").replace(/^0+/, "")).toBe(
          typed.replace(/\D/g, "").replace(/^0+/, ""),
        );
    }),
    { numRuns: 2_000 },
  );
});
