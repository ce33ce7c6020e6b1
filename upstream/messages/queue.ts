import type { CompanyBooks } from "../db/company-books";
import { recordEvent } from "../history/record-event";
import { createNotFoundError, createRefusal } from "../wire/api-error";
import type { ChangeContext, Call, LoggedChangeContext } from "../calls/calls";
import { parseOrRefuse, parseId } from "../wire/fields";
import { refuseForbiddenOperation } from "../invoices/read/operations";
import { readInvoice } from "../invoices/read/record";
import { insertMessage, type NewMessage } from "./insert-message";
import {
  refuseTooManyMails,
  refuseUnpermittedMail,
  countMailOfAllCompanies,
  type MailRules,
} from "./mail-rules";
import { listMessageInvoices } from "./message-invoices";
import { mailPayloadSchema, reminderPayloadSchema, type MailPayload } from "./payload";
import { canSendAgain, listKindsSentAgain, selectMessages } from "./read-messages";
import { eraseText } from "./record-outcome";
import { SUBJECT_HANDLERS } from "./subjects/handlers";
import { invoiceHandler } from "./subjects/invoice";
import { SUBJECT_COLUMNS, type RecordHandler, type Subject } from "./subjects/subject";

type QueueContext = LoggedChangeContext & Pick<Call, "requester"> & { rules: MailRules };

/**
 * Queues a mail, to be sent after the transaction commits, and returns the message's id. A queued
 * mail counts towards the company's hourly limit even when sending fails. Throws a refusal when the
 * mail is not allowed.
 */
export async function queueMail(
  { readSubject, addPeriod }: RecordHandler,
  call: Call,
  rules: MailRules,
): Promise<number> {
  const mail = parseOrRefuse(mailPayloadSchema, call.body);
  const found = await readSubject(call);
  const books = call.books.forCompany(found.company_id);
  const subject = addPeriod ? await addPeriod(found, { ...call, books }) : found;
  return insertQueuedMail(books, { subject, mail, invoiceIds: [] }, { ...call, rules });
}

/**
 * Queues again a mail for which `canSendAgain` is true, and returns the id of the new message. Throws
 * a refusal for any other mail, such as one that was queued again before, and when the mail is not
 * allowed.
 */
export async function queueMailAgain(
  { readSubject }: RecordHandler,
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
    .where("kind", "in", listKindsSentAgain(found.kind))
    .executeTakeFirst();
  if (!mail) throw createNotFoundError("message");
  if (!canSendAgain(mail) || !(await eraseText(books, mail.id)))
    throw createRefusal("sent_again_already");
  const { to, subject, text, is_reminder } = mail;
  const newMail = { to, subject, text, is_reminder: is_reminder === 1 };
  const content = {
    ...{ subject: pickSubject(mail), mail: newMail },
    ...{ invoiceIds: mail.kind === "invoices" ? await listMessageInvoices(books, mail.id) : [] },
  };
  return insertQueuedMail(books, content, { ...call, rules });
}

function pickSubject(row: Subject): Subject {
  const { company_id, kind, invoice_id, part_id, contact_id, from_day, to_day } = row;
  return { company_id, kind, invoice_id, part_id, contact_id, from_day, to_day };
}

/** A mail to be queued. `invoiceIds` are its invoices when it has several. */
type QueuedMail = { subject: Subject; mail: MailPayload; invoiceIds: number[] };

async function insertQueuedMail(
  books: CompanyBooks,
  { subject, mail, invoiceIds }: QueuedMail,
  context: QueueContext,
): Promise<number> {
  const { now, requester, rules } = context;
  const isReminder = isReminderMail(subject, mail);
  await SUBJECT_HANDLERS[subject.kind].refuseUnsendable(subject, { books, now, invoiceIds });
  await refuseUnpermittedMail(books, requester.accountId, rules);
  if (isReminder && subject.kind === "invoice")
    refuseForbiddenOperation(
      "remind",
      await readInvoice(books, subject.invoice_id ?? undefined),
      now,
    );
  await refuseTooManyMails(books, now);
  await countMailOfAllCompanies(books, rules, now);
  const { to: recipient, subject: line, text } = mail;
  const message = { is_reminder: isReminder, recipient, subject: line, text };
  // The invoices of a reminder are those that are overdue now.
  const invoices = subject.kind === "reminder" ? {} : { invoiceIds };
  return insertLoggedMail(books, subject, { ...message, ...invoices }, context);
}

/** Stores a mail that goes out, with its job, and logs it. Returns the message's id. */
export function insertLoggedMail(
  books: CompanyBooks,
  subject: Subject,
  mail: Omit<NewMessage, "way" | "state">,
  context: LoggedChangeContext,
): Promise<number> {
  context.logEvent({
    event: "customer_mailed",
    company: subject.company_id,
    ...(subject.invoice_id === null ? {} : { invoice: subject.invoice_id }),
  });
  return insertMessage(books, subject, { ...mail, way: "mail" }, context);
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
