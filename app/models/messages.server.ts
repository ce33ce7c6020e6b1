import * as z from "zod";
import type { Session } from "~/server/session/session-storage.server";
import { callV2 } from "~/server/v2/client.server";
import { toInvoicePath, toReceiptPath } from "./record-path.server";
import { reasonFields } from "./coded.server";
import { flag, id, text } from "./wire.server";

// This module makes the calls of the extensions `send`, `send_papers` and `mails`: messages to
// customers.

/**
 * The document that a message sends. Dates are YYYY-MM-DD. The kind `reminder` covers all overdue
 * invoices of a customer.
 */
export type MessageSubject =
  | { kind: "invoice"; invoiceId: string }
  | { kind: "receipt"; invoiceId: string; paymentId: string }
  | { kind: "whole_receipt"; receiptId: string }
  | { kind: "credit_note"; noteId: string }
  | { kind: "statement"; contactId: string; from: string; to: string }
  | { kind: "reminder"; contactId: string };

const message = z.object({
  id,
  /** What the message is about. "invoices" are several invoices of a customer. */
  kind: text,
  is_reminder: flag,
  way: text,
  /** The address of a mail. Empty for a reminder that the owner sent outside this app. */
  to: text,
  /**
   * "sent", "failed", or "interrupted" when the mail may have been sent. Other states are not
   * final.
   */
  state: text,
  /** Why the mail was not sent, or not yet. */
  ...reasonFields,
  /** When a mail that is on its way is tried again, in ISO 8601, UTC; otherwise empty. */
  next_try_at: text,
  can_send_again: flag,
  /** The moment in ISO 8601, UTC. */
  at: text,
  by: text,
  /** The first and last day of a statement, YYYY-MM-DD. Both are empty for other documents. */
  from: text,
  until: text,
});

/** A mail to a customer, or a recorded reminder. */
export type SentMessage = z.output<typeof message>;

/** The ways in which the owner sends a reminder outside this app, with an app of the phone. */
export type ReminderWay = "whatsapp" | "sms" | "mail" | "other";

/**
 * Reads the newest messages about a document, the newest first. `lastReminder` is the last reminder
 * that was sent; null when there is none.
 */
export async function readMessages(
  session: Session,
  subject: MessageSubject,
): Promise<{ messages: SentMessage[]; lastReminder: SentMessage | null }> {
  const response = await callV2({
    path: `${subjectPath(subject)}/messages`,
    query: { business_id: session.companyId },
    credentials: session.credentials,
    answer: z.object({ messages: z.array(message), last_reminder: message.nullable() }),
  });
  return { messages: response.messages, lastReminder: response.last_reminder };
}

/** A mail to send. Its `subject` is the subject line, not the document. */
type Mail = { to: string; subject: string; text: string; isReminder: boolean };

/**
 * Queues a mail with the document as a PDF. Calls with the same `idempotencyKey` send one mail. The
 * outcome is read by `readMessages`.
 */
export async function sendMail(
  session: Session,
  subject: MessageSubject,
  { isReminder, ...mail }: Mail,
  idempotencyKey: string,
): Promise<SentMessage> {
  const response = await callV2({
    method: "POST",
    path: `${subjectPath(subject)}/mails`,
    body: {
      business_id: session.companyId,
      ...mail,
      is_reminder: isReminder,
      ...(subject.kind === "statement" ? { from: subject.from, until: subject.to } : {}),
    },
    credentials: session.credentials,
    idempotencyKey,
    answer: z.object({ mail: message }),
  });
  return response.mail;
}

/**
 * Queues an interrupted or failed mail again. Throws `UpstreamFault` "refused" when a call with
 * another key has sent it again before.
 */
export async function sendMailAgain(
  session: Session,
  subject: MessageSubject,
  messageId: string,
  idempotencyKey: string,
): Promise<SentMessage> {
  const response = await callV2({
    method: "POST",
    path: `${subjectPath(subject)}/messages/${encodeURIComponent(messageId)}/again`,
    body: { business_id: session.companyId },
    credentials: session.credentials,
    idempotencyKey,
    answer: z.object({ mail: message }),
  });
  return response.mail;
}

/**
 * Records a reminder that the owner sent outside this app, about one invoice or about all overdue
 * invoices of a customer.
 */
export async function recordReminder(
  session: Session,
  subject: MessageSubject,
  way: ReminderWay,
  idempotencyKey: string,
): Promise<void> {
  await callV2({
    method: "POST",
    path: subject.kind === "reminder" ? subjectPath(subject) : `${subjectPath(subject)}/reminders`,
    body: { business_id: session.companyId, way },
    credentials: session.credentials,
    idempotencyKey,
    answer: z.unknown(),
  });
}

function subjectPath(subject: MessageSubject): string {
  switch (subject.kind) {
    case "invoice":
      return toInvoicePath(subject.invoiceId);
    case "receipt":
      return `${toInvoicePath(subject.invoiceId)}/payments/${encodeURIComponent(subject.paymentId)}`;
    case "whole_receipt":
      return toReceiptPath(subject.receiptId);
    case "credit_note":
      return `/sales/credit_notes/${encodeURIComponent(subject.noteId)}`;
    case "statement":
      return `/contacts/${encodeURIComponent(subject.contactId)}/statement`;
    case "reminder":
      return `/contacts/${encodeURIComponent(subject.contactId)}/reminders`;
  }
}
