import type { Generated } from "kysely";
import type { DateText, Minor, Moment, Owned } from "./columns";

/** What is to be written again and again. */
export type RepeatTables = {
  repeats: Owned & {
    /** It may be deleted since. */
    invoice_id: number;
    /** As it was when it was first repeated, like all that is written again. */
    invoice_no: string;
    contact_id: number;
    currency_id: number;
    total: Minor;
    /** JSON of the invoice as the wire has it: what is written, whatever becomes of the invoice. */
    template: string;
    every: "week" | "month" | "year";
    step: number;
    /** Of the days' pattern; it may be before the first of them. */
    anchor: DateText;
    starts_on: DateText;
    /** The last day, included; null for good. */
    ends_on: DateText | null;
    made_at: Moment;
    /** The name of who did it. */
    made_by: string;
    /** Null while it stands. */
    ended_at: Generated<Moment | null>;
  };
  /** Days that were written or skipped. */
  repeat_days: {
    company_id: number;
    repeat_id: number;
    day: DateText;
    /** Null for skipped; the invoice may be deleted since, and then the day is due again. */
    invoice_id: number | null;
    settled_at: Moment;
    settled_by: string;
  };
};
