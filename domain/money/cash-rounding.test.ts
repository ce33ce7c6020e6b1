import { expect, test } from "vitest";
import { roundToFiveSen } from "./cash-rounding";
import { toDecimal, formatAmount, toMinor } from "./money";

// The rounding table that Bank Negara Malaysia publishes.
test.each([
  ["82.01", "82.00"],
  ["82.02", "82.00"],
  ["82.03", "82.05"],
  ["82.04", "82.05"],
  ["82.05", "82.05"],
  ["82.06", "82.05"],
  ["82.07", "82.05"],
  ["82.08", "82.10"],
  ["82.09", "82.10"],
  ["82.10", "82.10"],
  ["0.02", "0.00"],
  ["0.03", "0.05"],
  ["999999999999.98", "1,000,000,000,000.00"],
])("%s is rounded to %s", (amount, paid) => {
  expect(formatAmount(roundToFiveSen(toMinor(toDecimal(amount))))).toBe(paid);
});
