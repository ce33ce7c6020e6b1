import { parseId } from "../../wire/fields";
import { refuseUnsendable } from "../../invoices/read/operations";
import { readInvoiceKeys } from "../../invoices/read/invoice-keys";
import { readInvoice } from "../../invoices/read/record";
import { toPdfFileName } from "../../pdf/response";
import { readInvoiceDocument } from "../../invoices/versions/invoice-document";
import { EMPTY_SUBJECT, type RecordHandler } from "./subject";

export const invoiceHandler: RecordHandler = {
  path: "/sales/invoices/:id",
  readSubject: async ({ books, params }) => {
    const { id, company_id } = await readInvoiceKeys(books, parseId(params.id));
    return { ...EMPTY_SUBJECT, kind: "invoice", company_id, invoice_id: id };
  },
  refuseUnsendable: async ({ invoice_id }, { books, now }) => {
    refuseUnsendable(await readInvoice(books, invoice_id ?? undefined), "send", now);
  },
  readContent: async ({ invoice_id }, { books }) => {
    const document = await readInvoiceDocument(
      books,
      await readInvoice(books, invoice_id ?? undefined),
    );
    const { company, no } = document;
    return { business: company, file: { name: toPdfFileName(no), document } };
  },
};
