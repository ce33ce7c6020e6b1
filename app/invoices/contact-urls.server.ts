import { dialLink, mailLink } from "~/lib/contact-links";
import { readPhone, whatsAppLink } from "~/lib/phone.server";

/** The addresses that open a call, a chat and a mail; blank where they are not known. */
export function toContactUrls(
  countryId: string,
  { phone, email }: { phone: string; email: string },
) {
  return {
    call: dialLink(phone),
    whatsApp: whatsAppLink(readPhone(phone, countryId)),
    mail: mailLink(email),
  };
}

export type ContactUrls = ReturnType<typeof toContactUrls>;

export const NO_CONTACT_URLS: ContactUrls = { call: "", whatsApp: "", mail: "" };
