import { tooLong } from "~/forms/fields";
import { MESSAGE_LIMITS } from "../../../domain/limits/messages";
import * as z from "zod";
import { compulsory, emailField } from "~/forms/fields";

// No field has a limit here but the post's own: a deed that reads no text takes the page as it is.
// A browser posts its lines otherwise than script does, and a repeat is to be the same message.
const lines = z
  .string()
  .default("")
  .transform((text) => text.replace(/\r\n?/g, "\n"));

/** A message to a customer, as it is typed. */
export const messageForm = z.object({
  key: z.string().default(""),
  text: lines,
  /** The message that the page proposed; blank where it proposed none. */
  proposed: lines,
  phone: z.string().default(""),
  /** The email address. */
  to: z.string().default(""),
  subject: z.string().default(""),
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
