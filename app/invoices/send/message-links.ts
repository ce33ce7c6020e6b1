import type { ReminderWay } from "~/models/messages.server";

type Message = {
  text: string;
  subject: string;
  /** E.164; blank for none. */
  phone: string;
  email: string;
};

/** Ways to hand over a text, as addresses that the phone opens; it asks to whom what is blank. */
export function messageLinks({
  text,
  subject,
  phone,
  email,
}: Message): Record<Exclude<ReminderWay, "other">, string> {
  const body = encodeText(text.replace(/\r\n?/g, "\n"));
  const about = encodeText(subject.replace(/\s+/g, " "));
  return {
    whatsapp: `https://wa.me/${phone.slice(1)}?text=${body}`,
    sms: `sms:${phone}?body=${body}`,
    mail: `mailto:${encodeText(email).replace("%40", "@")}?subject=${about}&body=${body}`,
  };
}

/**
 * What sets the direction of text could hide where a link leads, and half a character cannot be
 * encoded.
 */
function encodeText(text: string): string {
  const shown = text
    .replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, "")
    .replace(/\p{Surrogate}/gu, "\ufffd");
  return encodeURIComponent(shown);
}
