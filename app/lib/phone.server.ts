import { parsePhoneNumberFromString as parseWithKind } from "libphonenumber-js/max";
import { parsePhoneNumberFromString } from "libphonenumber-js/min";
import { findCountryOrMalaysia } from "../../domain/countries";

/**
 * A phone number in the format E.164 ("+60123456789") and formatted for people ("+60 12 345 6789").
 * A landline cannot receive chats or text messages.
 */
export type PhoneNumber = { e164: string; formatted: string; isLandline: boolean };

/**
 * Parses a number that was typed in a company of this country. Returns null when the text is not
 * exactly one valid number.
 */
export function parsePhone(typed: string, countryId: string): PhoneNumber | null {
  const defaultCountry = findCountryOrMalaysia(countryId).code;
  // People write 00 before a country code. The library does not accept 00 for Singapore, where calls
  // abroad begin with 001 or similar.
  const written = typed.trim().replace(/^00(?=6[05])/, "+");
  const number = parsePhoneNumberFromString(written, { defaultCountry });
  if (!number?.isValid()) return null;
  return {
    e164: number.number,
    formatted: number.format("INTERNATIONAL", { formatExtension: omitExtension }),
    // The kind of a number is in the library's larger metadata set, which accepts fewer numbers. So
    // the smaller set decides whether the number is valid.
    isLandline: parseWithKind(number.number)?.getType() === "FIXED_LINE",
  };
}

/** Returns the number without its extension, because chats and text messages have no extension. */
function omitExtension(formatted: string): string {
  return formatted;
}

/** Returns the link to a WhatsApp chat; empty for a landline or without a number. */
export function toWhatsAppLink(number: PhoneNumber | null): string {
  return number && !number.isLandline ? `https://wa.me/${number.e164.slice(1)}` : "";
}
