import { parsePhoneNumberFromString as parseWithKind } from "libphonenumber-js/max";
import { parsePhoneNumberFromString } from "libphonenumber-js/min";
import { countryOrMalaysia } from "../../domain/countries";

/**
 * E.164 ("+60123456789"), and as people read it ("+60 12 345 6789"). A landline takes no chats or text
 * messages.
 */
export type PhoneNumber = { e164: string; formatted: string; isLandline: boolean };

/**
 * A number as it was typed in a country's company; null for what is none that could be called, or
 * is several.
 */
export function parsePhone(typed: string, countryId: string): PhoneNumber | null {
  const defaultCountry = countryOrMalaysia(countryId).code;
  // In Singapore one dials 001 and the like abroad, and writes 00 all the same.
  const written = typed.trim().replace(/^00(?=6[05])/, "+");
  const number = parsePhoneNumberFromString(written, { defaultCountry });
  if (!number?.isValid()) return null;
  return {
    e164: number.number,
    formatted: number.format("INTERNATIONAL", { formatExtension: omitExtension }),
    // The set that knows kinds is stricter about what is a number at all.
    isLandline: parseWithKind(number.number)?.getType() === "FIXED_LINE",
  };
}

/** Neither a chat nor a text message has one. */
function omitExtension(shown: string): string {
  return shown;
}

/** A chat by WhatsApp; blank for none. */
export function whatsAppLink(number: PhoneNumber | null): string {
  return number && !number.isLandline ? `https://wa.me/${number.e164.slice(1)}` : "";
}
