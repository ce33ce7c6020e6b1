import { readForm, withFields } from "./markup";
import type { Shop } from "./shop";
import type { Case, Prepared } from "./case";

const send = async (shop: Shop) => `/invoice/${(await shop.ids()).unpaid}/send`;

async function makeLink(shop: Shop): Promise<Prepared> {
  const path = await send(shop);
  const { body } = await shop.visitor.open(path);
  return { path, fields: withFields(readForm(body, 'class="grid gap-3"'), { intent: "make" }) };
}

/** The customer's address of the invoice. */
async function linked(shop: Shop): Promise<string> {
  const { status } = await shop.visitor.ask(await makeLink(shop));
  if (status !== 302) throw new Error(`the link was not made (${status})`);
  const { body } = await shop.visitor.open(await send(shop));
  const [, token = ""] = /\/i\/([\w-]{22})/.exec(body) ?? [];
  if (!token) throw new Error("the page shows no link");
  return `/i/${token}`;
}

const write = { method: "POST", path: "/sales/invoices" };

/** An invoice that is handed over, and what its customer sees. */
export const linkCases: Record<string, Case[]> = {
  "routes/_app.invoice.$id_.send": [
    { name: "GET", prepare: async (shop) => ({ path: await send(shop) }) },
    { name: "make", prepare: makeLink, alone: write },
  ],
  // Its calls name no account, by which faults are asked for.
  "routes/i.$token": [
    { name: "GET", mayBeRight: true, prepare: async (shop) => ({ path: await linked(shop) }) },
  ],
  "routes/i.$token_.invoice[.]pdf": [
    {
      name: "GET",
      isFile: true,
      mayBeRight: true,
      prepare: async (shop) => ({ path: `${await linked(shop)}/invoice.pdf` }),
    },
  ],
};
