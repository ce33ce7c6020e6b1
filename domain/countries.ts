/** The two countries that the product is made for, and what depends on which of them. */
export const MALAYSIA = {
  id: 135,
  name: "Malaysia",
  code: "MY",
  currency: "MYR",
  timeZone: "Asia/Kuala_Lumpur",
  paymentCode: "DuitNow",
  tax: "SST",
  /** What papers call the numbers of a business; blank for one that they do not have. */
  labels: { registrationNo: "SSM No.", taxNo: "SST No.", tin: "TIN" },
  /** Who is registered for its tax issues tax invoices. */
  hasTaxInvoices: false,
} as const;

export const SINGAPORE = {
  id: 200,
  name: "Singapore",
  code: "SG",
  currency: "SGD",
  timeZone: "Asia/Singapore",
  paymentCode: "PayNow",
  tax: "GST",
  labels: { registrationNo: "UEN", taxNo: "GST Reg. No.", tin: "" },
  hasTaxInvoices: true,
} as const;

export const COUNTRIES = [MALAYSIA, SINGAPORE] as const;

export type Country = (typeof COUNTRIES)[number];
export type CountryId = Country["id"];

/** By the v2 API's id, as a number or its text; undefined for all others. */
export function findCountry(id: number | string): Country | undefined {
  return COUNTRIES.find((country) => String(country.id) === String(id));
}

/** Blank for a country that is not one of the two. */
export function countryName(id: number | string): string {
  return findCountry(id)?.name ?? "";
}

/** The country whose rules hold where none is known. */
export function countryOrMalaysia(id: number | string): Country {
  return findCountry(id) ?? MALAYSIA;
}

/** Whether a business is to issue tax invoices; it has no tax number where it is not registered. */
export function issuesTaxInvoices(countryId: number | string, taxNo: string): boolean {
  return taxNo !== "" && countryOrMalaysia(countryId).hasTaxInvoices;
}

export function invoiceHeading(countryId: number | string, taxNo: string) {
  return issuesTaxInvoices(countryId, taxNo) ? "Tax Invoice" : "Invoice";
}

export function isMalaysia(id: number | string): boolean {
  return String(id) === String(MALAYSIA.id);
}

export function isSingapore(id: number | string): boolean {
  return String(id) === String(SINGAPORE.id);
}
