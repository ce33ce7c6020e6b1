import { expect, it } from "vitest";
import { countryOrMalaysia, invoiceHeading, MALAYSIA, SINGAPORE } from "./countries";
import { listPayDetails } from "./how-to-pay";

it.each([
  [MALAYSIA.id, "W10-1808-32000005", "Invoice"],
  [SINGAPORE.id, "200912345K", "Tax Invoice"],
  [SINGAPORE.id, "", "Invoice"],
  [999, "200912345K", "Invoice"],
])("heads invoices of a business in %s with the tax number %j", (country, taxNo, heading) => {
  expect(invoiceHeading(country, taxNo)).toBe(heading);
});

it("goes by the rules of Malaysia where the country is not known", () => {
  expect([countryOrMalaysia(""), countryOrMalaysia(999)]).toEqual([MALAYSIA, MALAYSIA]);
});

it("prints how to pay as far as it is known, and PayNow in Singapore alone", () => {
  const values = { bank: "DBS", accountName: "", accountNumber: "12 34", payNow: "201912345K" };
  const kinds = (country: string) => listPayDetails(country, values).map(({ kind }) => kind);
  expect(kinds("200")).toEqual(["bank", "accountNumber", "payNow"]);
  expect(kinds("135")).toEqual(["bank", "accountNumber"]);
});
