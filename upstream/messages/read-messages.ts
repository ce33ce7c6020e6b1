import type { Selectable } from "kysely";
import type { CompanyBooks } from "../db/company-books";
import type { IssuedTables, MessageState, SubjectKind } from "../db/issued-tables";
import { createNotFoundError } from "../wire/api-error";
import { toWireReason } from "../jobs/reason";
import type { Call } from "../calls/calls";
import { listOverdueInvoices } from "../reports/owed/overdue-invoices";
import type { RecordHandler, Subject } from "./subjects/subject";

const MAX_MESSAGES = 10;

/**
 * Returns the newest `MAX_MESSAGES` messages about a subject, newest first, and the last reminder
 * that was sent, or null.
 */
export async function readMessages(
  { readSubject }: RecordHandler,
  call: Pick<Call, "books" | "params" | "now">,
) {
  const subject = await readSubject(call);
  const books = call.books.forCompany(subject.company_id);
  const newest = await selectMessages(books, subject)
    .selectAll()
    .orderBy("id", "desc")
    .limit(MAX_MESSAGES)
    .execute();
  const reminder = await (
    await selectReminderCandidates(books, subject, call.now)
  )
    .selectAll()
    .where("is_reminder", "=", 1)
    .where("state", "=", "sent")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  const nextTries = await readNextTries(books, newest, call.now);
  return {
    messages: newest.map((message) => ({
      ...toWireMessage(message),
      next_try_at: nextTries.get(message.id) ?? null,
      // A reminder of several invoices cannot be sent again for one of them.
      can_send_again:
        canSendAgain(message) && listKindsSentAgain(subject.kind).includes(message.kind),
    })),
    last_reminder: reminder ? toWireMessage(reminder) : null,
  };
}

/**
 * Lists the kinds of messages that are sent again from the page of a subject. A mail with several
 * invoices is sent again, with all of them, from the page of each.
 */
export function listKindsSentAgain(kind: SubjectKind): SubjectKind[] {
  return kind === "invoice" ? ["invoice", "invoices"] : [kind];
}

/** Returns the times of the next try of waiting mails that were tried before, by message. */
async function readNextTries(
  books: CompanyBooks,
  messages: { id: number; state: MessageState }[],
  now: Date,
): Promise<Map<number, string>> {
  const waiting = messages.filter(({ state }) => state === "waiting");
  if (waiting.length === 0) return new Map();
  const jobs = await books
    .selectFrom("jobs")
    .select(["key", "run_at"])
    .where("kind", "=", "mail")
    .where(
      "key",
      "in",
      waiting.map(({ id }) => String(id)),
    )
    .where("run_at", ">", now.toISOString())
    .execute();
  return new Map(jobs.map(({ key, run_at }) => [Number(key), run_at]));
}

/**
 * Selects the messages about a subject. Messages of an invoice include those about several
 * invoices.
 */
export function selectMessages(books: CompanyBooks, subject: Subject) {
  const { kind, invoice_id, part_id, contact_id } = subject;
  const messages = books.selectFrom("sent_messages");
  if (kind === "invoice") return selectInvoiceMessages(books, [invoice_id ?? 0]);
  const own = messages.where("kind", "=", kind);
  return kind === "statement" || kind === "reminder"
    ? own.where("contact_id", "=", contact_id)
    : own
        .where("part_id", "=", part_id)
        // The receipt of several invoices belongs to its customer.
        .where((eb) =>
          invoice_id === null
            ? eb.and([eb("invoice_id", "is", null), eb("contact_id", "=", contact_id)])
            : eb("invoice_id", "=", invoice_id),
        );
}

/**
 * Selects the messages among which the last reminder is looked up: for a customer, the messages
 * about any overdue invoice; otherwise those about the subject.
 */
async function selectReminderCandidates(books: CompanyBooks, subject: Subject, now: Date) {
  if (subject.kind !== "reminder") return selectMessages(books, subject);
  const late = await listOverdueInvoices(books, subject.contact_id ?? 0, now);
  return selectInvoiceMessages(
    books,
    late.map(({ id }) => id),
  );
}

function selectInvoiceMessages(books: CompanyBooks, invoiceIds: number[]) {
  const ids = [0, ...invoiceIds];
  const messageIds = books
    .selectFrom("reminded_invoices")
    .select("message_id")
    .where("invoice_id", "in", ids);
  return books
    .selectFrom("sent_messages")
    .where((eb) =>
      eb.or([
        eb.and([eb("kind", "=", "invoice"), eb("invoice_id", "in", ids)]),
        eb("id", "in", messageIds),
      ]),
    );
}

/** Returns a message as JSON of the v2 API. Throws a 404 when there is no such message. */
export async function readMessage(books: CompanyBooks, id: number) {
  const message = await books
    .selectFrom("sent_messages")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirst();
  if (!message) throw createNotFoundError("message");
  return toWireMessage(message);
}

/** Returns true for a failed or interrupted mail whose text is still stored. */
export function canSendAgain({
  state,
  subject,
}: Pick<Selectable<IssuedTables["sent_messages"]>, "state" | "subject">): boolean {
  return (state === "interrupted" || state === "failed") && subject !== "";
}

function toWireMessage(message: Selectable<IssuedTables["sent_messages"]>) {
  return {
    id: message.id,
    kind: message.kind,
    is_reminder: message.is_reminder === 1,
    way: message.way,
    to: message.recipient,
    state: message.state,
    ...toWireReason(message),
    can_send_again: canSendAgain(message),
    at: message.made_at,
    by: message.actor,
    from: message.from_day,
    until: message.to_day,
  };
}
