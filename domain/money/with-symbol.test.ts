import { expect, it } from "vitest";
import { formatMoney } from "./money";
import { withSymbol } from "./with-symbol";

it("puts the minus before the symbol", () => {
  expect(formatMoney("RM", 24_690n)).toBe("RM 246.90");
  expect(formatMoney("RM", -24_690n)).toBe("-RM 246.90");
  expect(withSymbol("S$", "-1,000.00", "")).toBe("-S$1,000.00");
  expect(withSymbol("", "-6.60")).toBe("-6.60");
});
