import { MESSAGE_LIMITS } from "../../../domain/limits/messages";
import * as z from "zod";
import { typedOnce } from "~/forms/checks";
import { compulsory, emailField, tooLong } from "~/forms/fields";

// A form post has CRLF line ends and a fetch has LF. Both must give the same message, so that a
// repeated post is recognised.
const typedLines = typedOnce.transform((text) => text.replace(/\r\n?/g, "\n"));

/** A message form as typed. */
export const messageForm = z.object({
  key: z.string().default(""),
  text: typedLines,
  /** The message that the page proposed; empty when it proposed none. */
  proposed: typedLines,
  phone: typedOnce,
  /** The customer's email address. */
  to: typedOnce,
  subject: typedOnce,
});

export type MessageForm = z.output<typeof messageForm>;

/**
 * Returns whether the user left the proposed message unchanged, so that a new proposal may replace
 * it.
 */
export function isAsProposed({ text, proposed }: MessageForm): boolean {
  return text === proposed;
}

/** Checks the fields of an email; its messages are shown beside the fields. */
export const mailFields = messageForm.extend({
  text: compulsory.max(MESSAGE_LIMITS.text, tooLong(MESSAGE_LIMITS.text)),
  to: emailField,
  subject: compulsory.max(MESSAGE_LIMITS.subject, tooLong(MESSAGE_LIMITS.subject)),
});

export const reminderWay = z.enum(["whatsapp", "sms", "mail", "other"]).catch("other");
