import { expect, it } from "vitest";
import { createLineValues } from "../testing/form-values";
import { findPriceOffers } from "./price-offers.server";

const LAST_PRICE = {
  product_id: "1",
  unit_price: "2.50",
  discount: "10%",
  currency: { id: "myr" },
  date: "2026-10-01",
};
const findOffers = (line = {}, currencyId = "myr", last = {}) =>
  findPriceOffers({ lines: [createLineValues(line)], currencyId }, [{ ...LAST_PRICE, ...last }]);

it("returns the last price with its discount and date", () => {
  expect(findOffers()).toEqual([
    { lineId: "a", unitPrice: "2.50", discount: "10%", date: "01/10/2026" },
  ]);
});

it("returns no price that equals the line's, belongs to another item, or is in another currency", () => {
  expect(findOffers({ unitPrice: "2.5", discount: "10" })).toEqual([]);
  expect(findOffers({ unitPrice: "2.5", discount: "" })).not.toEqual([]);
  expect(findOffers({ unitPrice: "3.00" }, "myr", { unit_price: "3", discount: "" })).toEqual([]);
  expect(findOffers({ productId: "2" })).toEqual([]);
  expect(findOffers({}, "sgd")).toEqual([]);
});
