import type { CompanyBooks } from "../db/company-books";
import type { EventKind, MessageWay } from "../db/issued-tables";
import type { ChangeContext } from "../calls/calls";
import type { Difference } from "./differences";

/** An event belongs to an invoice and its customer, or to a contact alone. */
type EventSubject = { invoiceId?: number; contactId: number };

/** Further details of an event. Amounts are text for people, such as "RM 100.00". */
export type EventDetails = {
  /** The invoice number. */
  no?: string;
  amount?: string;
  reason?: string;
  /** The email address that a mail was sent to. */
  to?: string;
  /** How a message was sent. */
  way?: MessageWay;
  /** The document that was sent. Missing when the invoice itself was sent. */
  paper?: "receipt" | "credit_note" | "statement";
  /** The first and last day (YYYY-MM-DD) of a statement. */
  from_day?: string;
  to_day?: string;
  /** The number of the invoice version that the event created. */
  version?: number;
  credit_note_id?: number;
  credit_note_no?: string;
  /** The changed fields of a contact. An invoice's changes are stored with its versions. */
  changes?: Difference[];
};

/** Inserts an event into the history. Must be called in the transaction of the change itself. */
export async function recordEvent(
  books: CompanyBooks,
  kind: EventKind,
  { invoiceId, contactId, ...details }: EventSubject & EventDetails,
  { now, actor }: ChangeContext,
): Promise<void> {
  await books
    .insertInto("events")
    .values({
      company_id: books.companyId,
      invoice_id: invoiceId ?? null,
      contact_id: contactId,
      kind,
      happened_at: now.toISOString(),
      actor,
      details: JSON.stringify(details),
    })
    .execute();
}
