import type { CompanyBooks } from "../db/company-books";
import type { JobSubject } from "../db/job-tables";
import type { MessageState } from "../db/issued-tables";
import { LeaseLostError } from "../jobs/end";
import type { JobResult } from "../jobs/end";
import type { JobHandler, JobTry } from "../jobs/handler";
import { createReason, NO_REASON, toReason, toReasonColumns, type Reason } from "../jobs/reason";
import type { SendMail } from "../mail/mail";
import { drawInWorker } from "../pdf/draw-in-worker";
import { ApiError, createRefusal } from "../wire/api-error";
import { toMailFailure, type MailFailure } from "./mail-failure";
import { listMessageInvoices } from "./message-invoices";
import { formatSenderName } from "./payload";
import { eraseText, recordOutcome, type StoredMail } from "./record-outcome";
import { SUBJECT_HANDLERS } from "./subjects/handlers";
import { SUBJECT_COLUMNS, type MailContent } from "./subjects/subject";

const DAY_MS = 24 * 60 * 60_000;

/**
 * Looks again at a reminder that goes out by itself: with the content of this try, or for another
 * time, or not to be sent any more. It runs in the transaction that claims the mail.
 */
export type RefreshReminder = (
  books: CompanyBooks,
  mail: Pick<StoredMail, "id" | "contact_id">,
  now: Date,
) => Promise<
  | { state: "send"; content: { subject: string; text: string } }
  | { state: "put_off"; until: Date }
  | { state: "drop" }
>;

type Services = { send: SendMail; brand: string; refresh: RefreshReminder };

/** Returns the handler that sends mails to customers, most of them with a PDF. */
export function createMailHandler({ send, brand, refresh }: Services): JobHandler {
  return {
    giveUpMs: DAY_MS,
    async run(jobTry) {
      const mail = await claimMail(jobTry, refresh);
      if ("state" in mail) return jobTry.end(mail);
      if (mail.wasInterrupted)
        return endUnsent(jobTry, mail, {
          kind: "unconfirmed",
          reason: createReason("mail_stopped"),
        });
      try {
        await sendMail(jobTry, mail, { send, brand });
      } catch (error) {
        console.error("A mail to a customer was not sent:", summarizeError(error));
        return endUnsent(jobTry, mail, explainFailure(error, mail.recipient));
      }
      const saveSent = async (books: CompanyBooks) => {
        await saveOutcome(books, mail, { state: "sent", reason: NO_REASON }, jobTry.now);
        await eraseText(books, mail.id);
      };
      try {
        return await jobTry.end({ state: "done" }, saveSent);
      } catch (error) {
        // Another program took this one for ended, and has marked the mail as interrupted.
        if (error instanceof LeaseLostError) await jobTry.change(saveSent);
        throw error;
      }
    },
    prepareRetry: returnFailedMail,
  };
}

type ClaimedMail = StoredMail & {
  subject: string;
  text: string;
  message_id: string;
  actor: string;
  /** True when an earlier program ended while it was sending the mail. */
  wasInterrupted: boolean;
};

/** Marks the mail of the job as being sent and returns it, or returns the end of the job. */
async function claimMail(
  { subject, change, now }: JobTry,
  refresh: RefreshReminder,
): Promise<ClaimedMail | JobResult> {
  return change(async (books) => {
    const mail = await books
      .selectFrom("sent_messages")
      .select([...SUBJECT_COLUMNS, "id", "is_reminder", "recipient", "actor", "state"])
      .select(["subject", "text", "message_id"])
      .where("id", "=", subject.message_id ?? 0)
      .where("state", "in", ["waiting", "sending"])
      .executeTakeFirst();
    if (!mail) return { state: "done" };
    const { state, ...claimed } = mail;
    const isAutomatic = mail.kind === "reminder" && mail.actor === "";
    const fresh = isAutomatic && state === "waiting" ? await refresh(books, mail, now) : null;
    if (fresh?.state === "put_off") return fresh;
    if (fresh?.state === "drop") {
      await deleteReminder(books, mail.id);
      return { state: "done" };
    }
    const content = fresh?.content ?? {};
    await books
      .updateTable("sent_messages")
      .set({ ...content, state: "sending" })
      .where("id", "=", mail.id)
      .execute();
    return { ...claimed, ...content, wasInterrupted: state === "sending" };
  });
}

async function deleteReminder(books: CompanyBooks, id: number): Promise<void> {
  await books.deleteFrom("reminded_invoices").where("message_id", "=", id).execute();
  await books.deleteFrom("sent_messages").where("id", "=", id).execute();
}

async function sendMail(
  { books, now, job }: JobTry,
  mail: ClaimedMail,
  { send, brand }: { send: SendMail; brand: string },
): Promise<void> {
  const handler = SUBJECT_HANDLERS[mail.kind];
  const invoiceIds = await listMessageInvoices(books, mail.id);
  const { business, file } = await handler.readContent(mail, { books, now, invoiceIds });
  await send({
    to: mail.recipient,
    subject: mail.subject,
    text: mail.text,
    fromName: formatSenderName(business.name, brand),
    ...(business.email ? { replyTo: business.email } : {}),
    ...(mail.message_id ? { messageId: mail.message_id } : {}),
    ...(file ? { attachments: [await drawAttachment(file, job.company_id)] } : {}),
  });
}

async function drawAttachment(
  { name, document }: NonNullable<MailContent["file"]>,
  companyId: number,
) {
  const requester = { accountId: -companyId, signal: new AbortController().signal };
  const pdf = await drawInWorker(document, requester);
  return { filename: name, contentType: "application/pdf", content: Buffer.from(pdf) };
}

/** Explains a failure. A refusal of the record, such as a deleted invoice, cannot be repeated. */
function explainFailure(error: unknown, to: string): MailFailure {
  return error instanceof ApiError
    ? { kind: "permanent", reason: toReason(error) }
    : toMailFailure(error, to);
}

/** Ends a try that did not send the mail. The mail waits again before another try. */
function endUnsent(jobTry: JobTry, mail: ClaimedMail, { kind, reason }: MailFailure) {
  return jobTry.end(
    { state: kind === "temporary" ? "retry" : "failed", reason },
    (books, isLast) => {
      if (!isLast) return returnToQueue(books, mail, reason);
      const state = kind === "unconfirmed" ? "interrupted" : "failed";
      return saveOutcome(books, mail, { state, reason }, jobTry.now);
    },
  );
}

async function returnToQueue(books: CompanyBooks, { id }: ClaimedMail, reason: Reason) {
  await books
    .updateTable("sent_messages")
    .set({ state: "waiting", ...toReasonColumns(reason) })
    .where("id", "=", id)
    .execute();
}

/** Puts a mail that was not sent, or whose outcome is unknown, back into the queue. */
async function returnFailedMail(books: CompanyBooks, { message_id = 0 }: JobSubject) {
  const { numUpdatedRows } = await books
    .updateTable("sent_messages")
    .set({ state: "waiting", ...toReasonColumns(NO_REASON) })
    .where("id", "=", message_id)
    .where("state", "in", ["failed", "interrupted"])
    .where("subject", "<>", "")
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw createRefusal("sent_again_already");
}

async function saveOutcome(
  books: CompanyBooks,
  mail: ClaimedMail,
  outcome: { state: "sent" | "failed" | "interrupted"; reason: Reason },
  now: Date,
): Promise<void> {
  const from: MessageState[] = ["sending", "interrupted"];
  await recordOutcome(books, mail, { ...outcome, from }, { now, actor: mail.actor });
}

/** Describes an error for the log, without the content and the recipient of the mail. */
function summarizeError(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  return [error.name, code, responseCode].filter(Boolean).join(" ");
}
