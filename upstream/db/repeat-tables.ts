import type { Generated } from "kysely";
import type { DateText, MinorUnits, Moment, RecordColumns } from "./columns";

/**
 * How a repeat is carried out: `tell` asks a user to write the invoice of each day, `issue` writes
 * and issues it, and `issue_and_mail` also mails it to the customer.
 */
export type RepeatMode = "tell" | "issue" | "issue_and_mail";

/**
 * The tables of repeats. A repeat plans new invoices from an old one for certain days. Each of these
 * invoices is created by a user or by itself, or its day is skipped.
 */
export type RepeatTables = {
  repeats: RecordColumns & {
    /** The invoice may have been deleted since. */
    invoice_id: number;
    /**
     * The number of the invoice. This column and the next four are copied from the invoice when the
     * repeat is created.
     */
    invoice_no: string;
    contact_id: number;
    currency_id: number;
    total: MinorUnits;
    /**
     * JSON of the invoice in the v2 API. New invoices are written from this copy, whatever happens
     * to the invoice.
     */
    template: string;
    every: "week" | "month" | "year";
    /** The repeat is due every `step` weeks, months or years. */
    step: number;
    /** The day from which the pattern of days is calculated. It may be before the first day. */
    anchor: DateText;
    starts_on: DateText;
    /** The last day, inclusive. Null for a repeat without an end. */
    ends_on: DateText | null;
    mode: Generated<RepeatMode>;
    /**
     * The first day for which no job was added yet, and the time at which the job is added. Both are
     * null for a repeat that issues nothing any more. Days before it that have neither an invoice
     * nor a job wait for a user.
     */
    next_day: DateText | null;
    next_at: Moment | null;
    updated_at: Moment;
    made_at: Moment;
    /** The name of the user who created the repeat. */
    made_by: string;
    /** Null while the repeat is active. */
    ended_at: Generated<Moment | null>;
  };
  /** Days of a repeat for which an invoice was created or which were skipped. */
  repeat_days: {
    company_id: number;
    repeat_id: number;
    day: DateText;
    /** The created invoice, after whose deletion the day is due again. Null for a skipped day. */
    invoice_id: number | null;
    /** The time at which the invoice was created or the day was skipped. */
    settled_at: Moment;
    /** The name of the user who created the invoice or skipped the day. */
    settled_by: string;
  };
};
