/** Ways to hand over a text, as addresses that the phone opens; what is blank is left out. */
type To = { text: string; subject: string; whatsApp: string; phone: string; email: string };

export function waysToSend({ text, subject, whatsApp, phone, email }: To) {
  const body = encodeURIComponent(oneLineEnds(text));
  return {
    /** Without a number WhatsApp asks to whom. */
    whatsApp: `${whatsApp || "https://wa.me/"}?text=${body}`,
    sms: `${phone.replace(/^tel:/, "sms:") || "sms:"}?body=${body}`,
    mail: `${email || "mailto:"}?subject=${encodeURIComponent(subject)}&body=${body}`,
  };
}

/** As messengers take them; what sets the direction of text could hide where a link leads. */
function oneLineEnds(text: string): string {
  return text.replace(/\r\n?/g, "\n").replace(/[\u202a-\u202e\u2066-\u2069\u200e\u200f]/g, "");
}
