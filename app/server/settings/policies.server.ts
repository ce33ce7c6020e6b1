import { env } from "./env.server";
import { isMalaysia, isSingapore } from "../../../domain/countries";

/** Returns the addresses of the policies for Malaysia, for Singapore, or for any other country. */
export function toPolicyUrls(countryId: string): { privacy: string; terms: string } {
  if (isMalaysia(countryId))
    return { privacy: env.PRIVACY_URL_MALAYSIA, terms: env.TERMS_URL_MALAYSIA };
  if (isSingapore(countryId))
    return { privacy: env.PRIVACY_URL_SINGAPORE, terms: env.TERMS_URL_SINGAPORE };
  return { privacy: env.PRIVACY_URL_GLOBAL, terms: env.TERMS_URL_GLOBAL };
}
