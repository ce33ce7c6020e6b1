import { createNotFoundError, createRefusal } from "../../wire/api-error";
import { parseId } from "../../wire/fields";
import { readReceiptDocument } from "../../invoices/payments/receipt";
import { readReceipt } from "../../invoices/receipts/read-receipt";
import { readReceiptSlip } from "../../invoices/receipts/slip";
import { readInvoiceKeys } from "../../invoices/read/invoice-keys";
import { toPdfFileName } from "../../pdf/response";
import type { CompanyBooks } from "../../db/company-books";
import { EMPTY_SUBJECT, type RecordHandler, type Subject } from "./subject";

/** The receipt of one payment. Without an invoice, the receipt of money for several or for none. */
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
    const { reversed_on } =
      subject.invoice_id === null
        ? (await readReceipt(books, subject.part_id ?? undefined)).receipt
        : await readPayment(books, subject);
    if (reversed_on !== null) throw createRefusal("payment_undone");
  },
  readContent: async ({ invoice_id, part_id }, { books }) => {
    const partId = part_id ?? undefined;
    const document =
      invoice_id === null
        ? await readReceiptSlip(books, partId, undefined)
        : await readReceiptDocument(books, {
            ...{ invoiceId: invoice_id, paymentId: partId, size: undefined },
          });
    const { company, no } = document.invoice;
    const name = no === "" ? `receipt-${String(part_id)}` : `${no}-receipt`;
    return { business: company, file: { name: toPdfFileName(name), document } };
  },
};

/** The receipt of money that a customer paid at once, by its own id. */
export const wholeReceiptHandler: RecordHandler = {
  ...receiptHandler,
  path: "/receipts/:id",
  readSubject: async ({ books, params }) => {
    const { receipt } = await readReceipt(books, parseId(params.id));
    const { id, company_id, contact_id } = receipt;
    return { ...EMPTY_SUBJECT, kind: "receipt", company_id, contact_id, part_id: id };
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
