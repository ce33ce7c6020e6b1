import { readId } from "../../wire/fields";
import { refuseUnsendable } from "../../invoices/read/operations";
import { findInvoice } from "../../invoices/read/find";
import { readInvoice } from "../../invoices/read/record";
import { pdfFileName } from "../../pdf/file-name";
import { documentOf } from "../../invoices/versions/invoice-document";
import { NO_SUBJECT, type Sendable } from "./subject";

export const invoiceSent: Sendable = {
  path: "/sales/invoices/:id",
  find: async ({ books, params }) => {
    const { id, company_id } = await findInvoice(books, readId(params.id));
    return { ...NO_SUBJECT, kind: "invoice", company_id, invoice_id: id };
  },
  refuse: async ({ invoice_id }, { books, now }) => {
    refuseUnsendable(await readInvoice(books, invoice_id ?? undefined), "send", now);
  },
  paperOf: async ({ invoice_id }, { books }) => {
    const document = await documentOf(books, await readInvoice(books, invoice_id ?? undefined));
    const { company, no } = document;
    return { business: company, file: { name: pdfFileName(no), document } };
  },
};
