import { toDialLink, toMailLink } from "~/lib/contact-links";
import { parsePhone, toWhatsAppLink } from "~/lib/phone.server";

/**
 * Returns URLs that start a call, a WhatsApp chat and a mail. A URL is empty when the phone number
 * or email is missing or not valid; the URL of the chat is empty for a landline too.
 */
export function toContactUrls(
  countryId: string,
  { phone, email }: { phone: string; email: string },
) {
  return {
    call: toDialLink(phone),
    whatsApp: toWhatsAppLink(parsePhone(phone, countryId)),
    mail: toMailLink(email),
  };
}

export type ContactUrls = ReturnType<typeof toContactUrls>;

export const NO_CONTACT_URLS: ContactUrls = { call: "", whatsApp: "", mail: "" };
