import { createRefusal } from "../../wire/api-error";
import { parseId } from "../../wire/fields";
import { readSeller } from "../../invoices/versions/parties";
import { readCustomerWithBooks } from "../../reports/owed/customer";
import { listOverdueInvoices } from "../../reports/owed/overdue-invoices";
import { EMPTY_SUBJECT, type RecordHandler } from "./subject";

/** A reminder of all overdue invoices of a customer: text with links, without a file. */
export const reminderHandler: RecordHandler = {
  path: "/contacts/:id/reminders",
  readSubject: async ({ books, params }) => {
    const { customer } = await readCustomerWithBooks(books, parseId(params.id));
    const { id, company_id } = customer;
    return { ...EMPTY_SUBJECT, kind: "reminder", company_id, contact_id: id };
  },
  refuseUnsendable: async ({ contact_id }, { books, now }) => {
    const late = await listOverdueInvoices(books, contact_id ?? 0, now);
    if (late.length === 0) throw createRefusal("nothing_late");
  },
  readContent: async ({ company_id }, { books }) => ({
    business: await readSeller(books, company_id),
    file: null,
  }),
};
