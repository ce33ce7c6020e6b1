import type { Generated } from "kysely";
import type { DateText, Moment, RecordColumns } from "./columns";

/** The kind of a job. Each kind has a handler, which does its work. */
export type JobKind = "mail" | "reminder" | "repeat";

/**
 * `waiting` includes a job that runs at the moment. A `failed` job is not tried again until a user
 * asks for it.
 */
export type JobState = "waiting" | "done" | "failed";

/** The table of the job queue. */
export type JobTables = {
  jobs: RecordColumns & {
    kind: JobKind;
    /** Identifies the work within the company and the kind: a second job with this key is not added. */
    key: string;
    /** JSON of `JobSubject`: ids and dates, never text, passwords, PINs or tokens. */
    subject: string;
    state: JobState;
    /** Why the last try failed, in words for the owner. Empty before the first failure. */
    reason: string;
    /** JSON of what `reason` says (`toReasonColumns`). Null when an older program wrote the reason. */
    reason_coded: Generated<string | null>;
    made_at: Moment;
    /** The time from which the job was to run, from which the time to give up is counted. */
    due_at: Moment;
    /** The time from which the next try may begin. */
    run_at: Moment;
    /** The number of tries that have begun. */
    tries: number;
    /** The token of the program that runs the job. Null while none runs it. */
    lease: string | null;
    /** After this time, another program may run the job. Null together with `lease`. */
    leased_until: Moment | null;
    /** When the job was done or failed. Null while it waits. */
    ended_at: Moment | null;
  };
};

/** The records that a job is about. */
export type JobSubject = {
  message_id?: number;
  invoice_id?: number;
  contact_id?: number;
  repeat_id?: number;
  /** The day of a job, and the day after which a period that ends on this day begins. */
  day?: DateText;
  after_day?: DateText;
};
