import { notFound, unacceptable } from "../../wire/api-error";
import { readId } from "../../wire/fields";
import { receiptOf } from "../../invoices/payments/receipt";
import { findInvoice } from "../../invoices/read/find";
import { pdfFileName } from "../../pdf/file-name";
import type { CompanyBooks } from "../../db/company-books";
import { NO_SUBJECT, type Sendable, type Subject } from "./subject";

/** Of a payment: whatever else is left of its invoice. */
export const receiptSent: Sendable = {
  path: "/sales/invoices/:id/payments/:paymentId",
  find: async ({ books, params }) => {
    const { id, company_id } = await findInvoice(books, readId(params.id));
    const part_id = readId(params.paymentId) ?? 0;
    const subject: Subject = {
      ...NO_SUBJECT,
      kind: "receipt",
      company_id,
      invoice_id: id,
      part_id,
    };
    await findPayment(books, subject);
    return subject;
  },
  refuse: async (subject, { books }) => {
    const { reversed_on } = await findPayment(books, subject);
    if (reversed_on !== null)
      throw unacceptable("This payment was undone: there is no receipt to be sent.");
  },
  paperOf: async ({ invoice_id, part_id }, { books }) => {
    const ids = { invoiceId: invoice_id ?? undefined, paymentId: part_id ?? undefined };
    const document = await receiptOf(books, { ...ids, size: undefined });
    const { company, no } = document.invoice;
    return { business: company, file: { name: pdfFileName(`${no}-receipt`), document } };
  },
};

async function findPayment(books: CompanyBooks, { invoice_id, part_id }: Subject) {
  const payment = await books
    .selectFrom("payments")
    .select("reversed_on")
    .where("id", "=", part_id ?? 0)
    .where("invoice_id", "=", invoice_id ?? 0)
    .executeTakeFirst();
  if (!payment) throw notFound("payment");
  return payment;
}
