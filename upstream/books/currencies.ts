import { COUNTRIES } from "../../domain/countries";
import type { CurrencyCode } from "./types";

/** How each currency is written. */
export const SYMBOLS: Record<CurrencyCode, string> = {
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

/** The country of ours whose own currency it is; null for all others. */
export function countryOfCurrency(code: string): number | null {
  return COUNTRIES.find(({ currency }) => currency === code)?.id ?? null;
}

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
