import { expect, test } from "vitest";
import { formatShortAmount } from "./short-amount";

test.each([
  [0, "0"],
  [950, "950"],
  [1000, "1k"],
  [12_500, "12.5k"],
  [-12_500, "-12.5k"],
  [1_250_000, "1.3M"],
  [999_999_999_999.99, "1T"],
])("formatShortAmount formats %d as %s", (amount, text) => {
  expect(formatShortAmount(amount)).toBe(text);
});
