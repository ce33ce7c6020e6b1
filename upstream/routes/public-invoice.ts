import { Hono, type Context } from "hono";
import type { Kysely } from "kysely";
import { isActiveCreditNote } from "../invoices/read/credit-notes";
import { readCustomerLanguage } from "../contacts/language";
import type { CompanyBooks } from "../db/company-books";
import type { Schema } from "../db/schema";
import { createNotFoundError } from "../wire/api-error";
import { formatWireAmount } from "../wire/decimals";
import { parseId } from "../wire/fields";
import { readReceiptDocument } from "../invoices/payments/receipt";
import {
  derivePaymentCode,
  getDateReceived,
  readInvoice,
  isActivePayment,
} from "../invoices/read/record";
import { countReleasedBefore } from "../invoices/read/released";
import { readInvoiceParties } from "../invoices/versions/versions";
import { recordOpening } from "../invoices/links/link";
import { readLinkedInvoice } from "../invoices/links/linked-invoice";
import { respondWithPdf } from "../pdf/response";
import { readInvoiceDocument } from "../invoices/versions/invoice-document";
import { readPictureHeader } from "../pictures/picture-header";

type Services = { db: Kysely<Schema>; now: () => Date };

/**
 * Returns the routes by which customers read an invoice with the token of its link and without a
 * login (extension "links").
 */
export function createPublicInvoiceRoutes({ db, now }: Services): Hono {
  return new Hono()
    .get("/public/invoices/:token", (c) => answerPublicInvoice(c, db))
    .get("/public/invoices/:token/pdf", (c) => drawPublicInvoice(c, db))
    .get("/public/invoices/:token/logo", (c) => answerPublicLogo(c, db))
    .get("/public/invoices/:token/receipts/:file{\\d+\\.pdf}", (c) => drawPublicReceipt(c, db))
    .post("/public/invoices/:token/opened", (c) => recordPublicOpening(c, db, now));
}

async function answerPublicInvoice(c: Context, db: Kysely<Schema>): Promise<Response> {
  const { books, invoiceId } = await readLinkedInvoice(db, c.req.param("token"));
  const record = await readInvoice(books, invoiceId);
  const { logo, ...document } = await readInvoiceDocument(books, record);
  const { invoice } = record;
  return c.json({
    invoice: {
      business_id: invoice.company_id,
      status: invoice.status,
      date: invoice.date,
      due_date: invoice.due_date,
      balance: formatWireAmount(invoice.balance),
      language: await readCustomerLanguage(books, invoice.contact_id),
      logo: readLogoSize(logo),
      pay: derivePaymentCode(record),
      receipts: record.payments.filter(isActivePayment).map((payment) => ({
        ...{ id: payment.id, date: getDateReceived(payment), method_name: payment.method_name },
        amount: formatWireAmount(payment.amount),
        /** What of the same money was put on account later, and is not in the amount. */
        released_before: formatWireAmount(countReleasedBefore(payment, record.payments)),
      })),
      credit_notes: record.creditNotes.filter(isActiveCreditNote).map(({ no, date, total }) => ({
        ...{ no, date },
        amount: formatWireAmount(total),
      })),
      document,
    },
  });
}

/**
 * Returns the size of the logo, so that a page can reserve its space. Returns null when there is no
 * logo.
 */
function readLogoSize(logo: Uint8Array | null): { width: number; height: number } | null {
  const header = logo && readPictureHeader(logo);
  return header && { width: header.width, height: header.height };
}

async function drawPublicInvoice(c: Context, db: Kysely<Schema>): Promise<Response> {
  const { books, invoiceId } = await readLinkedInvoice(db, c.req.param("token"));
  const document = await readInvoiceDocument(books, await readInvoice(books, invoiceId));
  return respondWithPdf(document, document.no, toPublicRequester(c, books));
}

/** Answers with the logo of the invoice's current version. */
async function answerPublicLogo(c: Context, db: Kysely<Schema>): Promise<Response> {
  const { books, invoiceId } = await readLinkedInvoice(db, c.req.param("token"));
  const { invoice } = await readInvoice(books, invoiceId);
  const { logo } = (await readInvoiceParties(books, invoice)).seller;
  if (!logo) throw createNotFoundError("logo");
  return new Response(new Uint8Array(logo), {
    headers: { "content-type": "image/png", "cache-control": "private, no-store" },
  });
}

/** Answers with the receipt of a payment. Throws a 404 error when the payment was undone. */
async function drawPublicReceipt(c: Context, db: Kysely<Schema>): Promise<Response> {
  const { books, invoiceId } = await readLinkedInvoice(db, c.req.param("token"));
  const paymentId = parseId(c.req.param("file")?.replace(/\.pdf$/, ""));
  const receipt = await readReceiptDocument(books, { invoiceId, paymentId, size: undefined });
  if (receipt.payment.undoneOn !== "") throw createNotFoundError("payment");
  return respondWithPdf(receipt, `${receipt.invoice.no}-receipt`, toPublicRequester(c, books));
}

/**
 * Returns the requester of public PDFs. The queue of the PDF renderer serves requesters in turn by
 * their id. The negative id separates a company's public requests from the requests of its owner.
 */
function toPublicRequester(c: Context, { companyId }: CompanyBooks) {
  return { accountId: -companyId, signal: c.req.raw.signal };
}

async function recordPublicOpening(
  c: Context,
  db: Kysely<Schema>,
  now: () => Date,
): Promise<Response> {
  await db.transaction().execute(async (transaction) => {
    const { books, linkId } = await readLinkedInvoice(transaction, c.req.param("token"));
    await recordOpening(books, linkId, now());
  });
  return c.json({});
}
