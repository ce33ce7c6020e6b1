import { MESSAGE_LIMITS } from "../../../domain/limits/messages";
import * as z from "zod";
import { typedOnce } from "~/forms/checks";
import { compulsory, emailField, tooLong } from "~/forms/fields";

// A browser posts its lines otherwise than script does, and a repeat is to be the same message.
const typedLines = typedOnce.transform((text) => text.replace(/\r\n?/g, "\n"));

/** A message to a customer, as it is typed. */
export const messageForm = z.object({
  key: z.string().default(""),
  text: typedLines,
  /** The message that the page proposed; blank where it proposed none. */
  proposed: typedLines,
  phone: typedOnce,
  /** The email address. */
  to: typedOnce,
  subject: typedOnce,
});

export type MessageForm = z.output<typeof messageForm>;

/** Whether the message is still the page's own, so that a new proposal takes its place. */
export function isAsProposed({ text, proposed }: MessageForm): boolean {
  return text === proposed;
}

/** What is wrong with it as a mail, in words for the person. */
export const mailFields = messageForm.extend({
  text: compulsory.max(MESSAGE_LIMITS.text, tooLong(MESSAGE_LIMITS.text)),
  to: emailField,
  subject: compulsory.max(MESSAGE_LIMITS.subject, tooLong(MESSAGE_LIMITS.subject)),
});

export const reminderWay = z.enum(["whatsapp", "sms", "mail", "other"]).catch("other");
