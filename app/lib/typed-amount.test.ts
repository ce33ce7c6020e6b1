import { describe, expect, it } from "vitest";
import { stepQuantity } from "./quantity";
import { readTypedAmount, readTypedPercent } from "./typed-amount";

describe("readTypedAmount", () => {
  it.each([
    ["1,234.50", "1234.50"],
    ["1234.5", "1234.5"],
    ["1 234,50", "1234.50"],
    ["1,234", "1234"],
    ["1,23", "1.23"],
    ["1,234,567", "1234567"],
    [".5", "0.5"],
    ["007", "7"],
    ["-3", "-3"],
    ["1.005", "1.005"],
  ])("reads %s as %s", (typed, amount) => expect(readTypedAmount(typed)).toBe(amount));

  it.each(["", " ", "RM50", "1.2.3", "1e5", "NaN", "--1", "-", ".", "9".repeat(16), "1,2.3,4x"])("refuses %j", (typed) =>
    expect(readTypedAmount(typed)).toBeNull(),
  );
});

it("reads a discount as a percentage, with or without its sign", () => {
  expect(readTypedPercent("10")).toBe("10");
  expect(readTypedPercent("10 %")).toBe("10");
  expect(readTypedPercent("2,5%")).toBe("2.5");
  expect(readTypedPercent("")).toBe("0");
  expect(readTypedPercent("RM50")).toBeNull();
  expect(readTypedPercent("%%")).toBeNull();
});

it("steps a quantity by one, exactly, with no lower bound", () => {
  expect(stepQuantity("1", 1)).toBe("2");
  expect(stepQuantity("2.25", 1)).toBe("3.25");
  expect(stepQuantity("0.1", -1)).toBe("-0.9");
  expect(stepQuantity("0", -1)).toBe("-1");
  expect(stepQuantity("many", 1)).toBe("1");
});
