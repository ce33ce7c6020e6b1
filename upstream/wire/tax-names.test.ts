import { expect, it } from "vitest";
import { createNewBooks } from "../sign-up/new-books";
import { studio } from "../seed/studio";
import { trading } from "../seed/trading";
import { findTaxName } from "./tax-names";

const owner = { businessName: "Kedai", phone: "", email: "" };

it.each([
  ["Malaysia", createNewBooks({ ...owner, countryId: 135 }).taxCodes],
  ["Singapore", createNewBooks({ ...owner, countryId: 200 }).taxCodes],
  ["the demo's trading company", trading.taxCodes],
  ["the demo's studio", studio.taxCodes],
])("has a name for every tax code of a new company: %s", (_, taxCodes) => {
  expect(taxCodes.filter(({ code }) => findTaxName(code) === "")).toEqual([]);
});

it("has no name for an unknown code", () => {
  expect([findTaxName("XX-1"), findTaxName(null)]).toEqual(["", ""]);
});
