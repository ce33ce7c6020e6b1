import type { Generated } from "kysely";
import type { EventKind } from "../../domain/history/event-kinds";
import type {
  Bytes,
  DateText,
  DecimalText,
  Flag,
  MinorUnits,
  Moment,
  RecordColumns,
} from "./columns";

/** The tables of issued invoices: their versions, credit notes, events, links and messages. */
export type IssuedTables = {
  /** The details of sellers and customers when a document was issued. Rows never change. */
  party_snapshots: RecordColumns & {
    /** The contact of a customer. Null for the seller. */
    contact_id: number | null;
    /** JSON in the form of `sellerSnapshot` or `customerSnapshot`. */
    details: string;
    taken_at: Moment;
  };
  /** The logos of sellers' snapshots, each stored once. */
  issued_logos: { company_id: number; hash: string; png: Bytes };
  /**
   * The versions of an issued invoice, numbered from 1. Versions stay when the invoice is deleted.
   */
  invoice_versions: {
    company_id: number;
    invoice_id: number;
    version: number;
    origin: VersionOrigin;
    made_at: Moment;
    /** The name of the user who made the version. Empty when the app itself made it. */
    made_by: string;
    seller_id: number;
    customer_id: number;
    /** JSON of `Difference[]`: the differences from the previous version. */
    changes: string;
    /**
     * JSON of the printed document. Null for the last version, whose content is in the invoice's
     * rows or, after a deletion, in `deleted_invoices`.
     */
    document: string | null;
  };
  /** Events of invoices and contacts. Rows are only inserted, never changed. */
  events: RecordColumns & {
    invoice_id: number | null;
    /** The contact, or the customer of the invoice. `recordEvent` always sets it. */
    contact_id: number | null;
    kind: EventKind;
    happened_at: Moment;
    /** The name of the user. Empty when no user caused the event. */
    actor: string;
    /** JSON object of `StoredDetails`, with texts in English. */
    details: string;
    /** JSON of `CodedEvent`. Null when an older program wrote the event. */
    coded: Generated<string | null>;
  };
  /** Deleted issued invoices, with everything needed to restore them. */
  deleted_invoices: {
    company_id: number;
    /** The id of the invoice before it was deleted. */
    id: number;
    contact_id: number;
    deleted_at: Moment;
    /** JSON of `ArchivedInvoice`: the rows of the invoice, its lines, payments and rounding changes. */
    record: string;
    /** JSON of the printed document. */
    document: string;
  };
  /** The links to customers' pages. An invoice has at most one link that is not revoked. */
  invoice_links: RecordColumns & {
    invoice_id: number;
    /** The random part from which `deriveToken` derives the token. */
    nonce: string;
    token_hash: string;
    made_at: Moment;
    /** Null while the link is valid. */
    revoked_at: Generated<Moment | null>;
    /** When the customer first opened the link. Null when the customer has not opened it yet. */
    first_opened_at: Generated<Moment | null>;
    last_opened_at: Generated<Moment | null>;
  };
  /** Messages to customers, whether they are sent, failed or waiting. */
  sent_messages: RecordColumns & {
    kind: Generated<SubjectKind>;
    /**
     * The invoice, which may have been deleted since; the first of several invoices. Null for a
     * statement and for a reminder of all overdue invoices.
     */
    invoice_id: number | null;
    /** The id of a receipt's payment or of a credit note. Null for all other messages. */
    part_id: Generated<number | null>;
    /**
     * The customer of a statement, of several invoices or of a reminder of all overdue invoices.
     * Null for all other messages.
     */
    contact_id: Generated<number | null>;
    /** The first day of a statement. Null for all other messages. */
    from_day: Generated<DateText | null>;
    to_day: Generated<DateText | null>;
    is_reminder: Flag;
    way: MessageWay;
    /** The recipient's email. Empty when the owner sent the message. */
    recipient: string;
    /**
     * The subject of a mail that this server sends. It is erased when sending the mail has
     * succeeded or failed, and when a lost mail is sent again. Empty for all other messages.
     */
    subject: Generated<string>;
    /** The text of the mail, stored as long as `subject`. */
    text: Generated<string>;
    /** The Message-ID of a mail that this server sends, the same in each try. Otherwise empty. */
    message_id: Generated<string>;
    state: MessageState;
    /** Why the message could not be sent, in words for the owner. */
    reason: string;
    /** JSON of what `reason` says (`toReasonColumns`). Null when an older program wrote the reason. */
    reason_coded: Generated<string | null>;
    made_at: Moment;
    /** The name of the user who sent the message. */
    actor: string;
  };
  /**
   * The invoices of a message that is about several: a reminder, or an email with several invoices.
   * An invoice may have been deleted since.
   */
  reminded_invoices: { company_id: number; message_id: number; invoice_id: number };
  credit_notes: RecordColumns & {
    /** The invoice may have been deleted since. */
    invoice_id: number;
    contact_id: number;
    seller_id: number;
    customer_id: number;
    currency_id: number;
    currency_rate: DecimalText;
    no: string;
    date: DateText;
    reason: string;
    /** The invoice's number and date at the time of the credit note. */
    invoice_no: string;
    invoice_date: DateText;
    net: MinorUnits;
    tax: MinorUnits;
    total: MinorUnits;
    /** The total in the company's own currency. */
    base_total: MinorUnits;
    /** The amount before tax in the company's own currency. */
    base_income: MinorUnits;
    /** Numbers, customer and reason, for searching. */
    search_text: string;
    /** Null while the credit note is valid. */
    voided_on: Generated<DateText | null>;
    void_reason: string;
    updated_at: Moment;
  };
  credit_note_lines: RecordColumns & {
    credit_note_id: number;
    /** The credited line of the invoice. */
    invoice_line_id: number;
    /** The position, counted from 1. */
    position: number;
    name: string;
    description: string;
    product_id: number | null;
    ledger_account_id: number | null;
    quantity: DecimalText;
    unit_price: DecimalText;
    discount_percent: DecimalText;
    tax_code_id: number | null;
    tax_rate: DecimalText | null;
    net: MinorUnits;
    tax: MinorUnits;
    /** `net` in the company's own currency, at the invoice's rate. */
    base_net: MinorUnits;
  };
};

/**
 * Why a version was created. `upgrade` means that an older program issued the invoice, or that it was
 * imported in bulk, without a version. The version was added later, with the content of that time.
 */
export type VersionOrigin = "issued" | "edited" | "upgrade";

/**
 * What a message is about. `reminder` is a reminder of all overdue invoices of a customer; a
 * reminder of one invoice has the kind `invoice`. `invoices` are several invoices of a customer.
 */
export type SubjectKind =
  "invoice" | "invoices" | "receipt" | "credit_note" | "statement" | "reminder";

/**
 * How a message is sent. This server sends a mail with a recipient. The owner sends all other
 * messages, also mails, with the owner's own phone or computer, which does not report the result.
 */
export type MessageWay = "mail" | "whatsapp" | "sms" | "other";

/**
 * The state of a message. A process that sends a mail changes `waiting` to `sending`. `interrupted`
 * means that the process ended while the mail was being sent, so that the result is unknown.
 */
export type MessageState = "waiting" | "sending" | "sent" | "failed" | "interrupted";
