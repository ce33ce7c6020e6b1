import type { CompanyBooks } from "../db/company-books";
import type { MessageState } from "../db/issued-tables";
import { recordEvent, type EventDetails } from "../history/record-event";
import { toReasonColumns, type Reason } from "../jobs/reason";
import type { ChangeContext } from "../calls/calls";
import { readArchive } from "../invoices/versions/archive";
import { listMessageInvoices } from "./message-invoices";
import type { Subject } from "./subjects/subject";

/** A stored mail, with what the history needs to know about it. */
export type StoredMail = Subject & { id: number; recipient: string; is_reminder: 0 | 1 };

type Outcome = {
  /** The states in which the outcome may still be stored. */
  from: MessageState[];
  state: "sent" | "failed" | "interrupted";
  /** The reason of a failure or an interruption; `NO_REASON` for a sent mail. */
  reason: Reason;
};

/**
 * Stores the outcome of a mail and adds it to the history. Returns false when the state of the mail
 * is none of `from`. Must be called in a transaction that holds the company's lock.
 */
export async function recordOutcome(
  books: CompanyBooks,
  mail: StoredMail,
  { from, state, reason }: Outcome,
  context: ChangeContext,
): Promise<boolean> {
  const { numUpdatedRows } = await books
    .updateTable("sent_messages")
    .set({ state, ...toReasonColumns(reason) })
    .where("id", "=", mail.id)
    .where("state", "in", from)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return false;
  const kind = { sent: mail.is_reminder ? "reminded" : "mailed", ...FAILURE_EVENTS } as const;
  const details = { to: mail.recipient, way: "mail", ...(reason.text && { reason }) } as const;
  for (const subject of await readEventSubjects(books, mail))
    await recordEvent(books, kind[state], { ...subject, ...details }, context);
  return true;
}

/**
 * Erases the text of a mail so that it cannot be sent again. Returns false when the text was erased
 * before.
 */
export async function eraseText(books: CompanyBooks, id: number): Promise<boolean> {
  const { numUpdatedRows } = await books
    .updateTable("sent_messages")
    .set({ subject: "", text: "" })
    .where("id", "=", id)
    .where("subject", "<>", "")
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

const FAILURE_EVENTS = { failed: "mail_failed", interrupted: "mail_interrupted" } as const;

type EventSubject = { invoiceId?: number; contactId: number } & EventDetails;

/** Lists the invoices or the contact whose history gets the event, each with the event's details. */
async function readEventSubjects(books: CompanyBooks, mail: StoredMail): Promise<EventSubject[]> {
  if (mail.kind === "reminder" || mail.kind === "invoices")
    return readInvoiceSubjects(books, await listMessageInvoices(books, mail.id));
  if (mail.kind === "statement") return toStatementSubject(mail);
  if (mail.kind === "receipt" && mail.invoice_id === null)
    return mail.contact_id === null ? [] : [{ contactId: mail.contact_id, paper: "receipt" }];
  const [invoice] = await readInvoiceSubjects(books, [mail.invoice_id ?? 0]);
  if (!invoice) return [];
  if (mail.kind === "receipt") return [{ ...invoice, paper: "receipt" }];
  if (mail.kind === "credit_note")
    return [{ ...invoice, ...(await readCreditNoteDetails(books, mail)) }];
  return [invoice];
}

function toStatementSubject({ contact_id, from_day, to_day }: StoredMail): EventSubject[] {
  const days = { from_day: from_day ?? "", to_day: to_day ?? "" };
  return contact_id === null ? [] : [{ contactId: contact_id, paper: "statement", ...days }];
}

async function readCreditNoteDetails(
  books: CompanyBooks,
  { part_id }: StoredMail,
): Promise<EventDetails> {
  const { id, no } = await books
    .selectFrom("credit_notes")
    .select(["id", "no"])
    .where("id", "=", part_id ?? 0)
    .executeTakeFirstOrThrow();
  return { paper: "credit_note", credit_note_id: id, credit_note_no: no };
}

/**
 * Lists invoices as subjects of events. Deleted invoices are included, except deleted draft
 * invoices.
 */
async function readInvoiceSubjects(books: CompanyBooks, ids: number[]): Promise<EventSubject[]> {
  const subjects: EventSubject[] = [];
  for (const id of ids) {
    const subject = await findInvoiceSubject(books, id);
    if (subject) subjects.push(subject);
  }
  return subjects;
}

async function findInvoiceSubject(
  books: CompanyBooks,
  invoiceId: number,
): Promise<EventSubject | undefined> {
  const invoice = await books
    .selectFrom("invoices")
    .select(["no", "contact_id"])
    .where("id", "=", invoiceId)
    .executeTakeFirst();
  if (invoice) return { invoiceId, contactId: invoice.contact_id, no: invoice.no };
  const deleted = await books
    .selectFrom("deleted_invoices")
    .select(["record", "contact_id"])
    .where("id", "=", invoiceId)
    .executeTakeFirst();
  if (!deleted) return undefined;
  const { no } = readArchive(deleted.record).invoice;
  return { invoiceId, contactId: deleted.contact_id, no };
}
