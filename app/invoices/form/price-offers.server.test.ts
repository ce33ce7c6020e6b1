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

it("offers the last price with its discount and date", () => {
  expect(offers()).toEqual([
    { lineId: "a", unitPrice: "2.50", discount: "10%", date: "01/10/2026" },
  ]);
});

it("offers no price that equals the line's, belongs to another item, or is in another currency", () => {
  expect(offers({ unitPrice: "2.5", discount: "10" })).toEqual([]);
  expect(offers({ unitPrice: "2.5", discount: "" })).not.toEqual([]);
  expect(offers({ unitPrice: "3.00" }, "myr", { unit_price: "3", discount: "" })).toEqual([]);
  expect(offers({ productId: "2" })).toEqual([]);
  expect(offers({}, "sgd")).toEqual([]);
});
