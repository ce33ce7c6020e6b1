import type { CompanyBooks } from "../db/company-books";
import type { MessageWay } from "../db/issued-tables";
import { recordEvent } from "../history/record-event";
import { ApiError, notFound, unacceptable } from "../http/api-error";
import type { Act, Call } from "../http/calls";
import { parseOrRefuse } from "../http/fields";
import { findInvoice } from "../invoices/find";
import { STATUS } from "../invoices/status";
import { refuseUnconfirmed, takeMailOfAll, type MailRules } from "./mail-rules";
import { mailPayload, reminderPayload, type MailPayload } from "./payload";
import { canSendAgain } from "./read";
import { forgetText } from "./record-outcome";

const MAILS_AN_HOUR = 20;
const HOUR_MS = 60 * 60_000;

type MailAct = Act & Pick<Call, "asker"> & { rules: MailRules };

/**
 * Takes a mail with an invoice to be sent, once the transaction stands; returns the message's id.
 * Whatever becomes of it, it counts among the company's mails of the hour.
 */
export async function queueMail(
  callerBooks: CompanyBooks,
  id: number | undefined,
  body: unknown,
  act: MailAct,
): Promise<number> {
  const mail = parseOrRefuse(mailPayload, body);
  const opened = await openIssued(callerBooks, id);
  return insertMail(opened, mail, act);
}

/**
 * Takes a mail that may never have gone to be sent again, once; returns the id of the new message.
 */
export async function queueMailAgain(
  callerBooks: CompanyBooks,
  { invoiceId, messageId }: { invoiceId: number | undefined; messageId: number | undefined },
  act: MailAct,
): Promise<number> {
  const opened = await openIssued(callerBooks, invoiceId);
  const { books, invoice } = opened;
  const mail = await books
    .selectFrom("sent_messages")
    .select(["id", "state", "subject", "text", "is_reminder", "recipient as to"])
    .where("id", "=", messageId ?? 0)
    .where("invoice_id", "=", invoice.id)
    .executeTakeFirst();
  if (!mail) throw notFound("message");
  if (!canSendAgain(mail) || !(await forgetText(books, mail.id)))
    throw unacceptable("This email was sent again already, or cannot be: please write it anew.");
  return insertMail(opened, { ...mail, is_reminder: mail.is_reminder === 1 }, act);
}

async function insertMail(
  { books, invoice }: Opened,
  { to, subject, text, is_reminder }: MailPayload,
  act: MailAct,
): Promise<number> {
  await refuseUnconfirmed(books, act.asker.accountId, act.rules);
  if (is_reminder) await refuseSettled(books, invoice.id);
  await refuseTooMany(books, act.now);
  await takeMailOfAll(books, act.rules, act.now);
  const mail = { way: "mail", is_reminder, recipient: to, subject, text } as const;
  return insertMessage(books, invoice.id, mail, act);
}

/** Notes that the owner's own phone has sent a reminder; returns the message's id. */
export async function noteReminder(
  callerBooks: CompanyBooks,
  id: number | undefined,
  body: unknown,
  act: Act,
): Promise<number> {
  const { way } = parseOrRefuse(reminderPayload, body);
  const { books, invoice } = await openIssued(callerBooks, id);
  await refuseSettled(books, invoice.id);
  const message = { way, is_reminder: true, recipient: "", state: "sent" } as const;
  const messageId = await insertMessage(books, invoice.id, message, act);
  const subject = { invoiceId: invoice.id, contactId: invoice.contact_id, no: invoice.no };
  await recordEvent(books, "reminded", { ...subject, way }, act);
  return messageId;
}

type Opened = Awaited<ReturnType<typeof openIssued>>;

async function openIssued(callerBooks: CompanyBooks, id: number | undefined) {
  const invoice = await findInvoice(callerBooks, id);
  if (invoice.status === STATUS.draft)
    throw unacceptable("This invoice is still a draft. Mark it as sent before you send it.");
  return { invoice, books: callerBooks.narrowedTo(invoice.company_id) };
}

async function refuseSettled(books: CompanyBooks, id: number): Promise<void> {
  const { status, balance } = await books
    .selectFrom("invoices")
    .select(["status", "balance"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  if (status === STATUS.voided || balance <= 0)
    throw unacceptable("Nothing is left to pay on this invoice: there is nothing to remind of.");
}

async function refuseTooMany(books: CompanyBooks, now: Date): Promise<void> {
  const { count } = await books
    .selectFrom("sent_messages")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("made_at", ">", new Date(now.getTime() - HOUR_MS).toISOString())
    // A mail from the owner's own phone has no address here.
    .where("way", "=", "mail")
    .where("recipient", "<>", "")
    .executeTakeFirstOrThrow();
  if (count < MAILS_AN_HOUR) return;
  throw new ApiError(
    429,
    `${MAILS_AN_HOUR} emails were sent within an hour, which is the most.` +
      " Please try again later, or send it by WhatsApp, SMS or your own email.",
    { retryAfter: HOUR_MS / 1000 },
  );
}

type Message = {
  way: MessageWay;
  is_reminder: boolean;
  recipient: string;
  subject?: string;
  text?: string;
  state?: "waiting" | "sent";
};

async function insertMessage(
  books: CompanyBooks,
  invoiceId: number,
  { state = "waiting", ...message }: Message,
  { now, actor }: Act,
): Promise<number> {
  const { id } = await books
    .insertInto("sent_messages")
    .values({
      ...message,
      state,
      company_id: books.companyId,
      invoice_id: invoiceId,
      reason: "",
      made_at: now.toISOString(),
      actor,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}
