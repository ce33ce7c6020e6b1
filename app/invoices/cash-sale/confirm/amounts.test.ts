import { describe, expect, it } from "vitest";
import { calculateSale, calculateChange } from "./amounts";
import { findCashGivenErrors, findSaleLineErrors } from "./checks";
import { createBlankSaleLine, removeBlankLines } from "./lines";

const RULES = { taxRates: [{ id: "sv8", rate: "8" }], roundsCash: true };
const mug = { ...createBlankSaleLine(""), id: "1", productId: "1", name: "Mug", unitPrice: "3.00" };

describe("the amounts of a cash sale", () => {
  it.each([
    [{ taxCodeId: "sv8" }, [324, 325, 1]],
    [{ taxCodeId: "gone" }, [300, 300, 0]],
    [{ discount: "10%", quantity: "2.5", taxCodeId: "sv8" }, [729, 730, 1]],
    [{ unitPrice: "1,000.02" }, [100_002, 100_000, -2]],
    // An amount below 3 sen is not rounded, because the rounded amount would be zero.
    [{ unitPrice: "0.02" }, [2, 2, 0]],
    [{ unitPrice: "much", quantity: "two" }, [0, 0, 0]],
  ])("are exact for a line with %j, and rounded to 5 sen only in cash", (line, expected) => {
    const { total, inCash, rounding } = calculateSale([{ ...mug, ...line }], RULES);
    expect([total, inCash, rounding].map(Number)).toEqual(expected);
    const withoutRounding = calculateSale([{ ...mug, ...line }], { ...RULES, roundsCash: false });
    expect([withoutRounding.inCash, withoutRounding.rounding]).toEqual([total, BigInt(0)]);
  });

  it.each([
    ["100", "9675"],
    ["3.25", "0"],
    ["3", "-25"],
    ["", "null"],
    ["a lot", "null"],
  ])("give the change in sen for '%s' in cash", (given, change) => {
    const amounts = calculateSale([{ ...mug, taxCodeId: "sv8" }], RULES);
    expect(String(calculateChange(given, amounts))).toBe(change);
  });
});

describe("the errors of a cash sale", () => {
  const amounts = calculateSale([{ ...mug, taxCodeId: "sv8" }], RULES);

  it("have the field names of the lines as keys", () => {
    expect(findSaleLineErrors([mug])).toEqual({});
    expect(
      findSaleLineErrors([
        { ...mug, quantity: "0" },
        { ...createBlankSaleLine("7"), unitPrice: "x", discount: "101" },
      ]),
    ).toEqual({
      "lines[0].quantity": "Enter the quantity as a number above zero.",
      "lines[1].name": "This field is compulsory",
      "lines[1].unitPrice": "Enter the unit price as a number.",
      "lines[1].discount": "Enter a percentage from 0 to 100.",
    });
  });

  it.each([
    ["", {}],
    ["3.25", {}],
    ["3.24", { cashGiven: "The cash given is less than RM 3.25." }],
    ["lots", { cashGiven: "Enter the cash given as an amount." }],
    ["1.000,50", { cashGiven: "Write 1000.50." }],
  ])("for '%s' as the cash given are %j", (given, errors) => {
    expect(findCashGivenErrors(given, amounts, "RM")).toEqual(errors);
  });
});

describe("the lines of a cash sale", () => {
  it("get different ids, even after a line was removed", () => {
    const first = createBlankSaleLine("7");
    const second = createBlankSaleLine("7", [first]);
    expect([first.id, second.id, createBlankSaleLine("7", [second]).id]).toEqual([
      "typed-1",
      "typed-2",
      "typed-3",
    ]);
  });

  it("are reduced to the filled-in lines, or to the first line when all are empty", () => {
    const blank = createBlankSaleLine("7");
    const typed = { ...blank, id: "typed-2", name: "Repair" };
    expect(removeBlankLines([blank, mug, typed])).toEqual([mug, typed]);
    expect(removeBlankLines([blank, { ...blank, id: "typed-2" }])).toEqual([blank]);
  });
});
