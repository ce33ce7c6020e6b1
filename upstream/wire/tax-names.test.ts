import { expect, it } from "vitest";
import { newBooks } from "../sign-up/new-books";
import { taxCodes as studio } from "../seed/studio/ledger";
import { taxCodes as trading } from "../seed/trading/ledger";
import { taxName } from "./tax-names";

const owner = { businessName: "Kedai", phone: "", email: "" };

it.each([
  ["Malaysia", newBooks({ ...owner, countryId: 135 }).taxCodes],
  ["Singapore", newBooks({ ...owner, countryId: 200 }).taxCodes],
  ["the demo's trading company", trading],
  ["the demo's studio", studio],
])("names every tax that the books of %s begin with", (_, taxCodes) => {
  expect(taxCodes.filter(({ code }) => taxName(code) === "")).toEqual([]);
});

it("names no code that it does not know", () => {
  expect([taxName("XX-1"), taxName(null)]).toEqual(["", ""]);
});
