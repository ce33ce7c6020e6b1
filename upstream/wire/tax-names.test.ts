import { expect, it } from "vitest";
import { newBooks } from "../sign-up/new-books";
import { studio } from "../seed/studio";
import { trading } from "../seed/trading";
import { taxName } from "./tax-names";

const owner = { businessName: "Kedai", phone: "", email: "" };

it.each([
  ["Malaysia", newBooks({ ...owner, countryId: 135 }).taxCodes],
  ["Singapore", newBooks({ ...owner, countryId: 200 }).taxCodes],
  ["the demo's trading company", trading.taxCodes],
  ["the demo's studio", studio.taxCodes],
])("has a name for every tax code of a new company: %s", (_, taxCodes) => {
  expect(taxCodes.filter(({ code }) => taxName(code) === "")).toEqual([]);
});

it("has no name for an unknown code", () => {
  expect([taxName("XX-1"), taxName(null)]).toEqual(["", ""]);
});
