import { Hono } from "hono";
import type { Answer } from "../wire/answer";
import type { Call, Calls } from "../calls/calls";
import { parseOrRefuse, parseId } from "../wire/fields";
import { respondWithPdf } from "../pdf/response";
import { readTimeZoneAndCurrency } from "../company/time-zone-and-currency";
import { listPayments, paymentFilter } from "../invoices/payments/list";
import { readReceiptDocument } from "../invoices/payments/receipt";
import { recordPayment } from "../invoices/payments/record";
import { undoPayment } from "../invoices/payments/undo";
import { createCashSale } from "../invoices/operations/cash-sale";
import { toInvoiceBody } from "../invoices/read/invoice-body";
import { readPageQuery } from "../wire/page";

/** Returns the routes of the extensions "payments" and "cash_sale". */
export function createPaymentRoutes(calls: Calls): Hono {
  return new Hono()
    .get("/payments", calls.createReadHandler(handleListPayments))
    .post("/sales/cash", calls.createWriteHandler(handleCreateCashSale))
    .post("/sales/invoices/:id/payments", calls.createWriteHandler(handleRecordPayment))
    .get(
      "/sales/invoices/:id/payments/:paymentId/receipt.pdf",
      calls.createReadHandler(handleDrawReceipt),
    )
    .delete("/sales/invoices/:id/payments/:paymentId", calls.createWriteHandler(handleUndoPayment));
}

async function handleListPayments({ books, query }: Call): Promise<Answer> {
  // `companyId` throws an error when the caller has several companies and names none.
  const companyBooks = books.forCompany(books.companyId);
  const filter = parseOrRefuse(paymentFilter, query);
  const page = readPageQuery(query);
  const { payments, ...listMeta } = await listPayments(companyBooks, filter, page);
  const { id, code, symbol } = await readTimeZoneAndCurrency(companyBooks);
  return {
    status: 200,
    body: {
      payments,
      meta: { ...listMeta, per_page: page.size, base_currency: { id, code, symbol } },
    },
  };
}

async function handleCreateCashSale(call: Call): Promise<Answer> {
  // `companyId` throws an error when the caller has several companies and names none.
  const companyBooks = call.books.forCompany(call.books.companyId);
  const { record, paymentId } = await createCashSale(companyBooks, call.body, call);
  return { status: 201, body: { ...toInvoiceBody(record, call.now), payment_id: paymentId } };
}

async function handleRecordPayment(call: Call): Promise<Answer> {
  const { id, record } = await recordPayment(call.books, parseId(call.params.id), call);
  return { status: 201, body: { ...toInvoiceBody(record, call.now), payment_id: id } };
}

async function handleUndoPayment(call: Call): Promise<Answer> {
  const { id: invoice, paymentId } = call.params;
  const ids = { invoiceId: parseId(invoice), paymentId: parseId(paymentId) };
  return { status: 200, body: toInvoiceBody(await undoPayment(call.books, ids, call), call.now) };
}

async function handleDrawReceipt({ books, params, query, requester }: Call): Promise<Response> {
  const { id: invoice, paymentId } = params;
  const ids = { invoiceId: parseId(invoice), paymentId: parseId(paymentId) };
  const receipt = await readReceiptDocument(books, { ...ids, size: query.size });
  const nameEnd = receipt.paper === "a4" ? "receipt" : `receipt-${receipt.paper}`;
  return respondWithPdf(receipt, `${receipt.invoice.no}-${nameEnd}`, requester);
}
