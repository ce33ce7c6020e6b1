import { COUNTRIES } from "../../domain/countries";
import { DEFAULT_LANGUAGE, LANGUAGES } from "../../domain/languages";
import { findCountryIdOfCurrency, CURRENCY_IDS, CURRENCY_SYMBOLS } from "../books/currencies";
import type { CurrencyCode } from "../books/types";

/** The lists to choose from during sign-up, as JSON of the v2 API. */

export const SIGN_UP_COUNTRIES = COUNTRIES.map(({ id, name, code }) => ({ id, name, code }));

export const SIGN_UP_CURRENCIES = Object.entries(CURRENCY_SYMBOLS).map(([code, symbol]) => ({
  // Object.entries loses the type of the keys.
  id: CURRENCY_IDS[code as CurrencyCode],
  code,
  symbol,
  country_id: findCountryIdOfCurrency(code),
}));

/**
 * The languages to choose from: the default language only. A person chooses the language of the
 * screens with the extension "language". `id` is a code in LANGUAGES, but a number on the wire.
 */
export const SIGN_UP_LANGUAGES = LANGUAGES.filter(({ id }) => id === DEFAULT_LANGUAGE).map(
  ({ id: code, name }) => ({ id: 1, name, code }),
);

export const BUSINESS_TYPES = [
  { id: 1, name: "Services" },
  { id: 2, name: "Retail and wholesale" },
  { id: 3, name: "Food and drink" },
  { id: 4, name: "Manufacturing" },
  { id: 5, name: "Construction" },
] as const;
