import { SINGAPORE } from "./countries";

const MAPS = "https://www.google.com/maps/search/?";

/**
 * Addresses that open the phone's own mail, map and dialler; blank when there is nothing to open.
 */

export function mailLink(email: string): string {
  const text = email.trim();
  return text.includes("@") ? `mailto:${encodeURIComponent(text).replace("%40", "@")}` : "";
}

/** A map by address: phones open it in the map app they have. */
export function mapLink(address: string): string {
  const text = address.trim();
  return text ? MAPS + new URLSearchParams({ api: "1", query: text }).toString() : "";
}

export function dialLink(phone: string): string {
  const digits = phone.replace(/[^\d+*#,;]/g, "");
  return /\d/.test(digits) ? `tel:${digits.replaceAll("#", "%23")}` : "";
}

/**
 * A chat by the number in international form; blank for what is no mobile number of either country
 * and does not say of which country it is.
 */
export function whatsAppLink(phone: string, countryId: string): string {
  const digits = internationalDigits(phone, countryId);
  return digits ? `https://wa.me/${digits}` : "";
}

function internationalDigits(phone: string, countryId: string): string {
  const text = phone.trim();
  const digits = text.replace(/\D/g, "");
  if (text.startsWith("+") || text.startsWith("00"))
    return /^\d{8,15}$/.test(digits.replace(/^00/, "")) ? digits.replace(/^00/, "") : "";
  if (countryId === SINGAPORE) return /^[89]\d{7}$/.test(digits) ? `65${digits}` : "";
  return /^01\d{8,9}$/.test(digits) ? `6${digits}` : "";
}
