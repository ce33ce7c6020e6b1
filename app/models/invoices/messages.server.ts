import * as z from "zod";
import type { Session } from "~/server/session/record.server";
import { callV2 } from "~/server/v2/client.server";
import { flag, id, text } from "../wire.server";
import { invoicePath } from "../record-path.server";

/** What goes to customers of an invoice, of the extensions `send` and `mails`. */

const message = z.object({
  id,
  is_reminder: flag,
  way: text,
  /** The address of a mail; blank for what the owner's own phone sent. */
  to: text,
  /** "sent", "failed", "interrupted" for what may have been sent, or not known yet. */
  state: text,
  /** Why it was not sent, in the API's words. */
  reason: text,
  can_send_again: flag,
  /** ISO 8601, UTC. */
  at: text,
  by: text,
});

export type SentMessage = z.output<typeof message>;

/** How the owner's own phone sends a reminder. */
export type ReminderWay = "whatsapp" | "sms" | "mail" | "other";

/** The newest first. */
export async function readMessages(
  session: Session,
  invoiceId: string,
): Promise<{ messages: SentMessage[]; lastReminder: SentMessage | null }> {
  const answered = await callV2({
    path: pathOf(invoiceId, "messages"),
    query: { business_id: session.companyId },
    credentials: session.credentials,
    answer: z.object({ messages: z.array(message), last_reminder: message.nullable() }),
  });
  return { messages: answered.messages, lastReminder: answered.last_reminder };
}

type Mail = { to: string; subject: string; text: string; isReminder: boolean };

/** With the invoice as a PDF; once for each key. */
export async function sendMail(
  session: Session,
  invoiceId: string,
  { isReminder, ...mail }: Mail,
  key: string,
): Promise<SentMessage> {
  const answered = await callV2({
    method: "POST",
    path: pathOf(invoiceId, "mails"),
    body: { business_id: session.companyId, ...mail, is_reminder: isReminder },
    credentials: session.credentials,
    idempotencyKey: key,
    answer: z.object({ mail: message }),
  });
  return answered.mail;
}

/** Sends a mail again that may never have gone: once, whatever the key. */
export async function sendMailAgain(
  session: Session,
  invoiceId: string,
  messageId: string,
  key: string,
): Promise<SentMessage> {
  const answered = await callV2({
    method: "POST",
    path: `${pathOf(invoiceId, "messages")}/${encodeURIComponent(messageId)}/again`,
    body: { business_id: session.companyId },
    credentials: session.credentials,
    idempotencyKey: key,
    answer: z.object({ mail: message }),
  });
  return answered.mail;
}

/** Notes a reminder that the owner's own phone sent. */
export async function noteReminder(
  session: Session,
  invoiceId: string,
  way: ReminderWay,
  key: string,
): Promise<void> {
  await callV2({
    method: "POST",
    path: pathOf(invoiceId, "reminders"),
    body: { business_id: session.companyId, way },
    credentials: session.credentials,
    idempotencyKey: key,
    answer: z.unknown(),
  });
}

function pathOf(invoiceId: string, what: "messages" | "mails" | "reminders"): string {
  return `${invoicePath(invoiceId)}/${what}`;
}
