import * as z from "zod";
import type { ApiCaller } from "./api";

/** Milliseconds of processor time, including threads and the database, and of elapsed time. */
export type CallTime = { processor: number; clock: number };

/**
 * A call that is measured at every size; `isPossible` is false where the books are too small for
 * it.
 */
export type Call = { name: string; isPossible: boolean; run: () => Promise<CallTime> };

/** A page that only large books have. */
const DEEP_PAGE = 50;

const salesAnswer = z.object({
  transactions: z.array(z.object({ id: z.number() })),
  meta: z.object({ total: z.number() }),
});

/** The searched text by name; the names say roughly how many invoices it finds. */
const SEARCHES = {
  none: "qqjj",
  "an amount": "202.73",
  "a round amount": "1,057",
  few: "vyx zebra",
  "a customer": "kopitiam 17",
  many: "kopitiam",
  "many, two words": "thank you",
  "two letters": "in",
  "all, by number": "inv-",
  Chinese: "乌龙",
  Tamil: "கோபி",
  "one letter": "v",
};

/** First days of two periods of the books, YYYY-MM-DD: the last month and the last year. */
export type BenchDays = { month: string; year: string };

/**
 * Returns the measured calls; `processorTime` returns the processor time so far in milliseconds.
 */
export async function createGrowthCalls(
  callApi: ApiCaller,
  { month, year }: BenchDays,
  processorTime: () => number,
): Promise<Call[]> {
  const salesPath = (query: string) => `/sales?type=SALE_INVOICE&${query}`;
  const newestPage = await readSales(callApi, salesPath("page=1"));
  const [{ id } = { id: 0 }] = newestPage.transactions;
  const deepPage = await readSales(callApi, salesPath(`page=${DEEP_PAGE}`));
  const payload = await copyInvoicePayload(callApi, id);
  const { contact_id: contactId } = z.object({ contact_id: z.number() }).parse(payload);
  const measureCall = (name: string, call: () => Promise<Response>): Call => ({
    name,
    isPossible: true,
    run: async () => {
      const startedAt = { processor: processorTime(), clock: performance.now() };
      await (await call()).arrayBuffer();
      const clock = performance.now() - startedAt.clock;
      return { processor: processorTime() - startedAt.processor, clock };
    },
  });
  const measureGet = (name: string, path: string) => measureCall(name, async () => callApi(path));
  return [
    measureGet("list", salesPath("page=1")),
    measureGet("list, unpaid", salesPath("page=1&list=unpaid")),
    {
      ...measureGet("page 50", salesPath(`page=${DEEP_PAGE}`)),
      isPossible: deepPage.transactions.length > 0,
    },
    ...Object.entries(SEARCHES).map(([name, typed]) =>
      measureGet(`search: ${name}`, salesPath(`page=1&search=${encodeURIComponent(typed)}`)),
    ),
    measureGet("search in unpaid", salesPath("page=1&list=unpaid&search=kopitiam")),
    // The API caches lists with its usual page size, so these calls ask for another one.
    measureGet("a month, sums", salesPath(`per_page=21&from=${month}`)),
    measureGet("a year, sums", salesPath(`per_page=21&from=${year}`)),
    measureGet("all, sums", salesPath("per_page=21&sums=true")),
    measureGet("a month by customer", salesPath(`per_page=21&from=${month}&sort=contact`)),
    ...["all", "unpaid", "draft"].flatMap((tab) =>
      ["date", "due_date", "contact", "balance"].map((sort) =>
        measureGet(`${tab} by ${sort}`, salesPath(`per_page=21&list=${tab}&sort=${sort}`)),
      ),
    ),
    measureGet("search in a month", salesPath(`per_page=21&from=${month}&search=kopitiam`)),
    measureGet("500 of a year", salesPath(`page=2&per_page=500&from=${year}&sums=false`)),
    measureGet("payments, a month", `/payments?page=1&from=${month}&days=true`),
    measureGet("payments, all days", "/payments?page=1&days=true"),
    measureGet("snapshot", "/snapshot"),
    measureGet("today", "/today"),
    measureGet("owed", "/owed"),
    measureGet("owed by a customer", `/contacts/${contactId}/summary`),
    measureGet("statement, a month", `/contacts/${contactId}/statement?from=${month}`),
    measureGet("next number", "/sales/invoices/next_no"),
    measureCall("create", () => callApi("/sales/invoices", payload)),
    measureCall("PDF", () => callApi(`/sales/invoices/${id}/pdf`)),
  ];
}

async function readSales(callApi: ApiCaller, path: string) {
  return salesAnswer.parse(await (await callApi(path)).json());
}

/** Returns the payload that creates another invoice like a stored one. */
async function copyInvoicePayload(callApi: ApiCaller, id: number): Promise<object> {
  const answer: unknown = await (await callApi(`/sales/invoices/${id}`)).json();
  const { invoice } = z.object({ invoice: z.record(z.unknown()) }).parse(answer);
  const items = z.array(z.record(z.unknown())).parse(invoice.items);
  return {
    ...invoice,
    no: "INV-0001",
    no_is_suggested: true,
    status: 0,
    partials: [],
    items: items.map(({ id: _, ...item }) => item),
  };
}
