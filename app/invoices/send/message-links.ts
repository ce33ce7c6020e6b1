import type { ReminderWay } from "~/models/messages.server";

type Message = {
  text: string;
  subject: string;
  /** The phone number in the format E.164, such as "+60123456789"; empty when it is unknown. */
  phone: string;
  email: string;
};

/**
 * Returns URLs that open WhatsApp, SMS or the mail app with a message. Without a recipient, that
 * app lets the user choose one.
 */
export function toMessageLinks({
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
 * Percent-encodes text. Removes characters that change the text direction, which could hide where a
 * link leads, and replaces lone surrogates, which cannot be encoded.
 */
function encodeText(text: string): string {
  const safeText = text
    .replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, "")
    .replace(/\p{Surrogate}/gu, "\ufffd");
  return encodeURIComponent(safeText);
}
