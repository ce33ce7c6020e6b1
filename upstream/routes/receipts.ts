import { Hono } from "hono";
import { PAGE_SIZE } from "../../domain/limits/lists";
import { getDayInZone } from "../../domain/calendar/time-zone";
import { minorToText } from "../../domain/money/money";
import type { Answer } from "../wire/answer";
import type { Call, Calls } from "../calls/calls";
import { readTimeZoneAndCurrency } from "../company/time-zone-and-currency";
import { toInvoiceBody } from "../invoices/read/invoice-body";
import { listReceipts, listRefunds } from "../invoices/receipts/list-receipts";
import { listOnAccount } from "../invoices/receipts/on-account";
import { readPayer } from "../invoices/receipts/customer";
import {
  readReceipt,
  readRefund,
  toWireReceipt,
  toWireRefund,
} from "../invoices/receipts/read-receipt";
import { recordReceipt } from "../invoices/receipts/record-receipt";
import { recordRefund, undoRefund } from "../invoices/receipts/refund";
import { readReceiptSlip, readRefundSlip } from "../invoices/receipts/slip";
import { settleInvoice } from "../invoices/receipts/settle";
import { undoReceipt } from "../invoices/receipts/undo-receipt";
import { listUnpaidInvoices } from "../invoices/receipts/unpaid";
import { addShares, useOnAccount } from "../invoices/receipts/use-on-account";
import { formatWireAmount } from "../wire/decimals";
import { optionalId, parseId, parseOrRefuse } from "../wire/fields";
import { respondWithPdf } from "../pdf/response";
import { readPageNumber } from "../wire/page";
import { issue } from "../wire/issue";

/** Returns the routes of the extension "receipts": money that fits no single invoice. */
export function createReceiptRoutes(calls: Calls): Hono {
  return new Hono()
    .get("/contacts/:id/receipts", calls.createReadHandler(handleListReceipts))
    .get("/contacts/:id/unpaid", calls.createReadHandler(handleListUnpaid))
    .post("/contacts/:id/receipts", calls.createWriteHandler(handleRecordReceipt))
    .get("/receipts/:id", calls.createReadHandler(handleReadReceipt))
    .get("/receipts/:id/receipt.pdf", calls.createReadHandler(handleDrawReceipt))
    .get("/refunds/:id/slip.pdf", calls.createReadHandler(handleDrawRefund))
    .delete("/receipts/:id", calls.createWriteHandler(handleUndoReceipt))
    .post("/receipts/:id/shares", calls.createWriteHandler(handleAddShares))
    .post("/sales/invoices/:id/on_account", calls.createWriteHandler(handleUseOnAccount))
    .post("/sales/invoices/:id/overpaid", calls.createWriteHandler(handleSettleInvoice))
    .post("/contacts/:id/refunds", calls.createWriteHandler(handleRecordRefund))
    .get("/refunds/:id", calls.createReadHandler(handleReadRefund))
    .delete("/refunds/:id", calls.createWriteHandler(handleUndoRefund));
}

async function handleListReceipts({ books, params, query }: Call): Promise<Answer> {
  const { contact, books: companyBooks } = await readPayer(books, parseId(params.id));
  const page = readPageNumber(query.page) ?? 1;
  const { receipts, total } = await listReceipts(companyBooks, contact.id, page);
  return {
    status: 200,
    body: {
      receipts: receipts.map(toWireReceipt),
      refunds: await listRefunds(companyBooks, contact.id),
      on_account: await listOnAccount(companyBooks, contact.id),
      meta: { total, per_page: PAGE_SIZE },
    },
  };
}

async function handleListUnpaid({ books, params, query, now }: Call): Promise<Answer> {
  const { contact, books: companyBooks } = await readPayer(books, parseId(params.id));
  const currencyId = parseOrRefuse(
    optionalId(issue("unknown_record", { record: "currency" })),
    query.currency_id,
  );
  const { time_zone } = await readTimeZoneAndCurrency(companyBooks);
  const today = getDayInZone(time_zone, now);
  const unpaid = await listUnpaidInvoices(companyBooks, { contactId: contact.id, currencyId });
  return {
    status: 200,
    body: {
      unpaid: unpaid.map(({ balance, currency_id, code, symbol, ...invoice }) => ({
        ...invoice,
        balance: formatWireAmount(balance),
        is_late: invoice.due_day < today,
        currency: { id: currency_id, code, symbol },
      })),
      on_account: await listOnAccount(companyBooks, contact.id),
      is_cash_customer: contact.isCashCustomer,
    },
  };
}

async function handleRecordReceipt(call: Call): Promise<Answer> {
  const id = await recordReceipt(call.books, parseId(call.params.id), call);
  return { status: 201, body: await readReceiptBody(call, id) };
}

async function handleReadReceipt(call: Call): Promise<Answer> {
  return { status: 200, body: await readReceiptBody(call, parseId(call.params.id)) };
}

async function handleDrawReceipt({ books, params, query, requester }: Call): Promise<Response> {
  const id = parseId(params.id);
  const receipt = await readReceiptSlip(books, id, query.size);
  return respondWithPdf(receipt, `receipt-${String(id)}-${receipt.paper}`, requester);
}

async function handleDrawRefund({ books, params, query, requester }: Call): Promise<Response> {
  const id = parseId(params.id);
  const slip = await readRefundSlip(books, id, query.size);
  return respondWithPdf(slip, `refund-${String(id)}-${slip.paper}`, requester);
}

async function handleUndoReceipt(call: Call): Promise<Answer> {
  const id = parseId(call.params.id);
  await undoReceipt(call.books, id, call);
  return { status: 200, body: await readReceiptBody(call, id) };
}

async function handleAddShares(call: Call): Promise<Answer> {
  const id = parseId(call.params.id);
  await addShares(call.books, id, call);
  return { status: 201, body: await readReceiptBody(call, id) };
}

async function handleUseOnAccount(call: Call): Promise<Answer> {
  const { record, used } = await useOnAccount(call.books, parseId(call.params.id), call);
  return { status: 201, body: { ...toInvoiceBody(record, call.now), used: minorToText(used) } };
}

async function handleSettleInvoice(call: Call): Promise<Answer> {
  const { record, refundId } = await settleInvoice(call.books, parseId(call.params.id), call);
  return { status: 201, body: { ...toInvoiceBody(record, call.now), refund_id: refundId } };
}

async function handleRecordRefund(call: Call): Promise<Answer> {
  const id = await recordRefund(call.books, parseId(call.params.id), call);
  return { status: 201, body: await readRefundBody(call, id) };
}

async function handleReadRefund(call: Call): Promise<Answer> {
  return { status: 200, body: await readRefundBody(call, parseId(call.params.id)) };
}

async function handleUndoRefund(call: Call): Promise<Answer> {
  const id = parseId(call.params.id);
  await undoRefund(call.books, id, call);
  return { status: 200, body: await readRefundBody(call, id) };
}

async function readRefundBody({ books }: Call, id: number | undefined): Promise<object> {
  const refund = await readRefund(books, id);
  return {
    refund: toWireRefund(refund),
    on_account: await listOnAccount(books.forCompany(refund.company_id), refund.contact_id),
  };
}

async function readReceiptBody({ books }: Call, id: number | undefined): Promise<object> {
  const record = await readReceipt(books, id);
  const { company_id, contact_id } = record.receipt;
  return {
    receipt: toWireReceipt(record),
    on_account: await listOnAccount(books.forCompany(company_id), contact_id),
  };
}
