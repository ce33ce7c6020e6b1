import { Hono } from "hono";
import * as z from "zod";
import { dayIn } from "../clock";
import type { CompanyBooks } from "../db/company-books";
import type { Answer, Call, Calls } from "../http/calls";
import { parseOrRefuse, readId } from "../http/fields";
import { createInvoice } from "../invoices/create";
import { listInvoices } from "../invoices/list";
import { suggestNumber } from "../invoices/numbering";
import { invoiceOnWire, readInvoice } from "../invoices/record";
import { readPage } from "../page";

const filters = z.object({
  type: z.literal("SALE_INVOICE", { message: "Only sales invoices are kept." }).optional(),
  search: z.string().optional(),
  list: z.enum(["all", "unpaid", "draft"], { message: "There is no such list." }).optional(),
  due: z.enum(["overdue", "open"], { message: "Due is overdue or open." }).optional(),
  status: z
    .string()
    .regex(/^[0-5]$/, "There is no such status.")
    .transform(Number)
    .optional(),
});

export function invoiceRoutes(calls: Calls): Hono {
  return new Hono()
    .get("/sales", calls.reading(answerList))
    .get("/sales/invoices/next_no", calls.reading(answerNextNumber))
    .get("/sales/invoices/:id", calls.reading(answerInvoice))
    .post("/sales/invoices", calls.writing(answerCreated));
}

async function answerList({ books, query, now }: Call): Promise<Answer> {
  const { list, ...filter } = parseOrRefuse(filters, query);
  const company = await readCompany(books);
  const transactions = await listInvoices(books, {
    ...filter,
    list: list === "all" ? undefined : list,
    search: filter.search ?? "",
    page: readPage(query.page) ?? 1,
    today: dayIn(company.time_zone, now),
  });
  const { id, code, symbol } = company;
  return { status: 200, body: { transactions, meta: { base_currency: { id, code, symbol } } } };
}

/** Its time zone and its own currency. */
async function readCompany(books: CompanyBooks) {
  return books
    .selectFrom("companies")
    .innerJoin("currencies", "currencies.company_id", "companies.id")
    .select(["companies.time_zone", "currencies.id", "currencies.code", "currencies.symbol"])
    .where("companies.id", "=", books.companyId)
    .where("is_primary", "=", 1)
    .executeTakeFirstOrThrow();
}

async function answerNextNumber({ books }: Call): Promise<Answer> {
  return { status: 200, body: { next_no: await suggestNumber(books) } };
}

async function answerInvoice({ books, params }: Call): Promise<Answer> {
  const record = await readInvoice(books, readId(params.id));
  return { status: 200, body: { invoice: invoiceOnWire(record) } };
}

async function answerCreated({ books, body, now }: Call): Promise<Answer> {
  // In one company, also when the caller is of several and names none.
  const id = await createInvoice(books.narrowedTo(books.companyId), body, now);
  return { status: 201, body: { invoice: invoiceOnWire(await readInvoice(books, id)) } };
}
