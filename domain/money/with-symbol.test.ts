import { expect, it } from "vitest";
import { formatMoney } from "./money";
import { addCurrencySymbol } from "./with-symbol";

it("the minus of a negative amount stands before the currency symbol", () => {
  expect(formatMoney("RM", 24_690n)).toBe("RM 246.90");
  expect(formatMoney("RM", -24_690n)).toBe("-RM 246.90");
  expect(addCurrencySymbol("S$", "-1,000.00", "")).toBe("-S$1,000.00");
  expect(addCurrencySymbol("", "-6.60")).toBe("-6.60");
});
