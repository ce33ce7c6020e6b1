import { businessNumberWords as words } from "../words/business-numbers";
import { PROFILE_LIMITS } from "../limits/business";
import { hasValidChecksum, parseEmv } from "./emv-code";

/** The identifier of DuitNow in the merchant account information, assigned by PayNet. */
const DUITNOW_ID = "A0000006150001";
/** The ISO 4217 number of the currency ringgit. */
const RINGGIT = "458";

/** A DuitNow code: the text inside the QR code, and the name of its account. */
export type DuitNowCode = { code: string; name: string };

/**
 * Parses the text of a shop's DuitNow QR code. Returns the code without surrounding spaces, and the
 * name of its account. Returns a problem in words for the user when the text is not a valid
 * DuitNow code for ringgit in Malaysia.
 */
export function parseDuitNow(text: string): DuitNowCode | { problem: string } {
  const code = text.trim();
  const fields = code.length <= PROFILE_LIMITS.duitnow_code ? parseEmv(code) : null;
  if (!fields) return { problem: words.noPaymentCode };
  if (!hasValidChecksum(code)) return { problem: words.damagedCode };
  // Tags: 26 merchant account (00 identifier), 53 currency, 58 country, 59 merchant name.
  const account = parseEmv(fields.get("26") ?? "");
  if (account?.get("00") !== DUITNOW_ID) return { problem: words.noDuitNow };
  if (fields.get("53") !== RINGGIT || fields.get("58") !== "MY")
    return { problem: words.noRinggit };
  return { code, name: (fields.get("59") ?? "").trim() };
}
