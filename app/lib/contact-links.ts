const MAPS = "https://www.google.com/maps/search/?";

/** Returns a link that opens a mail to the address; empty when the text has no "@". */
export function toMailLink(email: string): string {
  const text = email.trim();
  return text.includes("@") ? `mailto:${encodeURIComponent(text).replace("%40", "@")}` : "";
}

/**
 * Returns a link to a map of the address, which phones open in their map app; empty for an empty
 * address.
 */
export function toMapLink(address: string): string {
  const text = address.trim();
  return text ? MAPS + new URLSearchParams({ api: "1", query: text }).toString() : "";
}

/** Returns a link that dials the number; empty when the text has no digits. */
export function toDialLink(phone: string): string {
  const digits = phone.replace(/[^\d+*#,;]/g, "");
  return /\d/.test(digits) ? `tel:${digits.replaceAll("#", "%23")}` : "";
}
