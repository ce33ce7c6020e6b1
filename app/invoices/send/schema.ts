import { MESSAGE_LIMITS } from "../../../domain/limits/messages";
import * as z from "zod";
import { typedTextOfAnyLength } from "~/forms/checks";
import { compulsoryText, emailField } from "~/forms/fields";

// The browser posts a form with CRLF line ends; the script posts LF. Both must give the same
// message, so that a repeated post is recognized.
const typedLines = typedTextOfAnyLength.transform((text) => text.replace(/\r\n?/g, "\n"));

/** A message form with its typed values. */
export const messageForm = z.object({
  key: z.string().default(""),
  text: typedLines,
  /** The message that the page had proposed; empty without a proposal. */
  proposed: typedLines,
  phone: typedTextOfAnyLength,
  /** The customer's email address. */
  to: typedTextOfAnyLength,
  subject: typedTextOfAnyLength,
});

export type MessageForm = z.output<typeof messageForm>;

/**
 * Returns true when the user has not edited the proposed message, so that a new proposal may
 * replace it.
 */
export function isAsProposed({ text, proposed }: MessageForm): boolean {
  return text === proposed;
}

/** Checks the fields of an email. The error messages are shown beside the fields. */
export const mailFields = messageForm.extend({
  text: compulsoryText.max(MESSAGE_LIMITS.text),
  to: emailField,
  subject: compulsoryText.max(MESSAGE_LIMITS.subject),
});

/** How a reminder was sent; "other" for an unknown value. */
export const reminderWay = z.enum(["whatsapp", "sms", "mail", "other"]).catch("other");
