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
