import type { CurrencyCode } from "./books/types";

/** The countries the product works in. */
export const COUNTRIES = [
  { id: 135, name: "Malaysia", code: "MY" },
  { id: 200, name: "Singapore", code: "SG" },
] as const;

export type CountryId = (typeof COUNTRIES)[number]["id"];

export function countryOf(id: number) {
  return COUNTRIES.find((country) => country.id === id);
}

export function countryName(id: number): string {
  return countryOf(id)?.name ?? "";
}

export function currencyOf(countryId: number): "MYR" | "SGD" {
  return countryId === 200 ? "SGD" : "MYR";
}

/** How each currency is written, and the country of ours it belongs to. */
export const CURRENCIES: Record<CurrencyCode, { symbol: string; countryId: number | null }> = {
  MYR: { symbol: "RM", countryId: 135 },
  SGD: { symbol: "S$", countryId: 200 },
  USD: { symbol: "US$", countryId: null },
  EUR: { symbol: "€", countryId: null },
  GBP: { symbol: "£", countryId: null },
  AUD: { symbol: "A$", countryId: null },
  CNY: { symbol: "¥", countryId: null },
  IDR: { symbol: "Rp", countryId: null },
  THB: { symbol: "฿", countryId: null },
};

/** Before there is a company, whose currencies have ids of their own. */
export const CURRENCY_IDS: Record<CurrencyCode, number> = {
  MYR: 1,
  SGD: 2,
  USD: 3,
  EUR: 4,
  GBP: 5,
  AUD: 6,
  CNY: 7,
  IDR: 8,
  THB: 9,
};

export const SIGN_UP_CURRENCIES = Object.entries(CURRENCIES).map(
  ([code, { symbol, countryId }]) => ({
    // Object.entries forgets what the names are.
    id: CURRENCY_IDS[code as CurrencyCode],
    code,
    symbol,
    country_id: countryId,
  }),
);

export const LANGUAGES = [{ id: 1, name: "English", code: "en" }] as const;

export const BUSINESS_TYPES = [
  { id: 1, name: "Services" },
  { id: 2, name: "Retail and wholesale" },
  { id: 3, name: "Food and drink" },
  { id: 4, name: "Manufacturing" },
  { id: 5, name: "Construction" },
] as const;
