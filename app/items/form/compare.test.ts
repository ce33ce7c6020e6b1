import { expect, test } from "vitest";
import { itemForm, type ItemForm } from "../schema";
import { compareItems } from "./compare.server";

const choices = {
  symbol: "RM",
  sale: { categories: [{ name: "Sales", items: [{ id: "1", name: "Sales" }] }], taxCodes: [] },
  purchase: { categories: [], taxCodes: [] },
  stock: { categories: [], taxCodes: [] },
};
const stored = (fields: object = {}): ItemForm =>
  itemForm.parse({
    key: "k",
    version: "v1",
    name: "Mug",
    forSale: "on",
    salePrice: "5.00",
    saleAccountId: "1",
    forPurchase: "on",
    purchasePrice: "3.00",
    trackInventory: "on",
    stockBalance: "0",
    ...fields,
  });
const compare = (here: ItemForm, there: ItemForm) => compareItems(here, there, choices);

test("the comparison ignores the page's fields, the notation of figures and a section that is off", () => {
  expect(
    compare(stored({ key: "other", version: "v2", salePrice: "5", stockBalance: "" }), stored()),
  ).toEqual([]);
  expect(compare(stored({ forSale: "", salePrice: "9" }), stored({ forSale: "" }))).toEqual([]);
});

test.each(Object.keys(itemForm.shape).filter((name) => name !== "key" && name !== "version"))(
  "the comparison finds a difference in the field %s",
  (name) => {
    const isSwitch = ["forSale", "forPurchase", "trackInventory"].includes(name);
    expect(compare(stored({ [name]: isSwitch ? "" : "another" }), stored())).not.toEqual([]);
  },
);

test("the comparison finds a difference between two taxes that are no longer in force", () => {
  expect(compare(stored({ saleTaxCodeId: "8" }), stored({ saleTaxCodeId: "9" }))).toMatchObject([
    { label: "Sale tax code" },
  ]);
});
