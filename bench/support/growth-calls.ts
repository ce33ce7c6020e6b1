import * as z from "zod";
import type { ApiCaller } from "./api";

/** Milliseconds: of the processor's time, threads and database included, and on the clock. */
export type CallTime = { processor: number; clock: number };

/** What is measured at every size; `isThere` is false where the books are too small for it. */
export type Call = { name: string; isPossible: boolean; run: () => Promise<CallTime> };

const DEEP_PAGE = 50;

const salesAnswer = z.object({
  transactions: z.array(z.object({ id: z.number() })),
  meta: z.object({ total: z.number() }),
});

/** What a search looks for, and about how many invoices it finds. */
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

/** Days of the books: the month that ended yesterday, and the year. */
export type BenchDays = { month: string; year: string };

/** `processorTime` in milliseconds, since any moment. */
export async function growthCalls(
  ask: ApiCaller,
  { month, year }: BenchDays,
  processorTime: () => number,
): Promise<Call[]> {
  const list = (query: string) => `/sales?type=SALE_INVOICE&${query}`;
  const newest = await readSales(ask, list("page=1"));
  const [{ id } = { id: 0 }] = newest.transactions;
  const deep = await readSales(ask, list(`page=${DEEP_PAGE}`));
  const payload = await copyInvoicePayload(ask, id);
  const { contact_id: contactId } = z.object({ contact_id: z.number() }).parse(payload);
  const timed = (name: string, call: () => Promise<Response>): Call => ({
    name,
    isPossible: true,
    run: async () => {
      const began = { processor: processorTime(), clock: performance.now() };
      await (await call()).arrayBuffer();
      const clock = performance.now() - began.clock;
      return { processor: processorTime() - began.processor, clock };
    },
  });
  const reading = (name: string, path: string) => timed(name, async () => ask(path));
  return [
    reading("list", list("page=1")),
    reading("list, unpaid", list("page=1&list=unpaid")),
    { ...reading("page 50", list(`page=${DEEP_PAGE}`)), isPossible: deep.transactions.length > 0 },
    ...Object.entries(SEARCHES).map(([name, typed]) =>
      reading(`search: ${name}`, list(`page=1&search=${encodeURIComponent(typed)}`)),
    ),
    reading("search in unpaid", list("page=1&list=unpaid&search=kopitiam")),
    // Of another size than the page that is remembered.
    reading("a month, sums", list(`per_page=21&from=${month}`)),
    reading("a year, sums", list(`per_page=21&from=${year}`)),
    reading("all, sums", list("per_page=21&sums=true")),
    reading("a month by customer", list(`per_page=21&from=${month}&sort=contact`)),
    ...["all", "unpaid", "draft"].flatMap((tab) =>
      ["date", "due_date", "contact", "balance"].map((sort) =>
        reading(`${tab} by ${sort}`, list(`per_page=21&list=${tab}&sort=${sort}`)),
      ),
    ),
    reading("search in a month", list(`per_page=21&from=${month}&search=kopitiam`)),
    reading("500 of a year", list(`page=2&per_page=500&from=${year}&sums=false`)),
    reading("payments, a month", `/payments?page=1&from=${month}&days=true`),
    reading("payments, all days", "/payments?page=1&days=true"),
    reading("snapshot", "/snapshot"),
    reading("owed", "/owed"),
    reading("owed by a customer", `/contacts/${contactId}/summary`),
    reading("statement, a month", `/contacts/${contactId}/statement?from=${month}`),
    reading("next number", "/sales/invoices/next_no"),
    timed("create", () => ask("/sales/invoices", payload)),
    timed("PDF", () => ask(`/sales/invoices/${id}/pdf`)),
  ];
}

async function readSales(ask: ApiCaller, path: string) {
  return salesAnswer.parse(await (await ask(path)).json());
}

/** A payload for another invoice like one that there is. */
async function copyInvoicePayload(ask: ApiCaller, id: number): Promise<object> {
  const answer: unknown = await (await ask(`/sales/invoices/${id}`)).json();
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
