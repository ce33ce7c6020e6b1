import { MESSAGE_LIMITS } from "../../../domain/limits/messages";
import * as z from "zod";
import { typedTextOfAnyLength } from "~/forms/checks";
import { compulsoryText, emailField, tooLongMessage } from "~/forms/fields";

// A form post has CRLF line ends and a fetch has LF. Both must give the same message, so that a
// repeated post is recognised.
const typedLines = typedTextOfAnyLength.transform((text) => text.replace(/\r\n?/g, "\n"));

/** A message form as typed. */
export const messageForm = z.object({
  key: z.string().default(""),
  text: typedLines,
  /** The message that the page proposed; empty when it proposed none. */
  proposed: typedLines,
  phone: typedTextOfAnyLength,
  /** The customer's email address. */
  to: typedTextOfAnyLength,
  subject: typedTextOfAnyLength,
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
  text: compulsoryText.max(MESSAGE_LIMITS.text, tooLongMessage(MESSAGE_LIMITS.text)),
  to: emailField,
  subject: compulsoryText.max(MESSAGE_LIMITS.subject, tooLongMessage(MESSAGE_LIMITS.subject)),
});

export const reminderWay = z.enum(["whatsapp", "sms", "mail", "other"]).catch("other");
