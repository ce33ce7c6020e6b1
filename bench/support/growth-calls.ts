import * as z from "zod";
import type { ApiCaller } from "./api";

/** Milliseconds of processor time, including threads and the database, and of elapsed time. */
export type CallTime = { processor: number; clock: number };

/**
 * A call that is measured at every size; `isPossible` is false where the books are too small for
 * it.
 */
export type BenchCall = { name: string; isPossible: boolean; run: () => Promise<CallTime> };

/** The number of a page that only large books have. */
const DEEP_PAGE = 50;

const salesAnswer = z.object({
  transactions: z.array(z.object({ id: z.number() })),
  meta: z.object({ total: z.number() }),
});

/**
 * The searched texts by name. A name says what the text is, or roughly how many invoices have it.
 */
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
 * Returns the measured calls; `processorTime` reads the processor time so far in milliseconds.
 */
export async function createGrowthCalls(
  callApi: ApiCaller,
  { month, year }: BenchDays,
  processorTime: () => number,
): Promise<BenchCall[]> {
  const salesPath = (query: string) => `/sales?type=SALE_INVOICE&${query}`;
  const newestPage = await readSales(callApi, salesPath("page=1"));
  const [{ id } = { id: 0 }] = newestPage.transactions;
  const deepPage = await readSales(callApi, salesPath(`page=${DEEP_PAGE}`));
  const payload = await copyInvoicePayload(callApi, id);
  const { contact_id: contactId } = z.object({ contact_id: z.number() }).parse(payload);
  const createCall = (name: string, call: () => Promise<Response>): BenchCall => ({
    name,
    isPossible: true,
    run: async () => {
      const startedAt = { processor: processorTime(), clock: performance.now() };
      await (await call()).arrayBuffer();
      const clock = performance.now() - startedAt.clock;
      return { processor: processorTime() - startedAt.processor, clock };
    },
  });
  const createGetCall = (name: string, path: string) => createCall(name, async () => callApi(path));
  return [
    createGetCall("list", salesPath("page=1")),
    createGetCall("list, unpaid", salesPath("page=1&list=unpaid")),
    {
      ...createGetCall("page 50", salesPath(`page=${DEEP_PAGE}`)),
      isPossible: deepPage.transactions.length > 0,
    },
    ...Object.entries(SEARCHES).map(([name, typed]) =>
      createGetCall(`search: ${name}`, salesPath(`page=1&search=${encodeURIComponent(typed)}`)),
    ),
    createGetCall("search in unpaid", salesPath("page=1&list=unpaid&search=kopitiam")),
    // The API caches lists with its usual page size, so these calls ask for another one.
    createGetCall("a month, sums", salesPath(`per_page=21&from=${month}`)),
    createGetCall("a year, sums", salesPath(`per_page=21&from=${year}`)),
    createGetCall("all, sums", salesPath("per_page=21&sums=true")),
    createGetCall("a month by customer", salesPath(`per_page=21&from=${month}&sort=contact`)),
    ...["all", "unpaid", "draft"].flatMap((tab) =>
      ["date", "due_date", "contact", "balance"].map((sort) =>
        createGetCall(`${tab} by ${sort}`, salesPath(`per_page=21&list=${tab}&sort=${sort}`)),
      ),
    ),
    createGetCall("search in a month", salesPath(`per_page=21&from=${month}&search=kopitiam`)),
    createGetCall("500 of a year", salesPath(`page=2&per_page=500&from=${year}&sums=false`)),
    createGetCall("payments, a month", `/payments?page=1&from=${month}&days=true`),
    createGetCall("payments, all days", "/payments?page=1&days=true"),
    createGetCall("snapshot", "/snapshot"),
    createGetCall("today", "/today"),
    createGetCall("owed", "/owed"),
    createGetCall("owed by a customer", `/contacts/${contactId}/summary`),
    createGetCall("statement, a month", `/contacts/${contactId}/statement?from=${month}`),
    createGetCall("next number", "/sales/invoices/next_no"),
    createCall("create", () => callApi("/sales/invoices", payload)),
    createCall("PDF", () => callApi(`/sales/invoices/${id}/pdf`)),
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
