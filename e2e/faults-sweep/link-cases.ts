import { readForm, withFields } from "./markup";
import type { Shop } from "./shop";
import type { Case, Prepared } from "./case";

type Linked = "unpaid" | "issued" | "late";

const send = async (shop: Shop, which: Linked = "unpaid") =>
  `/invoice/${(await shop.ids())[which]}/send`;

async function makeLink(shop: Shop, which: Linked = "unpaid"): Promise<Prepared> {
  const path = await send(shop, which);
  const { body } = await shop.visitor.open(path);
  return { path, fields: withFields(readForm(body, 'class="grid gap-3"'), { intent: "make" }) };
}

/** The customer's address of the invoice. */
async function linked(shop: Shop, which: Linked = "unpaid"): Promise<string> {
  const { status } = await shop.visitor.ask(await makeLink(shop, which));
  if (status !== 302) throw new Error(`the link was not made (${status})`);
  const { body } = await shop.visitor.open(await send(shop, which));
  const [, token = ""] = /\/i\/([\w-]{22})/.exec(body) ?? [];
  if (!token) throw new Error("the page shows no link");
  return `/i/${token}`;
}

const WORDS = "typed words அ字";

/** A button of the message's form; the form is not kept, so it comes back with the page. */
async function message(shop: Shop, intent: string): Promise<Prepared> {
  const path = (await linked(shop)) && (await send(shop));
  const { body } = await shop.visitor.open(path);
  const fields = withFields(readForm(body, "novalidate"), { intent, text: WORDS });
  return { path, fields, typed: [WORDS], kept: `/unsent?then=${encodeURIComponent(path)}` };
}

async function note(shop: Shop): Promise<Prepared> {
  const { path, fields } = await makeLink(shop, "late");
  return { path, fields: withFields(fields ?? [], { intent: "note", way: "sms" }) };
}

/** Of an invoice that has a PDF, and neither a logo nor a code. */
const file = (name: string): Case => ({
  name: `GET ${name}`,
  isFile: true,
  mayBeRight: true,
  prepare: async (shop) => ({ path: `${await linked(shop)}/${name}` }),
});

const write = { method: "POST", path: "/sales/invoices" };

/** An invoice that is handed over, and what its customer sees. */
export const linkCases: Record<string, Case[]> = {
  "routes/_app.invoice.$id_.send": [
    { name: "GET", prepare: async (shop) => ({ path: await send(shop) }) },
    { name: "make", prepare: (shop) => makeLink(shop), alone: write },
    { name: "mail", prepare: (shop) => message(shop, "mail"), alone: write },
    // It asks the API for nothing but the page itself.
    { name: "update", prepare: (shop) => message(shop, "update"), isMinor: true },
    { name: "note", prepare: note, alone: write },
  ],
  // Its calls name no account, by which faults are asked for.
  "routes/i.$token": [
    { name: "GET", mayBeRight: true, prepare: async (shop) => ({ path: await linked(shop) }) },
  ],
  "routes/i.$token_.$": [
    file("invoice.pdf"),
    file("logo.png"),
    file("code.png"),
    {
      ...file("receipt"),
      prepare: async (shop) => {
        const { payment } = await shop.ids();
        return { path: `${await linked(shop, "issued")}/receipt/${payment}` };
      },
    },
  ],
};
