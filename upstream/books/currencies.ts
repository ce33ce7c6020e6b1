import { COUNTRIES } from "../../domain/countries";
import type { CurrencyCode } from "./types";

/** The symbol of each currency. */
export const CURRENCY_SYMBOLS: Record<CurrencyCode, string> = {
  MYR: "RM",
  SGD: "S$",
  USD: "US$",
  EUR: "€",
  GBP: "£",
  AUD: "A$",
  CNY: "¥",
  IDR: "Rp",
  THB: "฿",
};

/** Returns the id of the supported country with this currency, or null for any other currency. */
export function findCountryIdOfCurrency(code: string): number | null {
  return COUNTRIES.find(({ currency }) => currency === code)?.id ?? null;
}

/** The ids of currencies during sign-up. The stored currencies of a company have other ids. */
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
