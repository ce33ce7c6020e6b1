import type { Selectable } from "kysely";
import type { CompanyBooks } from "../../db/company-books";
import type { IssuedTables } from "../../db/issued-tables";
import type { Call } from "../../calls/calls";
import type { Drawable } from "../../pdf/draw";

/** What a message is about, as its row has it. */
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

/** What goes with a mail, and in whose name it goes. */
export type MailContent = {
  business: { name: string; email: string };
  /** Null for words alone. */
  file: { name: string; document: Drawable } | null;
};

/** A kind of what goes to customers; `books` are those of its company alone where it is known. */
export type Sendable = {
  /** The address of what is sent; below it /messages and /mails. */
  path: string;
  /** Refused as not found when it is another company's. */
  readSubject: (call: Pick<Call, "books" | "params">) => Promise<Subject>;
  /** What the body says of it besides. */
  addDays?: (subject: Subject, call: Pick<Call, "books" | "body" | "now">) => Promise<Subject>;
  /** Throws why it cannot be sent now. */
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
