import { Hono } from "hono";
import { PAGE_SIZE } from "../../domain/limits/lists";
import { getDayInZone } from "../../domain/calendar/time-zone";
import { readTimeZoneAndCurrency } from "../company/time-zone-and-currency";
import type { Answer } from "../wire/answer";
import type { Call, Calls } from "../calls/calls";
import { parseOrRefuse, parseId } from "../wire/fields";
import { listLastPurchases, listLastPrices, productIdsQuery } from "../reports/owed/purchases";
import { toWireCustomer, readCustomerWithBooks } from "../reports/owed/customer";
import { toStatementDocument } from "../reports/statement/document";
import { listOwedAmounts } from "../reports/owed/list-owed";
import { readStatement, toWireStatement } from "../reports/statement/statement";
import { readCustomerSummary } from "../reports/owed/customer-summary";
import { readPageNumber } from "../wire/page";
import { respondWithPdf } from "../pdf/response";

/**
 * Returns the routes of the extension "owed": owed amounts, and the summaries, statements and last
 * prices of customers.
 */
export function createOwedRoutes(calls: Calls): Hono {
  return new Hono()
    .get("/owed", calls.createReadHandler(handleListOwed))
    .get("/contacts/:id/summary", calls.createReadHandler(handleReadSummary))
    .get("/contacts/:id/statement", calls.createReadHandler(handleReadStatement))
    .get("/contacts/:id/statement.pdf", calls.createReadHandler(handleDrawStatement))
    .get("/contacts/:id/last_prices", calls.createReadHandler(handleListLastPrices));
}

async function handleListOwed({ books, query, now }: Call): Promise<Answer> {
  // `companyId` throws an error when the caller has several companies and names none.
  const companyBooks = books.forCompany(books.companyId);
  const { time_zone, id, code, symbol } = await readTimeZoneAndCurrency(companyBooks);
  const today = getDayInZone(time_zone, now);
  const { owed, ...meta } = await listOwedAmounts(
    companyBooks,
    today,
    readPageNumber(query.page) ?? 1,
  );
  return {
    status: 200,
    body: {
      owed,
      meta: { ...meta, per_page: PAGE_SIZE, today, base_currency: { id, code, symbol } },
    },
  };
}

async function handleReadSummary({ books, params, now }: Call): Promise<Answer> {
  const { customer, books: companyBooks } = await readCustomerWithBooks(books, parseId(params.id));
  const { time_zone } = await readTimeZoneAndCurrency(companyBooks);
  const today = getDayInZone(time_zone, now);
  const summary = {
    contact: toWireCustomer(customer),
    today,
    sums: await readCustomerSummary(companyBooks, customer.id, today),
    bought: await listLastPurchases(companyBooks, customer.id),
  };
  return { status: 200, body: { summary } };
}

async function handleReadStatement(call: Call): Promise<Answer> {
  return { status: 200, body: { statement: toWireStatement(await readStatement(call)) } };
}

async function handleDrawStatement(call: Call): Promise<Response> {
  const statement = await readStatement(call);
  const { customer, from, to } = statement;
  const name = `${customer.display_name}-${from}-${to}`;
  call.logEvent({ event: "exported", company: customer.company_id, file: "statement.pdf" });
  return respondWithPdf(await toStatementDocument(statement), name, call.requester);
}

async function handleListLastPrices({ books, params, query }: Call): Promise<Answer> {
  const { customer, books: companyBooks } = await readCustomerWithBooks(books, parseId(params.id));
  const ids = parseOrRefuse(productIdsQuery, query.product_ids);
  return {
    status: 200,
    body: { last_prices: await listLastPrices(companyBooks, customer.id, ids) },
  };
}
