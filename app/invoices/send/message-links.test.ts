import { expect, it } from "vitest";
import { toMessageLinks } from "./message-links";

const MESSAGE = { text: "Hello", subject: "Invoice", phone: "+60123456789", email: "a@b.test" };

const HOSTILE_TEXTS = [
  "<script>alert(1)</script>\"'&amp;",
  "a\r\nBcc: all@example.test\r\n\r\nb",
  "a&body=b&phone=1#c?d=e%0d%0aBcc:x",
  "https://wa.me/60199999999?text=x",
  "\u202eevil\u2066x\u200f",
  "half \ud83d of one",
];

it.each(HOSTILE_TEXTS)(
  "the text %j adds no parameter, fragment, header line or direction mark to the links of a message",
  (hostile) => {
    const links = toMessageLinks({ ...MESSAGE, text: hostile, subject: hostile, email: hostile });
    const whatsApp = new URL(links.whatsapp);
    expect([whatsApp.host, whatsApp.pathname, whatsApp.hash]).toEqual([
      "wa.me",
      "/60123456789",
      "",
    ]);
    expect([...whatsApp.searchParams.keys()]).toEqual(["text"]);
    const sms = new URL(links.sms);
    expect([sms.pathname, [...sms.searchParams.keys()], sms.hash]).toEqual([
      MESSAGE.phone,
      ["body"],
      "",
    ]);
    const mail = new URL(links.mail);
    expect([[...mail.searchParams.keys()], mail.hash]).toEqual([["subject", "body"], ""]);
    expect(mail.searchParams.get("subject")).not.toMatch(/[\r\n]/);
    for (const href of Object.values(links)) expect(href).toMatch(/^[\x21-\x7e]+$/);
    expect(decodeURIComponent(Object.values(links).join())).not.toMatch(
      /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/,
    );
  },
);

it("the links of a message contain its text unchanged, in Chinese and Malay too", () => {
  const text = "您好 & salam\nRM 100.00 + 5%";
  const { whatsapp, sms, mail } = toMessageLinks({ ...MESSAGE, text });
  expect(new URL(whatsapp).searchParams.get("text")).toBe(text);
  for (const href of [sms, mail])
    expect(decodeURIComponent(/[?&]body=([^&]*)$/.exec(href)?.[1] ?? "")).toBe(text);
});

it("the links of a message have no recipient when the phone number and the email are unknown", () => {
  const { whatsapp, sms, mail } = toMessageLinks({ ...MESSAGE, phone: "", email: "" });
  expect([whatsapp, sms, mail]).toEqual([
    "https://wa.me/?text=Hello",
    "sms:?body=Hello",
    "mailto:?subject=Invoice&body=Hello",
  ]);
});
