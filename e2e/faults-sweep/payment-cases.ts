import { readForm, withFields } from "./markup";
import type { Shop } from "./shop";
import type { Case, Prepared } from "./case";
import { deleteIssued } from "./issued-cases";
import { SEARCH_FAILED } from "./words";

const get = (path: (shop: Shop) => Promise<string>, more: Partial<Case> = {}): Case => ({
  name: "GET",
  prepare: async (shop) => ({ path: await path(shop) }),
  ...more,
});

const issued = async (shop: Shop) => `/invoice/${(await shop.ids()).issued}`;
const REFERENCE = "typed words அ字";

/** A payment as it is typed; the form is not kept, so it comes back with the page. */
async function record(shop: Shop): Promise<Prepared> {
  const path = `${await issued(shop)}/payment`;
  const { body } = await shop.visitor.open(path);
  const fields = withFields(readForm(body, "novalidate"), { reference: REFERENCE });
  return { path, fields, typed: [REFERENCE], kept: `/unsent?then=${encodeURIComponent(path)}` };
}

async function undo(shop: Shop): Promise<Prepared> {
  const path = await issued(shop);
  const { body } = await shop.visitor.open(path);
  const [, intent = ""] = /value="(undo:[^"]+)"/.exec(body) ?? [];
  const [, key = ""] = /name="key" value="([^"]+)"/.exec(body) ?? [];
  return {
    path,
    fields: [
      ["key", key],
      ["intent", intent],
    ],
  };
}

/** Of the first item that is sold. */
async function question(shop: Shop): Promise<string> {
  const { body } = await shop.visitor.open("/cash_sale");
  return `/cash_sale/confirm?item=${/name="item"[^>]*value="([^"]+)"/.exec(body)?.[1] ?? ""}`;
}

const QUANTITY = "1234.5";

async function sell(shop: Shop): Promise<Prepared> {
  const path = await question(shop);
  const ask = async (quantity: string) => {
    const { body } = await shop.visitor.open(path);
    return withFields(readForm(body, "novalidate"), { "lines[0].quantity": quantity });
  };
  // The total that is asked about follows what is typed: the server says it first.
  const { body } = await shop.visitor.ask({ path, fields: await ask(QUANTITY) });
  const fields = withFields(readForm(body, "novalidate"), { intent: "sell" });
  return { path, fields, typed: [QUANTITY], kept: `/unsent?then=${encodeURIComponent(path)}` };
}

/** An issued invoice, its payments, and cash sales. */
export const paymentCases: Record<string, Case[]> = {
  "routes/_app.invoice.$id": [
    get(issued, { mayBeRight: true }),
    { name: "undo", prepare: undo, alone: { path: "/payments" } },
    deleteIssued,
  ],
  "routes/_app.invoice.$id_.payment": [
    get(async (shop) => `${await issued(shop)}/payment`),
    { name: "record", prepare: record, alone: { path: "/payments" } },
  ],
  "routes/_app.invoice.$id_.receipt.$payment": [
    get(async (shop) => `${await issued(shop)}/receipt/${(await shop.ids()).payment}`),
  ],
  "routes/_app.payments": [get(async () => "/payments?period=yesterday")],
  "routes/_app.cash_sale": [
    get(async () => "/cash_sale", { mayBeRight: true }),
    get(async () => "/cash_sale?q=mug", {
      name: "GET q",
      words: SEARCH_FAILED,
      mayBeRight: true,
    }),
  ],
  "routes/_app.cash_sale_.confirm": [
    get(question),
    { name: "sell", prepare: sell, alone: { path: "/sales/cash" } },
  ],
};
