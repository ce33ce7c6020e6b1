import { describe, expect, test } from "vitest";
import { checkedItemForm, itemForm } from "./schema";
import { checkFields } from "~/forms/validate.server";

const check = (fields: object) =>
  checkFields(checkedItemForm, itemForm.parse({ name: "Teapot", ...fields }));
const compulsory = "This field is compulsory";

test("the form requires only a name when the item is neither sold nor bought", () => {
  expect(check({})).toBeNull();
  expect(check({ name: "  ", salePrice: "x", stockBalance: "x" })).toEqual({ name: compulsory });
});

test("the form requires a price and a category when the item is sold or bought", () => {
  expect(check({ forSale: "on" })).toEqual({ salePrice: compulsory, saleAccountId: compulsory });
  expect(
    check({ forPurchase: "on", purchaseAccountId: "7", purchasePrice: "1 234,50" }),
  ).toBeNull();
  expect(check({ forPurchase: "on" })).toEqual({
    purchasePrice: compulsory,
    purchaseAccountId: compulsory,
  });
});

describe("a price", () => {
  test.each([
    ["RM50", "Enter the price as a number."],
    ["1.234,50", "Write 1234.50."],
    ["-1", "The price cannot be below zero."],
    ["999,999,999,999.995", "The price is above 999,999,999,999.99."],
  ])("of %s is rejected", (salePrice, message) =>
    expect(check({ forSale: "on", saleAccountId: "1", salePrice })).toEqual({ salePrice: message }),
  );

  test.each(["0", "999,999,999,999.99", ".5"])("of %s is accepted", (salePrice) =>
    expect(check({ forSale: "on", saleAccountId: "1", salePrice })).toBeNull(),
  );
});

test("the form checks the stock when the stock is tracked, and accepts an empty stock", () => {
  expect(check({ trackInventory: "on", stockBalance: "a dozen" })).toEqual({
    stockBalance: "Enter the stock as a number.",
  });
  expect(check({ trackInventory: "on", stockBalance: "1.234,5" })).toEqual({
    stockBalance: "Write 1234.5.",
  });
  expect(check({ trackInventory: "on", stockBalance: "" })).toBeNull();
});
