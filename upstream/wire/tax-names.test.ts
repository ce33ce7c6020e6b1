import { expect, it } from "vitest";
import { createNewBooks } from "../sign-up/new-books";
import { studioData } from "../seed/studio";
import { tradingData } from "../seed/trading";
import { findTaxName } from "./tax-names";

const owner = { businessName: "Kedai", phone: "", email: "" };

it.each([
  ["a new company in Malaysia", createNewBooks({ ...owner, countryId: 135 }).taxCodes],
  ["a new company in Singapore", createNewBooks({ ...owner, countryId: 200 }).taxCodes],
  ["the demo's trading company", tradingData.taxCodes],
  ["the demo's studio", studioData.taxCodes],
])("every tax code of %s has a name", (_, taxCodes) => {
  expect(taxCodes.filter(({ code }) => findTaxName(code) === "")).toEqual([]);
});

it("an unknown code and null have no name", () => {
  expect([findTaxName("XX-1"), findTaxName(null)]).toEqual(["", ""]);
});
