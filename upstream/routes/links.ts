import { Hono, type Context } from "hono";
import type { Kysely } from "kysely";
import type { CompanyBooks } from "../db/company-books";
import type { Schema } from "../db/schema";
import type { Answer } from "../http/answer";
import type { Call, Calls } from "../http/calls";
import { readId } from "../http/fields";
import { paymentCode, readInvoice } from "../invoices/record";
import { amountText } from "../http/decimals";
import { makeLink, noteOpened, readLink, revokeLink } from "../links/link";
import { openLink } from "../links/public";
import { answerPdf } from "../pdf/answer";
import { documentOf } from "../pdf/from-invoice";

type Services = { calls: Calls; db: Kysely<Schema>; now: () => Date; secret: () => string };

/** The extension "links": an invoice for whoever has its address, without a login. */
export function linkRoutes({ calls, db, now, secret }: Services): Hono {
  return new Hono()
    .get("/sales/invoices/:id/link", calls.reading(answerLink(secret)))
    .post("/sales/invoices/:id/link", calls.writing(answerMade(secret)))
    .delete("/sales/invoices/:id/link", calls.writing(answerRevoked))
    .get("/public/invoices/:token", (c) => answerPublic(c, db))
    .get("/public/invoices/:token/pdf", (c) => answerPublicPdf(c, db))
    .post("/public/invoices/:token/opened", (c) => answerOpened(c, db, now));
}

function answerLink(secret: () => string) {
  return async ({ books, params }: Call): Promise<Answer> => ({
    status: 200,
    body: { link: await readLink(books, readId(params.id), secret()) },
  });
}

function answerMade(secret: () => string) {
  return async (call: Call): Promise<Answer> => ({
    status: 201,
    body: { link: await makeLink(call.books, readId(call.params.id), secret(), call) },
  });
}

async function answerRevoked(call: Call): Promise<Answer> {
  await revokeLink(call.books, readId(call.params.id), call);
  return { status: 200, body: {} };
}

async function answerPublic(c: Context, db: Kysely<Schema>): Promise<Response> {
  const { books, invoiceId } = await openLink(db, c.req.param("token"));
  const record = await readInvoice(books, invoiceId);
  const { logo: _, ...document } = await documentOf(books, record);
  const { invoice } = record;
  return c.json({
    invoice: {
      business_id: invoice.company_id,
      status: invoice.status,
      date: invoice.date,
      due_date: invoice.due_date,
      balance: amountText(invoice.balance),
      language: await languageOf(books, invoice),
      pay: paymentCode(record),
      document,
    },
  });
}

async function languageOf(books: CompanyBooks, { contact_id }: { contact_id: number }) {
  const contact = await books
    .selectFrom("contacts")
    .select("language")
    .where("id", "=", contact_id)
    .executeTakeFirst();
  return contact?.language ?? "en";
}

async function answerPublicPdf(c: Context, db: Kysely<Schema>): Promise<Response> {
  const { books, invoiceId } = await openLink(db, c.req.param("token"));
  const document = await documentOf(books, await readInvoice(books, invoiceId));
  // Drawn in the company's turn among the strangers: it takes none of its owner's.
  const asker = { accountId: -books.companyId, signal: c.req.raw.signal };
  return answerPdf(document, document.no, asker);
}

async function answerOpened(c: Context, db: Kysely<Schema>, now: () => Date): Promise<Response> {
  await db.transaction().execute(async (transaction) => {
    const { books, linkId } = await openLink(transaction, c.req.param("token"));
    await noteOpened(books, linkId, now());
  });
  return c.json({});
}
