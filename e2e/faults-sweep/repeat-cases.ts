import type { Case, Prepared } from "./case";
import { readForm, withFields } from "./markup";
import type { Shop } from "./shop";

const get = (path: (shop: Shop) => Promise<string>, more: Partial<Case> = {}): Case => ({
  name: "GET",
  prepare: async (shop) => ({ path: await path(shop) }),
  ...more,
});

const again = async (shop: Shop) => `/again?invoice=${(await shop.ids()).issued}`;
const form = async (shop: Shop) => `/invoice/${(await shop.ids()).unpaid}/repeat`;

const FROM = "02/11/2026";
const UNTIL = "31/12/2099";

/** Every week since the day after the invoice, so that something is due. */
async function fill(shop: Shop, intent: string): Promise<Prepared> {
  const path = await form(shop);
  const { body } = await shop.visitor.open(path);
  const values = { every: "week", from: FROM, until: UNTIL, intent };
  const fields = withFields(readForm(body, "novalidate"), values);
  return { path, fields, typed: [FROM, UNTIL], kept: `/unsent?then=${encodeURIComponent(path)}` };
}

/** The page of the repeats, of which there is one. */
async function repeated(shop: Shop): Promise<{ path: string; id: string }> {
  const { location } = await shop.visitor.ask(await fill(shop, "save"));
  if (location !== "/repeats") throw new Error(`no repeat (${location})`);
  const { body } = await shop.visitor.open(location);
  const [, id = ""] = /name="repeat" value="(\d+)"/.exec(body) ?? [];
  if (!id) throw new Error("the repeat is not listed");
  return { path: location, id };
}

async function press(shop: Shop, fields: Record<string, string>): Promise<Prepared> {
  const { path, id } = await repeated(shop);
  return { path, fields: Object.entries({ key: "of-the-sweep", repeat: id, ...fields }) };
}

const write = async (shop: Shop) =>
  `/again?repeat=${(await repeated(shop)).id}&date=${FROM.split("/").reverse().join("-")}`;

/** What is written again, by itself or on its days. */
export const repeatCases: Record<string, Case[]> = {
  "routes/_app.again": [
    get(again),
    get(write, { name: "GET repeat" }),
    {
      name: "make",
      prepare: async (shop) => ({ path: await again(shop), fields: [["key", "of-the-sweep"]] }),
      alone: { path: "/sales/invoices" },
    },
    {
      name: "make repeat",
      prepare: async (shop) => ({ path: await write(shop), fields: [["key", "of-the-sweep"]] }),
      isMinor: true,
    },
  ],
  "routes/_app.invoice.$id_.repeat": [
    get(form),
    {
      name: "save",
      prepare: (shop) => fill(shop, "save"),
      alone: { method: "POST", path: "/repeats" },
    },
    { name: "preview", prepare: (shop) => fill(shop, "preview"), isMinor: true },
  ],
  "routes/_app.repeats": [
    get(async (shop) => (await repeated(shop)).path),
    {
      name: "end",
      prepare: (shop) => press(shop, { intent: "end" }),
      alone: { method: "DELETE", path: "/repeats" },
    },
    {
      name: "skip",
      prepare: (shop) => press(shop, { intent: "skip", date: FROM.split("/").reverse().join("-") }),
      isMinor: true,
    },
  ],
};
