import { readInvoiceBundle } from "../../invoices/versions/invoice-bundle";
import { readSeller } from "../../invoices/versions/parties";
import { readInvoice } from "../../invoices/read/record";
import { refuseUnsendable } from "../../invoices/read/operations";
import type { SubjectHandler } from "./subject";

/** Several invoices of a customer, with their PDFs in one file. */
export const invoicesHandler: SubjectHandler = {
  refuseUnsendable: async (_subject, { books, now, invoiceIds }) => {
    for (const id of invoiceIds) refuseUnsendable(await readInvoice(books, id), "send", now);
  },
  readContent: async ({ company_id }, { books, invoiceIds }) => ({
    business: await readSeller(books, company_id),
    file: { name: "invoices.pdf", document: await readInvoiceBundle(books, invoiceIds) },
  }),
};
