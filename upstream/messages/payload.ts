import { MAX_EMAIL_LENGTH } from "../../domain/limits/email";
import { INVOICE_LIMITS } from "../../domain/limits/invoices";
import { MESSAGE_LIMITS } from "../../domain/limits/messages";
import * as z from "zod";
import { flagSchema, parseId, requiredText } from "../wire/fields";
import { issue } from "../wire/issue";

/** Unicode characters that change the direction of text could disguise the target of a link. */
const DIRECTION_CONTROLS = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
/** Control characters in a line, and in a text, in which tabs and line breaks are allowed. */
const CONTROLS = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g;
const CONTROLS_IN_TEXT = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g;

/** Returns the sender's name, whose end tells the recipient that the app sent the mail. */
export function formatSenderName(company: string, brand: string): string {
  return `${toOneLine(company).trim().slice(0, 200)} via ${brand}`;
}

/** Returns the text as one line without characters that could disguise what it says. */
export function toOneLine(text: string): string {
  return text.replace(DIRECTION_CONTROLS, "").replace(CONTROLS, " ");
}

/** Returns the text without characters that could disguise what it says. */
export function toMailText(text: string): string {
  return text.replace(DIRECTION_CONTROLS, "").replace(CONTROLS_IN_TEXT, "");
}

/** The payload of a mail to a customer. */
export const mailPayloadSchema = z.object({
  to: requiredText("email_address", MAX_EMAIL_LENGTH).refine(
    (value) => z.string().email().safeParse(value).success,
    issue("invalid_email"),
  ),
  subject: requiredText("subject", MESSAGE_LIMITS.subject).transform(toOneLine),
  text: requiredText("message", MESSAGE_LIMITS.text).transform(toMailText),
  is_reminder: flagSchema.transform(Boolean),
});

export type MailPayload = z.output<typeof mailPayloadSchema>;

/** The payload of the mails of several invoices. `app_url` is the address of the app in links. */
export const bulkPayloadSchema = z.object({
  invoice_ids: z
    .array(
      z.unknown().transform((value) => parseId(value) ?? 0),
      { message: issue("invoices_needed") },
    )
    .min(1, issue("invoices_needed"))
    .max(INVOICE_LIMITS.selected, issue("too_many_invoices", { max: INVOICE_LIMITS.selected }))
    .transform((ids) => [...new Set(ids)]),
  app_url: z
    .string()
    .url(issue("app_url"))
    .regex(/^https?:/, issue("app_url"))
    .optional(),
});

/** The payload that records a reminder that the owner has sent without this server. */
export const reminderPayloadSchema = z.object({
  way: z.enum(["whatsapp", "sms", "mail", "other"], {
    message: issue("unknown_record", { record: "way" }),
  }),
});
