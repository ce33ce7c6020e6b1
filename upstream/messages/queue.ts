import type { CompanyBooks } from "../db/company-books";
import { recordEvent } from "../history/record-event";
import { ApiError, createNotFoundError, createRefusal } from "../wire/api-error";
import type { ChangeContext, Call, LoggedChangeContext } from "../calls/calls";
import { parseOrRefuse, parseId } from "../wire/fields";
import { refuseForbiddenOperation } from "../invoices/read/operations";
import { readInvoice } from "../invoices/read/record";
import { insertMessage } from "./insert-message";
import { SENT_AGAIN } from "./mail-job";
import { refuseUnpermittedMail, countMailOfAllCompanies, type MailRules } from "./mail-rules";
import { mailPayloadSchema, reminderPayloadSchema, type MailPayload } from "./payload";
import { canSendAgain, selectMessages } from "./read-messages";
import { eraseText } from "./record-outcome";
import { SUBJECT_HANDLERS } from "./subjects/handlers";
import { invoiceHandler } from "./subjects/invoice";
import { SUBJECT_COLUMNS, type SubjectHandler, type Subject } from "./subjects/subject";

/** The limit of mails per hour of one company. */
const MAX_MAILS_PER_HOUR = 20;
const HOUR_MS = 60 * 60_000;

type QueueContext = LoggedChangeContext & Pick<Call, "requester"> & { rules: MailRules };

/**
 * Queues a mail, to be sent after the transaction commits, and returns the message's id. A queued
 * mail counts towards the company's hourly limit even when sending fails. Throws a refusal when the
 * mail is not allowed.
 */
export async function queueMail(
  { readSubject, addPeriod }: SubjectHandler,
  call: Call,
  rules: MailRules,
): Promise<number> {
  const mail = parseOrRefuse(mailPayloadSchema, call.body);
  const found = await readSubject(call);
  const books = call.books.forCompany(found.company_id);
  const subject = addPeriod ? await addPeriod(found, { ...call, books }) : found;
  return insertQueuedMail(books, { subject, mail }, { ...call, rules });
}

/**
 * Queues again a mail for which `canSendAgain` is true, and returns the id of the new message. Throws
 * a refusal for any other mail, such as one that was queued again before, and when the mail is not
 * allowed.
 */
export async function queueMailAgain(
  { readSubject }: SubjectHandler,
  call: Call,
  rules: MailRules,
): Promise<number> {
  const found = await readSubject(call);
  const books = call.books.forCompany(found.company_id);
  const mail = await selectMessages(books, found)
    .select([
      ...SUBJECT_COLUMNS,
      "id",
      "state",
      "subject",
      "text",
      "is_reminder",
      "recipient as to",
    ])
    .where("id", "=", parseId(call.params.message) ?? 0)
    .where("kind", "=", found.kind)
    .executeTakeFirst();
  if (!mail) throw createNotFoundError("message");
  if (!canSendAgain(mail) || !(await eraseText(books, mail.id))) throw createRefusal(SENT_AGAIN);
  const { to, subject, text, is_reminder } = mail;
  const newMail = { to, subject, text, is_reminder: is_reminder === 1 };
  return insertQueuedMail(books, { subject: pickSubject(mail), mail: newMail }, { ...call, rules });
}

function pickSubject(row: Subject): Subject {
  const { company_id, kind, invoice_id, part_id, contact_id, from_day, to_day } = row;
  return { company_id, kind, invoice_id, part_id, contact_id, from_day, to_day };
}

async function insertQueuedMail(
  books: CompanyBooks,
  { subject, mail }: { subject: Subject; mail: MailPayload },
  context: QueueContext,
): Promise<number> {
  await SUBJECT_HANDLERS[subject.kind].refuseUnsendable(subject, { books, now: context.now });
  await refuseUnpermittedMail(books, context.requester.accountId, context.rules);
  const isReminder = isReminderMail(subject, mail);
  if (isReminder && subject.kind === "invoice")
    refuseForbiddenOperation(
      "remind",
      await readInvoice(books, subject.invoice_id ?? undefined),
      context.now,
    );
  await refuseTooManyMails(books, context.now);
  await countMailOfAllCompanies(books, context.rules, context.now);
  const { to: recipient, subject: mailSubject, text } = mail;
  const message = {
    way: "mail",
    is_reminder: isReminder,
    recipient,
    subject: mailSubject,
    text,
  } as const;
  context.logEvent({
    event: "customer_mailed",
    company: subject.company_id,
    ...(subject.invoice_id === null ? {} : { invoice: subject.invoice_id }),
  });
  return insertMessage(books, subject, message, context);
}

/**
 * Returns true when the mail is a reminder. For the mail of an invoice, the payload says whether it
 * is a reminder.
 */
function isReminderMail({ kind }: Subject, { is_reminder }: MailPayload): boolean {
  return kind === "reminder" || (kind === "invoice" && is_reminder);
}

/** Records a reminder that the owner has sent without this server, and returns the message's id. */
export async function recordReminder(
  call: Pick<Call, "books" | "params" | "body" | keyof ChangeContext>,
): Promise<number> {
  const { way } = parseOrRefuse(reminderPayloadSchema, call.body);
  const subject = await invoiceHandler.readSubject(call);
  const books = call.books.forCompany(subject.company_id);
  const record = await readInvoice(books, subject.invoice_id ?? undefined);
  refuseForbiddenOperation("remind", record, call.now);
  const message = { way, is_reminder: true, recipient: "", state: "sent" } as const;
  const messageId = await insertMessage(books, subject, message, call);
  const { id, contact_id, no } = record.invoice;
  const eventSubject = { invoiceId: id, contactId: contact_id, no };
  await recordEvent(books, "reminded", { ...eventSubject, way }, call);
  return messageId;
}

/**
 * Throws a 429 when the company has reached its hourly limit. Counts the mails that the company
 * stored within the last hour.
 */
export async function refuseTooManyMails(books: CompanyBooks, now: Date): Promise<void> {
  const { count } = await books
    .selectFrom("sent_messages")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("made_at", ">", new Date(now.getTime() - HOUR_MS).toISOString())
    // Mails sent with the owner's own mail program have no recipient here.
    .where("way", "=", "mail")
    .where("recipient", "<>", "")
    .executeTakeFirstOrThrow();
  if (count < MAX_MAILS_PER_HOUR) return;
  throw new ApiError(
    429,
    `${MAX_MAILS_PER_HOUR} emails were sent within an hour, which is the most.` +
      " Please try again later, or send it by WhatsApp, SMS or your own email.",
    { retryAfter: HOUR_MS / 1000 },
  );
}
