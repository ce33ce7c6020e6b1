import { expect, it } from "vitest";
import { typedLine } from "../testing/typed-form";
import { findPriceOffers } from "./price-offers.server";

const paid = {
  product_id: "1",
  unit_price: "2.50",
  discount: "10%",
  currency: { id: "myr" },
  date: "2026-10-01",
};
const offers = (line = {}, currencyId = "myr", last = {}) =>
  findPriceOffers({ lines: [typedLine(line)], currencyId }, [{ ...paid, ...last }]);

it("offers what was paid last, with its discount and its day", () => {
  expect(offers()).toEqual([
    { lineId: "a", unitPrice: "2.50", discount: "10%", date: "01/10/2026" },
  ]);
});

it("offers nothing that the line has, that is another item's, or in another currency", () => {
  expect(offers({ unitPrice: "2.5", discount: "10" })).toEqual([]);
  expect(offers({ unitPrice: "2.5", discount: "" })).not.toEqual([]);
  expect(offers({ unitPrice: "3.00" }, "myr", { unit_price: "3", discount: "" })).toEqual([]);
  expect(offers({ productId: "2" })).toEqual([]);
  expect(offers({}, "sgd")).toEqual([]);
});
