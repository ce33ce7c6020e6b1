import { Hono } from "hono";
import * as z from "zod";
import { getDayInZone } from "../../domain/calendar/time-zone";
import { readTimeZoneAndCurrency } from "../company/time-zone-and-currency";
import type { Call, Calls } from "../calls/calls";
import { parseOrRefuse, parseId } from "../wire/fields";
import { createInvoice } from "../invoices/operations/create";
import { editInvoice } from "../invoices/operations/edit";
import { listInvoices } from "../invoices/read/list";
import { markSent } from "../invoices/operations/mark-sent";
import { listDeletedInvoices } from "../invoices/read/list-deleted";
import { suggestInvoiceNumber } from "../company/numbering";
import { toInvoiceBody } from "../invoices/read/invoice-body";
import { readInvoice } from "../invoices/read/record";
import { deleteInvoice } from "../invoices/operations/delete";
import { createRefusal } from "../wire/api-error";
import { sortOrderSchema } from "../wire/sort";
import { SORT_FIELDS } from "../invoices/read/sort";
import { invoiceIds } from "../invoices/read/ids";
import { readPageQuery } from "../wire/page";
import { hasPeriod, periodFields, rejectReversedDays, needsSums } from "../wire/period";
import type { Answer } from "../wire/answer";
import { issue } from "../wire/issue";

const filters = z
  .object({
    type: z.literal("SALE_INVOICE", { message: issue("only_sales_invoices") }).optional(),
    search: z.string().optional(),
    list: z
      .enum(["all", "unpaid", "draft", "deleted"], { message: issue("no_such_list") })
      .optional(),
    due: z.enum(["overdue", "open"], { message: issue("due_filter") }).optional(),
    status: z
      .string()
      .regex(/^[0-5]$/, issue("no_such_status"))
      .transform(Number)
      .optional(),
    sort: z.enum(SORT_FIELDS, { message: issue("invoice_sort_field") }).optional(),
    order: sortOrderSchema,
    ids: invoiceIds.optional(),
    ...periodFields,
  })
  .superRefine(rejectReversedDays);

export function createInvoiceRoutes(calls: Calls): Hono {
  return new Hono()
    .get("/sales", calls.createReadHandler(handleListInvoices))
    .get("/sales/invoices/next_no", calls.createReadHandler(handleReadNextNumber))
    .get("/sales/invoices/:id", calls.createReadHandler(handleReadInvoice))
    .post("/sales/invoices", calls.createWriteHandler(handleCreateInvoice))
    .put("/sales/invoices/:id", calls.createWriteHandler(handleEditInvoice))
    .put("/sales/invoices/:id/status", calls.createWriteHandler(handleMarkSent))
    .delete("/sales/invoices/:id", calls.createWriteHandler(handleDeleteInvoice));
}

async function handleListInvoices({ books, query, now }: Call): Promise<Answer> {
  const { list, sort, order, sums: requestedSums, ...filter } = parseOrRefuse(filters, query);
  const company = await readTimeZoneAndCurrency(books);
  const page = readPageQuery(query);
  const listFilter = {
    ...filter,
    search: filter.search ?? "",
    today: getDayInZone(company.time_zone, now),
  };
  const withSums = needsSums({ ...filter, sums: requestedSums });
  if (list === "deleted" && (hasPeriod(filter) || sort || order || withSums))
    throw createRefusal("deleted_list_filters");
  const { transactions, ...listMeta } = await (list === "deleted"
    ? listDeletedInvoices(books, page)
    : listInvoices(
        books,
        { ...listFilter, list: list === "all" ? undefined : list },
        { sort: { by: sort, order }, page, withSums },
      ));
  const { id, code, symbol } = company;
  const meta = { base_currency: { id, code, symbol }, per_page: page.size, ...listMeta };
  return { status: 200, body: { transactions, meta } };
}

async function handleReadNextNumber({ books }: Call): Promise<Answer> {
  const next_no = await books.readCached("next number", () => suggestInvoiceNumber(books));
  return { status: 200, body: { next_no } };
}

async function handleReadInvoice({ books, params, now }: Call): Promise<Answer> {
  return { status: 200, body: toInvoiceBody(await readInvoice(books, parseId(params.id)), now) };
}

async function handleCreateInvoice({ books, body, now, actor }: Call): Promise<Answer> {
  // `companyId` throws an error when the caller has several companies and names none.
  const companyBooks = books.forCompany(books.companyId);
  const record = await createInvoice(companyBooks, body, { now, actor });
  return { status: 201, body: toInvoiceBody(record, now) };
}

async function handleEditInvoice(call: Call): Promise<Answer> {
  const record = await editInvoice(call.books, parseId(call.params.id), call);
  return { status: 200, body: toInvoiceBody(record, call.now) };
}

async function handleMarkSent(call: Call): Promise<Answer> {
  const record = await markSent(call.books, parseId(call.params.id), call);
  return { status: 200, body: toInvoiceBody(record, call.now) };
}

async function handleDeleteInvoice(call: Call): Promise<Answer> {
  await deleteInvoice(call.books, parseId(call.params.id), call);
  return { status: 200, body: {} };
}
