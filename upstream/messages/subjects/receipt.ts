import { createNotFoundError, createRefusal } from "../../wire/api-error";
import { parseId } from "../../wire/fields";
import { readReceiptDocument } from "../../invoices/payments/receipt";
import { readInvoiceKeys } from "../../invoices/read/invoice-keys";
import { toPdfFileName } from "../../pdf/response";
import type { CompanyBooks } from "../../db/company-books";
import { EMPTY_SUBJECT, type RecordHandler, type Subject } from "./subject";

/** The receipt of one payment. */
export const receiptHandler: RecordHandler = {
  path: "/sales/invoices/:id/payments/:paymentId",
  readSubject: async ({ books, params }) => {
    const { id, company_id } = await readInvoiceKeys(books, parseId(params.id));
    const part_id = parseId(params.paymentId) ?? 0;
    const subject: Subject = {
      ...EMPTY_SUBJECT,
      kind: "receipt",
      company_id,
      invoice_id: id,
      part_id,
    };
    await readPayment(books, subject);
    return subject;
  },
  refuseUnsendable: async (subject, { books }) => {
    const { reversed_on } = await readPayment(books, subject);
    if (reversed_on !== null)
      throw createRefusal("This payment was undone: there is no receipt to be sent.");
  },
  readContent: async ({ invoice_id, part_id }, { books }) => {
    const ids = { invoiceId: invoice_id ?? undefined, paymentId: part_id ?? undefined };
    const document = await readReceiptDocument(books, { ...ids, size: undefined });
    const { company, no } = document.invoice;
    return { business: company, file: { name: toPdfFileName(`${no}-receipt`), document } };
  },
};

async function readPayment(books: CompanyBooks, { invoice_id, part_id }: Subject) {
  const payment = await books
    .selectFrom("payments")
    .select("reversed_on")
    .where("id", "=", part_id ?? 0)
    .where("invoice_id", "=", invoice_id ?? 0)
    .executeTakeFirst();
  if (!payment) throw createNotFoundError("payment");
  return payment;
}
