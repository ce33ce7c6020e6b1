import type { Generated } from "kysely";
import type { Bytes, DateText, DecimalText, Flag, Minor, Moment, Owned } from "./columns";

/** What is kept of invoices from when they are issued, and what takes off them. */
export type IssuedTables = {
  /** Seller and customers as they were when something was issued; never changed. */
  party_snapshots: Owned & {
    /** Null for the seller. */
    contact_id: number | null;
    /** JSON: `SellerDetails` or `CustomerDetails`. */
    details: string;
    taken_at: Moment;
  };
  /** Of sellers' snapshots, each once. */
  issued_logos: { company_id: number; hash: string; png: Bytes };
  /** What an invoice was since it was issued, from 1; kept when the invoice is deleted. */
  invoice_versions: {
    company_id: number;
    invoice_id: number;
    version: number;
    origin: VersionOrigin;
    made_at: Moment;
    /** The name of who did it; blank for none. */
    made_by: string;
    seller_id: number;
    customer_id: number;
    /** JSON array of what differs from the version before. */
    changes: string;
    /** JSON of what it said in print; null while it is the invoice's own rows. */
    document: string | null;
  };
  /** What happened to invoices and contacts: only ever added to. */
  events: Owned & {
    invoice_id: number | null;
    /** Of an invoice, its customer. */
    contact_id: number | null;
    kind: EventKind;
    happened_at: Moment;
    /** The name of who did it; blank for none. */
    actor: string;
    /** JSON object, see `EventDetails`. */
    details: string;
  };
  /** Issued invoices that were deleted, as they can be restored. */
  deleted_invoices: {
    company_id: number;
    /** As it was the invoice's. */
    id: number;
    contact_id: number;
    deleted_at: Moment;
    /** JSON of the rows of `invoices`, `invoice_lines` and `payments`. */
    record: string;
    /** JSON of what it said in print. */
    document: string;
  };
  /** By which customers see an invoice; one stands for each at most. */
  invoice_links: Owned & {
    invoice_id: number;
    /** Of which the token comes: see `tokenOf`. */
    nonce: string;
    token_hash: string;
    made_at: Moment;
    /** Null while it stands. */
    revoked_at: Generated<Moment | null>;
    /** By the customer; null for never. */
    first_opened_at: Generated<Moment | null>;
    last_opened_at: Generated<Moment | null>;
  };
  /** What went to customers, and what was meant to. */
  sent_messages: Owned & {
    kind: Generated<SubjectKind>;
    /** It may be deleted since; null of a statement and of a reminder of all that is late. */
    invoice_id: number | null;
    /** The payment of a receipt, or the credit note; null of all else. */
    part_id: Generated<number | null>;
    /** Whom a statement is of, or who is reminded of all that is late; null of all else. */
    contact_id: Generated<number | null>;
    /** Of a statement; null of all else. */
    from_day: Generated<DateText | null>;
    to_day: Generated<DateText | null>;
    is_reminder: Flag;
    way: MessageWay;
    /** Blank where the owner's own phone sent it. */
    recipient: string;
    /** What a mail says, until it is known to have gone; blank afterwards, and for all else. */
    subject: Generated<string>;
    text: Generated<string>;
    state: MessageState;
    /** Why it could not be sent, in words for the owner. */
    reason: string;
    made_at: Moment;
    /** The name of who sent it. */
    actor: string;
  };
  /** Of which invoices a customer was reminded by one message; they may be deleted since. */
  reminded_invoices: { company_id: number; message_id: number; invoice_id: number };
  credit_notes: Owned & {
    /** It may be deleted since. */
    invoice_id: number;
    contact_id: number;
    seller_id: number;
    customer_id: number;
    currency_id: number;
    currency_rate: DecimalText;
    no: string;
    date: DateText;
    reason: string;
    /** As they were when it was credited. */
    invoice_no: string;
    invoice_date: DateText;
    net: Minor;
    tax: Minor;
    total: Minor;
    /** In the company's own currency. */
    base_total: Minor;
    /** Before tax. */
    base_income: Minor;
    /** Numbers, customer and reason. */
    search_text: string;
    /** Null while it stands. */
    voided_on: Generated<DateText | null>;
    void_reason: string;
    updated_at: Moment;
  };
  credit_note_lines: Owned & {
    credit_note_id: number;
    /** Of the invoice that it credits. */
    invoice_line_id: number;
    /** From 1. */
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
    net: Minor;
    tax: Minor;
    /** `net` in the company's own currency, at the invoice's rate. */
    base_net: Minor;
  };
};

/** `upgrade`: issued before versions were kept, and so as it was on that day. */
export type VersionOrigin = "issued" | "edited" | "upgrade";

/** What a message is about; `reminder`: all that a customer is late with. */
export type SubjectKind = "invoice" | "receipt" | "credit_note" | "statement" | "reminder";

/** `mail` goes from this server; all else from the owner's own phone, which tells nothing of it. */
export type MessageWay = "mail" | "whatsapp" | "sms" | "other";

/**
 * `waiting` is taken by the one who sends it; `interrupted` when that one died meanwhile, so that
 * nobody knows whether it went.
 */
export type MessageState = "waiting" | "sending" | "sent" | "failed" | "interrupted";

export type EventKind =
  | "made"
  | "issued"
  | "edited"
  | "paid"
  | "undone"
  | "credited"
  | "credit_voided"
  | "voided"
  | "deleted"
  | "linked"
  | "unlinked"
  | "opened"
  | "mailed"
  | "mail_failed"
  | "mail_interrupted"
  | "reminded"
  | "restored";
