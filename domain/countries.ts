/** The facts that differ between the two supported countries, for Malaysia. */
export const MALAYSIA = {
  /** The id of the country on the wire. */
  id: 135,
  name: "Malaysia",
  code: "MY",
  currency: "MYR",
  timeZone: "Asia/Kuala_Lumpur",
  paymentCode: "DuitNow",
  tax: "SST",
  /**
   * The labels of a business's numbers on invoices and other documents. Empty when the country does
   * not have the number.
   */
  labels: { registrationNo: "SSM No.", taxNo: "SST No.", tin: "TIN" },
  /** Whether a business that is registered for the tax issues tax invoices. */
  hasTaxInvoices: false,
} as const;

/** The facts that differ between the two supported countries, for Singapore. */
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

/**
 * Finds a country by its id in the v2 API, given as a number or as text. Returns undefined for any
 * other country.
 */
export function findCountry(id: number | string): Country | undefined {
  return COUNTRIES.find((country) => String(country.id) === String(id));
}

/**
 * Returns the name of the country. Returns "" for any other country than the two supported ones.
 */
export function getCountryName(id: number | string): string {
  return findCountry(id)?.name ?? "";
}

/** Returns the country, or Malaysia when the id is not known. */
export function findCountryOrMalaysia(id: number | string): Country {
  return findCountry(id) ?? MALAYSIA;
}

/**
 * Returns whether a business must issue tax invoices. A business without a tax number is not
 * registered for the tax.
 */
export function mustIssueTaxInvoices(countryId: number | string, taxNo: string): boolean {
  return taxNo !== "" && findCountryOrMalaysia(countryId).hasTaxInvoices;
}

export function chooseInvoiceHeading(countryId: number | string, taxNo: string) {
  return mustIssueTaxInvoices(countryId, taxNo) ? "Tax Invoice" : "Invoice";
}

export function isMalaysia(id: number | string): boolean {
  return String(id) === String(MALAYSIA.id);
}

export function isSingapore(id: number | string): boolean {
  return String(id) === String(SINGAPORE.id);
}
