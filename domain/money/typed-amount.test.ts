import { describe, expect, it } from "vitest";
import { stepQuantity } from "../../app/lib/quantity";
import {
  formatTypedAmount,
  parseAmount,
  parsePercent,
  parseRate,
  formatPercent,
  describeUnreadableAmount,
} from "./typed-amount";

describe("parseAmount", () => {
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
    [",5", "0.5"],
    ["1.", "1"],
    ["12,345,678.90", "12345678.90"],
    ["1\u00a0234\u202f567,8", "1234567.8"],
    ["1\u2009234.50", "1234.50"],
    [" \u22123,50 ", "-3.50"],
    ["\uff11\uff0c\uff12\uff13\uff14\uff0e\uff15", "1234.5"],
  ])("parses %s as %s", (typed, amount) => expect(parseAmount(typed)).toBe(amount));

  it.each(["", " ", "RM50", "1.2.3", "1e5", "NaN", "--1", "-", ".", "9".repeat(16), "1,2.3,4x"])(
    "returns null for %j",
    (typed) => expect(parseAmount(typed)).toBeNull(),
  );

  it.each([
    ["1.234,50", "Write 1234.50."],
    ["1.234.567", "Write 1234567."],
    ["1.234.567,89", "Write 1234567.89."],
    ["1,23,456", "Write 123456."],
    ["1,234,56", "Write 1234.56."],
    ["1234,567", "Write 1234.567."],
    ["1 234,567", "Write 1234.567."],
    ["0,500", "Write 0.500."],
    ["1'234.50", "Write 1234.50."],
    ["1\u2019234", "Write 1234."],
    ["-1.234,5", "Write -1234.5."],
    ["1,", "Write 1."],
    ["1.2.3", "?"],
    ["10 20", "?"],
    ["1,2,3,4", "?"],
    ["RM 50", "?"],
    ["RM1,234.50", "?"],
    ["\u0661\u0662\u0663", "?"],
    ["1\u060c5", "?"],
    ["1\u066b5", "?"],
    ["5\u00b2", "?"],
    ["\u2460", "?"],
    ["1\u200b234", "?"],
    ["", "?"],
  ])("returns null for %j, and the message about it is: %s", (typed, message) => {
    expect(parseAmount(typed)).toBeNull();
    expect(describeUnreadableAmount(typed, "?")).toBe(message);
  });
});

it("parseRate returns null for a comma before three digits, which is ambiguous", () => {
  expect(parseRate("3,200")).toBeNull();
  expect(describeUnreadableAmount("3,200", "?")).toBe("Write 3.200.");
  expect(parseRate("3,20")).toBe("3.20");
  expect(parseRate("1,234.5")).toBe("1234.5");
});

it("parsePercent parses a discount with and without its sign", () => {
  expect(parsePercent("10")).toBe("10");
  expect(parsePercent("10 %")).toBe("10");
  expect(parsePercent("2,5%")).toBe("2.5");
  expect(parsePercent("")).toBe("0");
  expect(parsePercent("RM50")).toBeNull();
  expect(parsePercent("%%")).toBeNull();
  expect(parsePercent("0,500%")).toBeNull();
  expect(describeUnreadableAmount("0,500%", "?")).toBe("Write 0.500.");
});

it("stepQuantity adds or subtracts exactly one, without a lower bound", () => {
  expect(stepQuantity("1", 1)).toBe("2");
  expect(stepQuantity("2.25", 1)).toBe("3.25");
  expect(stepQuantity("0.1", -1)).toBe("-0.9");
  expect(stepQuantity("0", -1)).toBe("-1");
  expect(stepQuantity("", 1)).toBe("1");
});

it("stepQuantity returns an unreadable quantity unchanged", () => {
  expect(stepQuantity("many", 1)).toBe("many");
  expect(stepQuantity("1.234,50", -1)).toBe("1.234,50");
});

describe("formatPercent", () => {
  it.each([
    ["10", "10%"],
    [" 2.5 ", "2.5%"],
    ["0", "0%"],
    ["10%", "10%"],
    ["10 %", "10 %"],
    ["", ""],
    ["RM50", "RM50"],
  ])("formats %j as %j", (typed, text) => expect(formatPercent(typed)).toBe(text));
});

it.each([
  ["5", 2, "5.00"],
  ["5.000", 2, "5.00"],
  ["1 234,5", 2, "1,234.50"],
  ["0.3012", 2, "0.3012"],
  ["2.0", 0, "2"],
  ["-1.50", 0, "-1.5"],
  ["two", 2, "two"],
  ["", 2, ""],
])("formatTypedAmount formats %j with %i places as %s", (typed, places, text) => {
  expect(formatTypedAmount(typed, places)).toBe(text);
});
