import { unacceptable } from "../../wire/api-error";
import { readId } from "../../wire/fields";
import { readSeller } from "../../invoices/versions/parties";
import { findCustomer } from "../../reports/owed/customer";
import { lateInvoices } from "../../reports/owed/late";
import { NO_SUBJECT, type Sendable } from "./subject";

/** Of all that a customer is late with: in words, whose links lead to each invoice. */
export const reminderSent: Sendable = {
  path: "/contacts/:id/reminders",
  find: async ({ books, params }) => {
    const { customer } = await findCustomer(books, readId(params.id));
    const { id, company_id } = customer;
    return { ...NO_SUBJECT, kind: "reminder", company_id, contact_id: id };
  },
  refuse: async ({ contact_id }, { books, now }) => {
    const late = await lateInvoices(books, contact_id ?? 0, now);
    if (late.length === 0)
      throw unacceptable("This customer is late with nothing: there is nothing to remind of.");
  },
  paperOf: async ({ company_id }, { books }) => ({
    business: await readSeller(books, company_id),
    file: null,
  }),
};
