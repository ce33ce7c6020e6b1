import type { CurrencyCode } from "./seed/books";

/** The countries the product works in. */
export const COUNTRIES = [
  { id: 135, name: "Malaysia", code: "MY" },
  { id: 200, name: "Singapore", code: "SG" },
] as const;

export function countryName(id: number): string {
  return COUNTRIES.find((country) => country.id === id)?.name ?? "";
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
