import { INVOICE_STATUS } from "../../domain/invoices/status";
import type { Language } from "../../domain/languages";
import { selectCustomers } from "../contacts/language";
import type { CompanyBooks } from "../db/company-books";
import { readInvoice, type InvoiceRecord } from "../invoices/read/record";
import { refuseUnsendable } from "../invoices/read/operations";
import { ApiError } from "../wire/api-error";
import { countMailsLeft, TOO_MANY_MAILS } from "./mail-rules";
import { toRefusal, type Refusal } from "../../domain/refusals/refusal";

export type BulkCustomer = { id: number; display_name: string; email: string; language: Language };

/** The mail to one customer, with all chosen invoices that can be sent to this customer. */
export type PlannedMail = { customer: BulkCustomer; records: InvoiceRecord[] };

/** Chosen invoices of a customer that are not sent. */
type LeftOut = {
  code: "draft" | "unsendable" | "deleted" | "no_email" | "limit";
  /** Why they are not sent. */
  refusal: Refusal;
  /** Null for invoices that were deleted. */
  customer: Pick<BulkCustomer, "id" | "display_name"> | null;
  invoices: { id: number; no: string }[];
};

export type BulkPlan = { mails: PlannedMail[]; leftOut: LeftOut[] };

const NO_EMAIL = toRefusal("no_email_address");
const DELETED = toRefusal("invoice_was_deleted");

/**
 * Plans the mails of chosen invoices of a company: one to each customer, in the order of `ids`, and
 * as many as the company may still send within the hour.
 */
export async function planBulkMails(
  books: CompanyBooks,
  ids: number[],
  now: Date,
): Promise<BulkPlan> {
  const { records, leftOut } = await readSendable(books, ids, now);
  const customers = await readCustomers(books, records);
  const byCustomer = new Map<number, InvoiceRecord[]>();
  for (const record of records) {
    const { contact_id } = record.invoice;
    byCustomer.set(contact_id, [...(byCustomer.get(contact_id) ?? []), record]);
  }
  const maxMails = await countMailsLeft(books, now);
  const mails: PlannedMail[] = [];
  for (const [contactId, own] of byCustomer) {
    const customer = customers.get(contactId);
    if (!customer) continue;
    const mail = { customer, records: own };
    if (customer.email === "") leftOut.push(leaveOut(mail, "no_email", NO_EMAIL));
    else if (mails.length === maxMails) leftOut.push(leaveOut(mail, "limit", TOO_MANY_MAILS));
    else mails.push(mail);
  }
  return { mails, leftOut };
}

/** Returns the invoices of a planned mail as left out. */
export function leaveOut(
  { customer, records }: PlannedMail,
  code: LeftOut["code"],
  refusal: Refusal,
): LeftOut {
  return { code, refusal, customer, invoices: records.map(toNamed) };
}

/** Reads the chosen invoices, and leaves out those that cannot be sent now. */
async function readSendable(books: CompanyBooks, ids: number[], now: Date) {
  const records: InvoiceRecord[] = [];
  const leftOut: LeftOut[] = [];
  for (const id of ids) {
    const record = await findInvoice(books, id);
    if (record === null) {
      leftOut.push({
        ...{ code: "deleted", refusal: DELETED, customer: null },
        invoices: [{ id, no: "" }],
      });
      continue;
    }
    try {
      refuseUnsendable(record, "send", now);
      records.push(record);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const { contact_id, contact_name, status } = record.invoice;
      leftOut.push({
        code: status === INVOICE_STATUS.draft ? "draft" : "unsendable",
        refusal: error.refusal,
        customer: { id: contact_id, display_name: contact_name },
        invoices: [toNamed(record)],
      });
    }
  }
  return { records, leftOut };
}

async function findInvoice(books: CompanyBooks, id: number): Promise<InvoiceRecord | null> {
  try {
    return await readInvoice(books, id);
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

async function readCustomers(
  books: CompanyBooks,
  records: InvoiceRecord[],
): Promise<Map<number, BulkCustomer>> {
  const customers = await selectCustomers(books)
    .where("contacts.id", "in", [0, ...records.map(({ invoice }) => invoice.contact_id)])
    .execute();
  return new Map(customers.map((customer) => [customer.id, customer]));
}

export function toNamed({ invoice: { id, no } }: InvoiceRecord): { id: number; no: string } {
  return { id, no };
}
