import { PROFILE_LIMITS } from "../limits/business";
import { hasValidChecksum, parseEmv } from "./emv-code";

/** Of PayNet, in the merchant account information. */
const DUITNOW_ID = "A0000006150001";
const RINGGIT = "458";

export type DuitNowCode = { code: string; name: string };

/**
 * The text of a shop's DuitNow QR code, with whose it is; or why it is none, in words for the
 * person. The text is kept as it is: only the shop's bank can make another.
 */
export function parseDuitNow(text: string): DuitNowCode | { problem: string } {
  const code = text.trim();
  const fields = code.length <= PROFILE_LIMITS.duitnow_code ? parseEmv(code) : null;
  if (!fields) return { problem: "This is a QR code, but not one for payments." };
  if (!hasValidChecksum(code)) {
    return { problem: "This payment code is damaged. Please take another picture of it." };
  }
  const account = parseEmv(fields.get("26") ?? "");
  if (account?.get("00") !== DUITNOW_ID) {
    return { problem: "This is a payment code, but not a DuitNow one. Please use the DuitNow QR." };
  }
  if (fields.get("53") !== RINGGIT || fields.get("58") !== "MY") {
    return { problem: "This DuitNow code is not for payments in ringgit in Malaysia." };
  }
  return { code, name: (fields.get("59") ?? "").trim() };
}
