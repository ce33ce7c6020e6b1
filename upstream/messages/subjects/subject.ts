import type { Selectable } from "kysely";
import type { CompanyBooks } from "../../db/company-books";
import type { IssuedTables } from "../../db/issued-tables";
import type { Call } from "../../calls/calls";
import type { PrintableDocument } from "../../pdf/draw";

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
  file: { name: string; document: PrintableDocument } | null;
};

type SubjectContext = {
  books: CompanyBooks;
  now: Date;
  /** The invoices of a message about several; empty for all other messages. */
  invoiceIds: number[];
};

/**
 * What one kind of message to customers needs: its rules and its content.
 * `addPeriod` and the functions with `context` get books that are limited to the company of the
 * subject.
 */
export type SubjectHandler = {
  /** Throws a refusal when the record cannot be sent now. */
  refuseUnsendable: (subject: Subject, context: SubjectContext) => Promise<void>;
  /** Reads the business, and the document of the attached file. */
  readContent: (subject: Subject, context: SubjectContext) => Promise<MailContent>;
};

/** What a message about one record needs in addition: its route and its record. */
export type RecordHandler = SubjectHandler & {
  /** The route of the record, without the /messages or /mails at the end of a message's route. */
  path: string;
  /** Finds the record of the request. Throws a 404 when the caller's books do not have it. */
  readSubject: (call: Pick<Call, "books" | "params">) => Promise<Subject>;
  /** Adds the first and the last day in the request's body to the subject. Only for statements. */
  addPeriod?: (subject: Subject, call: Pick<Call, "books" | "body" | "now">) => Promise<Subject>;
};

export const EMPTY_SUBJECT = {
  invoice_id: null,
  part_id: null,
  contact_id: null,
  from_day: null,
  to_day: null,
};
