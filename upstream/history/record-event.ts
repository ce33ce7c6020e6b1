import type { Coded, EventCode } from "../../domain/history/codes";
import { toEventCode, type EventKind, type MailedPaper } from "../../domain/history/event-kinds";
import { formatMoney, minorToText } from "../../domain/money/money";
import type { Refusal } from "../../domain/refusals/refusal";
import type { CompanyBooks } from "../db/company-books";
import type { MessageWay } from "../db/issued-tables";
import type { ChangeContext } from "../calls/calls";
import type { Reason } from "../jobs/reason";
import type { Difference } from "./differences";

/** An event belongs to an invoice and its customer, or to a contact alone. */
type EventSubject = { invoiceId?: number; contactId: number };

/** An amount in minor units, with the symbol of its currency. */
export type EventAmount = { symbol: string; minor: bigint };

/** Further details of an event. */
export type EventDetails = {
  /** The invoice number. */
  no?: string;
  amount?: EventAmount;
  /** A text that a user typed, or why a mail failed. */
  reason?: string | Reason;
  /** The email address that a mail was sent to. */
  to?: string;
  /** How a message was sent. */
  way?: MessageWay;
  /** The document that was sent. Missing when the invoice itself was sent. */
  paper?: MailedPaper;
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

/**
 * The details of an event as the column `details` has them: with texts in English, such as
 * "RM 100.00". Older programs write and read only this column.
 */
export type StoredDetails = Omit<EventDetails, "amount" | "reason"> & {
  amount?: string;
  reason?: string;
};

/** What an event says, as the column `coded` has it. `refusal` is why a mail failed. */
export type CodedEvent = Coded<EventCode> & { refusal?: Refusal };

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
      details: JSON.stringify(toStoredDetails(details)),
      coded: JSON.stringify(toCodedEvent(kind, details)),
    })
    .execute();
}

function toStoredDetails({ amount, reason, ...details }: EventDetails): StoredDetails {
  return {
    ...details,
    ...(amount && { amount: formatMoney(amount.symbol, amount.minor) }),
    ...(reason !== undefined && { reason: typeof reason === "string" ? reason : reason.text }),
  };
}

function toCodedEvent(
  kind: EventKind,
  { amount, reason, changes: _, ...values }: EventDetails,
): CodedEvent {
  const refusal = typeof reason === "object" ? reason.refusal : null;
  return {
    code: toEventCode(kind, values),
    values: {
      ...values,
      ...(amount && { amount: minorToText(amount.minor), symbol: amount.symbol }),
    },
    ...(refusal && { refusal }),
  };
}
