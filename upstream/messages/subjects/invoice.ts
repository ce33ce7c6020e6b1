import { unacceptable } from "../../http/api-error";
import { readId } from "../../http/fields";
import { findInvoice } from "../../invoices/find";
import { readInvoice } from "../../invoices/record";
import { INVOICE_STATUS } from "../../../domain/invoices/status";
import { pdfFileName } from "../../pdf/file-name";
import { documentOf } from "../../pdf/from-invoice";
import { NO_SUBJECT, type Sendable } from "./subject";

export const invoiceSent: Sendable = {
  path: "/sales/invoices/:id",
  find: async ({ books, params }) => {
    const { id, company_id } = await findInvoice(books, readId(params.id));
    return { ...NO_SUBJECT, kind: "invoice", company_id, invoice_id: id };
  },
  refuse: async ({ invoice_id }, { books }) => {
    const { status } = await findInvoice(books, invoice_id ?? undefined);
    if (status === INVOICE_STATUS.draft)
      throw unacceptable("This invoice is still a draft. Mark it as sent before you send it.");
  },
  paperOf: async ({ invoice_id }, { books }) => {
    const document = await documentOf(books, await readInvoice(books, invoice_id ?? undefined));
    const { company, no } = document;
    return { business: company, file: { name: pdfFileName(no), document } };
  },
};
