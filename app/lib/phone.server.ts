import { parsePhoneNumberFromString as parseWithKind } from "libphonenumber-js/max";
import { parsePhoneNumberFromString } from "libphonenumber-js/min";
import { countryOrMalaysia } from "../../domain/countries";

/**
 * A phone number in E.164 ("+60123456789") and formatted for people ("+60 12 345 6789"). A landline
 * cannot receive chats or text messages.
 */
export type PhoneNumber = { e164: string; formatted: string; isLandline: boolean };

/**
 * Parses a number that was typed in a company of this country. Returns null when the text is not
 * exactly one valid number.
 */
export function parsePhone(typed: string, countryId: string): PhoneNumber | null {
  const defaultCountry = countryOrMalaysia(countryId).code;
  // From Singapore, calls abroad begin with 001 or similar, but people write 00.
  const written = typed.trim().replace(/^00(?=6[05])/, "+");
  const number = parsePhoneNumberFromString(written, { defaultCountry });
  if (!number?.isValid()) return null;
  return {
    e164: number.number,
    formatted: number.format("INTERNATIONAL", { formatExtension: omitExtension }),
    // Only the larger metadata set knows the kind of a number, and it accepts fewer numbers.
    isLandline: parseWithKind(number.number)?.getType() === "FIXED_LINE",
  };
}

/** Leaves out the extension, which chats and text messages do not have. */
function omitExtension(formatted: string): string {
  return formatted;
}

/** Returns the link to a WhatsApp chat; empty for a landline or without a number. */
export function whatsAppLink(number: PhoneNumber | null): string {
  return number && !number.isLandline ? `https://wa.me/${number.e164.slice(1)}` : "";
}
