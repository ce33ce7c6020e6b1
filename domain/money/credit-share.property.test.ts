import * as fc from "fast-check";
import { expect, it } from "vitest";
import { addDecimals, toDecimal, subtractDecimals } from "./money";
import { ExactFraction } from "./testing/fraction";
import { generateDecimalText } from "./testing/generated";
import { toCanonicalText } from "../../upstream/wire/decimals";
import { calculateAmountToCredit } from "./credit-share";

const amount = fc.bigInt({ min: -9_999n, max: 9_999_999n });
const quantity = fc
  .tuple(generateDecimalText({ least: 1, most: 90_000, decimals: 3 }), fc.constantFrom("", "-"))
  .map(([text, sign]) => sign + text);
/**
 * Each step creates a credit note for a share, in thousandths, of the quantity that is left.
 * `voids` is the index of an earlier credit note to void first; null for none.
 */
const steps = fc.array(
  fc.record({ share: fc.integer({ min: 1, max: 1_000 }), voids: fc.option(fc.nat(5)) }),
  { minLength: 1, maxLength: 8 },
);

it("credit notes add up to the credited share, which is calculated with exact fractions and then rounded", () => {
  fc.assert(
    fc.property(amount, quantity, steps, (whole, quantityText, shares) => {
      let credited = 0n;
      let part = toDecimal("0");
      for (const { share } of shares) {
        part = addDecimals(part, partOf(subtractDecimals(toDecimal(quantityText), part), share));
        credited += calculateAmountToCredit(whole, credited, {
          part,
          whole: toDecimal(quantityText),
        });
        // When the quantities are negative, both signs cancel out and the share is the same.
        const exact = ExactFraction.parse(toCanonicalText(part).replace("-", "")).times(
          new ExactFraction(whole),
        );
        const units = ExactFraction.parse(quantityText.replace("-", ""));
        const expected = new ExactFraction(
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
    fc.property(amount, quantity, steps, (whole, quantityText, shares) => {
      const activeNotes: { part: ReturnType<typeof toDecimal>; amount: bigint }[] = [];
      const credit = (share: number) => {
        const before = activeNotes.reduce(
          (sum, each) => addDecimals(sum, each.part),
          toDecimal("0"),
        );
        const credited = activeNotes.reduce((sum, each) => sum + each.amount, 0n);
        const part = partOf(subtractDecimals(toDecimal(quantityText), before), share);
        const progress = { part: addDecimals(before, part), whole: toDecimal(quantityText) };
        const newAmount = calculateAmountToCredit(whole, credited, progress);
        expect(whole < 0n ? newAmount <= 0n : newAmount >= 0n).toBe(true);
        activeNotes.push({ part, amount: newAmount });
        return credited + newAmount;
      };
      for (const { share, voids } of shares) {
        if (voids !== null) activeNotes.splice(voids, 1);
        const credited = credit(share);
        expect(whole < 0n ? credited >= whole : credited <= whole).toBe(true);
      }
      expect(credit(1_000)).toBe(whole);
    }),
    { numRuns: 1_000 },
  );
});

function partOf(left: ReturnType<typeof toDecimal>, share: number) {
  return { units: left.units * BigInt(share), scale: left.scale + 3 };
}
