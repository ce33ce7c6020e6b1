import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  convertCurrency,
  toDecimal,
  formatAmount,
  minorToText,
  parseDecimal,
  calculateInvoice,
  sum,
  toMinor,
  type LineInput,
} from "./money";
import { ExactFraction } from "./testing/fraction";
import {
  generateDecimalText,
  exchangeRate,
  generateLinesTaxedBy,
  taxRate,
} from "./testing/generated";
import {
  convertAmountByFractions,
  calculateByFractions,
  type PlainLine,
} from "./testing/calculations";

// A failure prints the seed and the path of the smallest failing case. Pass both to `fc.assert` to
// repeat it.

const CODES = ["A", "B", "C"];

const lines = fc
  .tuple(...CODES.map(() => taxRate))
  .chain((rates) =>
    generateLinesTaxedBy(
      rates.map((ratePercent, index) => ({ code: CODES[index] ?? "", ratePercent })),
    ),
  );
const payments = fc.array(generateDecimalText({ least: 0, most: 5_000, decimals: 2 }), {
  maxLength: 4,
});
const minor = fc.bigInt({ min: -99_999_999_999_999n, max: 99_999_999_999_999n });

function toInput({ quantity, unitPrice, discountPercent, tax }: PlainLine): LineInput {
  return {
    quantity: toDecimal(quantity),
    unitPrice: toDecimal(unitPrice),
    discountPercent: toDecimal(discountPercent),
    tax: tax && { code: tax.code, ratePercent: toDecimal(tax.ratePercent) },
  };
}

function calculate(plain: PlainLine[], paid: string[] = []) {
  return calculateInvoice(
    plain.map(toInput),
    paid.map((payment) => toMinor(toDecimal(payment))),
  );
}

describe("an invoice", () => {
  it("has the same amounts as a calculation with exact fractions", () => {
    fc.assert(
      fc.property(lines, payments, (plain, paid) => {
        expect(calculate(plain, paid)).toEqual(calculateByFractions(plain, paid).invoice);
      }),
      { numRuns: 1_000 },
    );
  });

  it("has line taxes that add up to the rounded tax of each code", () => {
    fc.assert(
      fc.property(lines, (plain) => {
        const calculated = calculate(plain).lines;
        for (const { code, tax } of calculateByFractions(plain, []).taxes) {
          const ofCode = calculated.filter((_, index) => plain[index]?.tax?.code === code);
          expect(sum(ofCode.map((line) => line.tax))).toBe(tax);
        }
      }),
      { numRuns: 200 },
    );
  });

  // "Half up" does not define how negative amounts are rounded. This code rounds half away from
  // zero, so that a reversed amount cancels the original amount exactly.
  it("is reversed exactly by the same invoice with negative quantities", () => {
    fc.assert(
      fc.property(lines, (plain) => {
        const original = calculate(plain);
        const reversed = calculate(
          plain.map((line) => ({ ...line, quantity: negative(line.quantity) })),
        );
        const names = ["subtotal", "discount", "tax", "total"] as const;
        expect(names.map((name) => original[name] + reversed[name])).toEqual(names.map(() => 0n));
      }),
      { numRuns: 200 },
    );
  });

  it("has the total zero, without a minus sign, at a discount of 100%", () => {
    fc.assert(
      fc.property(lines, (plain) => {
        const { subtotal, discount, tax, total, balance } = calculate(
          plain.map((line) => ({ ...line, discountPercent: "100" })),
        );
        expect([subtotal - discount, tax, total, -total, balance].map(formatAmount)).toEqual(
          Array(5).fill("0.00"),
        );
      }),
      { numRuns: 200 },
    );
  });
});

function negative(text: string): string {
  return text.startsWith("-") ? text.slice(1) : `-${text}`;
}

describe("an amount", () => {
  it("is converted like an exact fraction, at rates with many decimals", () => {
    fc.assert(
      fc.property(minor, exchangeRate, (amount, rate) => {
        expect(convertCurrency(amount, toDecimal(rate))).toBe(
          convertAmountByFractions(amount, rate),
        );
      }),
      { numRuns: 1_000 },
    );
  });

  it("is rounded like an exact fraction, and the opposite amount to the opposite result", () => {
    fc.assert(
      fc.property(generateDecimalText({ least: -1_000, most: 1_000, decimals: 12 }), (text) => {
        const rounded = toMinor(toDecimal(text));
        expect(rounded).toBe(ExactFraction.parse(text).times(new ExactFraction(100n)).round());
        expect(toMinor(toDecimal(negative(text)))).toBe(-rounded);
      }),
      { numRuns: 1_000 },
    );
  });

  it("is unchanged after formatting and parsing", () => {
    fc.assert(
      fc.property(minor, (amount) => {
        const text = minorToText(amount);
        expect(text).toMatch(/^(?!-0\.00$)-?(0|[1-9]\d*)\.\d\d$/);
        expect(toMinor(toDecimal(text))).toBe(amount);
        expect(formatAmount(amount)).toMatch(/^-?\d{1,3}(,\d{3})*\.\d\d$/);
        expect(formatAmount(amount).replaceAll(",", "")).toBe(text);
      }),
      { numRuns: 1_000 },
    );
  });
});

it("parseDecimal parses decimal text exactly", () => {
  fc.assert(
    fc.property(generateDecimalText({ least: -100_000, most: 100_000, decimals: 12 }), (text) => {
      const { units, scale } = parseDecimal(text) ?? { units: 0n, scale: -1 };
      expect(new ExactFraction(units, 10n ** BigInt(scale))).toEqual(ExactFraction.parse(text));
    }),
    { numRuns: 1_000 },
  );
});
