import type { DateText, Flag, Moment } from "./columns";

/** The tables of reminders that go out by themselves. */
export type ReminderTables = {
  /** At most one row for each company. Without a row, reminders are off. */
  reminder_settings: {
    company_id: number;
    is_on: Flag;
    /** JSON array of the days after the due date, such as [-3, 7]. */
    days: string;
    /** JSON array of weekdays from 1 (Monday) to 6, besides Sunday. */
    excluded_weekdays: string;
    /** JSON array of the owner's texts, `ReminderText`. */
    texts: string;
    /** The last day whose reminders were planned. */
    planned_until: DateText;
    updated_at: Moment;
  };
  /** The invoices and customers whose reminders do not go out by themselves. */
  reminder_pauses: {
    company_id: number;
    kind: "invoice" | "contact";
    /** The invoice, which may have been deleted since, or the contact. */
    record_id: number;
    paused_at: Moment;
  };
};
