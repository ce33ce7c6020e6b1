import { expect, it } from "vitest";
import { findCountryOrMalaysia, chooseInvoiceHeading, MALAYSIA, SINGAPORE } from "./countries";
import { listPayDetails } from "./how-to-pay";

it.each([
  [MALAYSIA.id, "W10-1808-32000005", "Invoice"],
  [SINGAPORE.id, "200912345K", "Tax Invoice"],
  [SINGAPORE.id, "", "Invoice"],
  [999, "200912345K", "Invoice"],
])(
  "the invoices of a business in country %s with the tax number %j have the heading %s",
  (country, taxNo, heading) => {
    expect(chooseInvoiceHeading(country, taxNo)).toBe(heading);
  },
);

it("findCountryOrMalaysia returns Malaysia for an unknown country", () => {
  expect([findCountryOrMalaysia(""), findCountryOrMalaysia(999)]).toEqual([MALAYSIA, MALAYSIA]);
});

it("listPayDetails lists only the details that are set, and PayNow only in Singapore", () => {
  const values = { bank: "DBS", accountName: "", accountNumber: "12 34", payNow: "201912345K" };
  const kinds = (country: string) => listPayDetails(country, values).map(({ kind }) => kind);
  expect(kinds("200")).toEqual(["bank", "accountNumber", "payNow"]);
  expect(kinds("135")).toEqual(["bank", "accountNumber"]);
});
