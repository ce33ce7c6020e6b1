import * as fc from "fast-check";
import { expect, it } from "vitest";
import { addDecimals, decimal, subtractDecimals } from "./money";
import { Fraction } from "./testing/fraction";
import { decimalText } from "./testing/generated";
import { toCanonicalText } from "../../upstream/wire/decimals";
import { amountToCredit } from "./credit-share";

const amount = fc.bigInt({ min: -9_999n, max: 9_999_999n });
const quantity = fc
  .tuple(decimalText({ least: 1, most: 90_000, decimals: 3 }), fc.constantFrom("", "-"))
  .map(([text, sign]) => sign + text);
/**
 * Each step credits a share, in thousandths, of what is left. It may void an earlier credit note
 * first.
 */
const steps = fc.array(
  fc.record({ share: fc.integer({ min: 1, max: 1_000 }), voids: fc.option(fc.nat(5)) }),
  { minLength: 1, maxLength: 8 },
);

it("credit notes add up to the credited share, rounded half up like exact fractions", () => {
  fc.assert(
    fc.property(amount, quantity, steps, (whole, text, shares) => {
      let credited = 0n;
      let part = decimal("0");
      for (const { share } of shares) {
        part = addDecimals(part, partOf(subtractDecimals(decimal(text), part), share));
        credited += amountToCredit(whole, credited, { part, whole: decimal(text) });
        // When the quantities are negative, both signs cancel out and the share is the same.
        const exact = Fraction.parse(toCanonicalText(part).replace("-", "")).times(
          new Fraction(whole),
        );
        const units = Fraction.parse(text.replace("-", ""));
        const expected = new Fraction(
          exact.numerator * units.denominator,
          exact.denominator * units.numerator,
        ).round();
        expect(credited).toBe(expected);
      }
    }),
    { numRuns: 1_000 },
  );
});

it("credit notes never exceed the amount, and reach it when everything is credited, whichever were voided", () => {
  fc.assert(
    fc.property(amount, quantity, steps, (whole, text, shares) => {
      const standing: { part: ReturnType<typeof decimal>; amount: bigint }[] = [];
      const credit = (share: number) => {
        const before = standing.reduce((sum, each) => addDecimals(sum, each.part), decimal("0"));
        const credited = standing.reduce((sum, each) => sum + each.amount, 0n);
        const part = partOf(subtractDecimals(decimal(text), before), share);
        const of = { part: addDecimals(before, part), whole: decimal(text) };
        const now = amountToCredit(whole, credited, of);
        expect(whole < 0n ? now <= 0n : now >= 0n).toBe(true);
        standing.push({ part, amount: now });
        return credited + now;
      };
      for (const { share, voids } of shares) {
        if (voids !== null) standing.splice(voids, 1);
        const credited = credit(share);
        expect(whole < 0n ? credited >= whole : credited <= whole).toBe(true);
      }
      expect(credit(1_000)).toBe(whole);
    }),
    { numRuns: 1_000 },
  );
});

function partOf(left: ReturnType<typeof decimal>, share: number) {
  return { units: left.units * BigInt(share), scale: left.scale + 3 };
}
