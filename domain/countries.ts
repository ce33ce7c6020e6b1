/** The two countries that the product is made for, and what depends on which of them. */
export const MALAYSIA = {
  id: 135,
  name: "Malaysia",
  code: "MY",
  currency: "MYR",
  timeZone: "Asia/Kuala_Lumpur",
  paymentCode: "DuitNow",
} as const;

export const SINGAPORE = {
  id: 200,
  name: "Singapore",
  code: "SG",
  currency: "SGD",
  timeZone: "Asia/Singapore",
  paymentCode: "PayNow",
} as const;

export const COUNTRIES = [MALAYSIA, SINGAPORE] as const;

export type Country = (typeof COUNTRIES)[number];
export type CountryId = Country["id"];

/** By the v2 API's id, as a number or its text; undefined for all others. */
export function countryOf(id: number | string): Country | undefined {
  return COUNTRIES.find((country) => String(country.id) === String(id));
}

/** Blank for a country that is not one of the two. */
export function countryName(id: number | string): string {
  return countryOf(id)?.name ?? "";
}

/** The country whose rules hold where none is known. */
export function countryOrMalaysia(id: number | string): Country {
  return countryOf(id) ?? MALAYSIA;
}

export function isMalaysia(id: number | string): boolean {
  return String(id) === String(MALAYSIA.id);
}

export function isSingapore(id: number | string): boolean {
  return String(id) === String(SINGAPORE.id);
}
