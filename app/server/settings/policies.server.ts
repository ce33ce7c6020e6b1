import { env } from "./env.server";
import { MALAYSIA, SINGAPORE } from "~/lib/countries";

/** Where the policies stand that apply in a country. */
export function policies(countryId: string): { privacy: string; terms: string } {
  switch (countryId) {
    case MALAYSIA:
      return { privacy: env.PRIVACY_URL_MALAYSIA, terms: env.TERMS_URL_MALAYSIA };
    case SINGAPORE:
      return { privacy: env.PRIVACY_URL_SINGAPORE, terms: env.TERMS_URL_SINGAPORE };
    default:
      return { privacy: env.PRIVACY_URL_GLOBAL, terms: env.TERMS_URL_GLOBAL };
  }
}
