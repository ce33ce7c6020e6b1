import type { Selectable } from "kysely";
import type { CompanyBooks } from "../../db/company-books";
import type { IssuedTables } from "../../db/issued-tables";
import type { Call } from "../../calls/calls";
import type { Drawable } from "../../pdf/draw";

/**
 * The record that a message is about, as stored in `sent_messages`. This is not the subject line of
 * a mail.
 */
export type Subject = Pick<
  Selectable<IssuedTables["sent_messages"]>,
  (typeof SUBJECT_COLUMNS)[number]
>;

export const SUBJECT_COLUMNS = [
  "company_id",
  "kind",
  "invoice_id",
  "part_id",
  "contact_id",
  "from_day",
  "to_day",
] as const;

/** The business that a mail is sent for, and the attached file. */
export type MailContent = {
  business: { name: string; email: string };
  /** Null for a mail without file. */
  file: { name: string; document: Drawable } | null;
};

/** A kind of message to customers. `books` are limited to the company once it is known. */
export type Sendable = {
  /** The route of the record. The routes /messages and /mails are below it. */
  path: string;
  /** Throws a not-found error when the record is missing in the caller's books. */
  readSubject: (call: Pick<Call, "books" | "params">) => Promise<Subject>;
  /** Adds the days from the body to the subject. */
  addDays?: (subject: Subject, call: Pick<Call, "books" | "body" | "now">) => Promise<Subject>;
  /** Throws a refusal when the record cannot be sent now. */
  refuseUnsendable: (subject: Subject, at: { books: CompanyBooks; now: Date }) => Promise<void>;
  readContent: (subject: Subject, at: { books: CompanyBooks; now: Date }) => Promise<MailContent>;
};

export const EMPTY_SUBJECT = {
  invoice_id: null,
  part_id: null,
  contact_id: null,
  from_day: null,
  to_day: null,
};
