import * as z from "zod";
import type { CompanyBooks } from "../../db/company-books";
import { parseId } from "../../wire/fields";
import { readCustomerWithBooks } from "../../reports/owed/customer";
import { toStatementDocument } from "../../reports/statement/document";
import { readStatement } from "../../reports/statement/statement";
import { toPdfFileName } from "../../pdf/response";
import { EMPTY_SUBJECT, type RecordHandler, type Subject } from "./subject";

/**
 * The first and the last day in the body of a request for a mail. The last day is called `until`,
 * because `to` is the recipient. `readStatement` validates both.
 */
const daysPayload = z
  .object({ from: z.string().optional(), until: z.string().optional() })
  .catch({});

/** A statement, whose first and last day are stored with the message. */
export const statementHandler: RecordHandler = {
  path: "/contacts/:id/statement",
  readSubject: async ({ books, params }) => {
    const { customer } = await readCustomerWithBooks(books, parseId(params.id));
    const { id, company_id } = customer;
    return { ...EMPTY_SUBJECT, kind: "statement", company_id, contact_id: id };
  },
  addPeriod: async (subject, { books, body, now }) => {
    const { from: first, until } = daysPayload.parse(body);
    const days = { from: first, to: until };
    const { from, to } = await readSubjectStatement(subject, { books, now }, days);
    return { ...subject, from_day: from, to_day: to };
  },
  refuseUnsendable: async () => {},
  readContent: async (subject, context) => {
    const { from_day, to_day } = subject;
    const days = { from: from_day ?? undefined, to: to_day ?? undefined };
    const statement = await readSubjectStatement(subject, context, days);
    const document = await toStatementDocument(statement);
    const { customer, from, to } = statement;
    const name = toPdfFileName(`${customer.display_name}-${from}-${to}`);
    return { business: document.head.company, file: { name, document } };
  },
};

type Days = { from?: string | undefined; to?: string | undefined };

function readSubjectStatement(
  { contact_id }: Subject,
  context: { books: CompanyBooks; now: Date },
  { from, to }: Days,
) {
  const query = { ...(from ? { from } : {}), ...(to ? { to } : {}) };
  return readStatement({ ...context, params: { id: String(contact_id) }, query });
}
