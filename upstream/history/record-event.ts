import type { CompanyBooks } from "../db/company-books";
import type { EventKind, MessageWay } from "../db/issued-tables";
import type { Act } from "../calls/calls";
import type { Difference } from "./differences";

/** Of an invoice, with its customer, or of a contact alone. */
type EventSubject = { invoiceId?: number; contactId: number };

/** What else is told of an event; amounts with their symbol, as people read them: "RM 100.00". */
export type EventDetails = {
  /** The invoice's number. */
  no?: string;
  amount?: string;
  reason?: string;
  /** To whom a mail went. */
  to?: string;
  /** How a reminder went. */
  way?: MessageWay;
  /** What was sent; missing for the invoice itself. */
  paper?: "receipt" | "credit_note" | "statement";
  /** The days of a statement. */
  from_day?: string;
  to_day?: string;
  /** Of the invoice, which the event made. */
  version?: number;
  credit_note_id?: number;
  credit_note_no?: string;
  /** Of a contact; an invoice's are kept with its versions. */
  changes?: Difference[];
};

/** Adds to the history; to be called in the transaction of what happened. */
export async function recordEvent(
  books: CompanyBooks,
  kind: EventKind,
  { invoiceId, contactId, ...details }: EventSubject & EventDetails,
  { now, actor }: Act,
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
