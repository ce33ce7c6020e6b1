import { expect, it } from "vitest";
import { calculateCreditSum } from "./credit-sum";

// The first line has three pieces at 33.35 with 8 % tax, of which one piece is already credited.
// The second line has no tax.
const LINES = [
  {
    ...{ quantity: "3", net: "100.05", tax: "8.00" },
    credited: { quantity: "1", net: "33.35", tax: "2.67" },
  },
  {
    ...{ quantity: "1", net: "7.00", tax: "0.00" },
    credited: { quantity: "0", net: "0.00", tax: "0.00" },
  },
];

it.each([
  [["", ""], 0],
  [["0", "x"], 0],
  [["1", ""], 3601],
  [["2", "1"], 7903],
  [["0,5", "0.5"], 2151],
  [["9", ""], 7203],
])("the total credited for the quantities %j is %i sen", (quantities, expected) => {
  expect(calculateCreditSum(LINES, quantities)).toBe(BigInt(expected));
});
