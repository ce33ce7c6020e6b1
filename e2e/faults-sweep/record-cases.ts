import type { Case, Prepared } from "./cases";
import { readForm, withFields } from "./markup";
import type { Shop } from "./shop";

const get = (path: string, more: Partial<Case> = {}): Case => ({ name: "GET", prepare: async () => ({ path }), ...more });

/** The first address of this kind that a list links to. */
export async function linkIn({ visitor }: Shop, list: string, pattern: RegExp): Promise<string> {
  const { body } = await visitor.open(list);
  const [, address] = pattern.exec(body) ?? [];
  if (!address) throw new Error(`${list} links to no ${pattern}`);
  return address;
}

const found = {
  business: (shop: Shop) => linkIn(shop, "/contacts/all", /href="(\/edit_business\/[^"?]+)/),
  person: (shop: Shop) => linkIn(shop, "/contacts/all", /href="(\/edit_person\/[^"?]+)/),
  item: (shop: Shop) => linkIn(shop, "/items/all", /href="(\/edit_item\/[^"?]+)/),
};

type Form = { mark: string; values: Record<string, string>; path: (shop: Shop) => Promise<string> };

/** A button of a form that is filled in. */
function press(intent: string, { mark, values, path }: Form, more: Partial<Case> = {}): Case {
  const prepare = async (shop: Shop): Promise<Prepared> => {
    const address = await path(shop);
    const { body } = await shop.visitor.open(address);
    const fields = withFields(readForm(body, mark), { ...values, intent });
    const key = fields.find(([name]) => name === "key")?.[1] ?? "";
    const typed = intent === "discard" ? [] : Object.values(values).filter((value) => value.length > 3);
    return { path: address, fields, typed, kept: `${address}?form=${key}` };
  };
  return { name: intent, prepare, ...more };
}

const contact = { displayName: "Kedai Typed", memo: "typed memo அ字", phone: "012-999 0000" };
const item = { name: "Typed item 茶", sku: "TYPED-1", salePrice: "12.34", saleDescription: "typed words" };
const form = (values: Record<string, string>, path: (shop: Shop) => Promise<string>): Form => ({ mark: 'id="record"', values, path });
const at = (path: string) => async () => path;

function recordForm(fresh: Form, stored: Form, api: string): { fresh: Case[]; stored: Case[] } {
  const own = { alone: { path: api } };
  return {
    fresh: [press("update", fresh, { mayBeRight: true }), press("save", fresh, own), press("discard", fresh, { mayBeRight: true })],
    stored: [press("update", stored, { mayBeRight: true }), press("save", stored, own), press("delete", stored, own), press("discard", stored, { mayBeRight: true })],
  };
}

const business = recordForm(form({ ...contact, name: "Typed Sdn Bhd" }, at("/create_business")), form({ ...contact, name: "Typed Sdn Bhd" }, found.business), "/contacts");
const person = recordForm(form({ ...contact, firstName: "Typed" }, at("/create_person")), form({ ...contact, firstName: "Typed" }, found.person), "/contacts");
const items = recordForm(form(item, at("/create_item")), form(item, found.item), "/products");

const at1 = (path: (shop: Shop) => Promise<string>, more: Partial<Case> = {}): Case => ({ name: "GET", prepare: async (shop) => ({ path: await path(shop) }), ...more });

/** Contacts and items. */
export const recordCases: Record<string, Case[]> = {
  "routes/_app.contacts.$cat": [get("/contacts/all"), get("/contacts/all?q=kopi", { name: "GET q" })],
  "routes/_app.items.$cat": [get("/items/all"), get("/items/all?q=mug", { name: "GET q" })],
  "routes/_app.create_business": [get("/create_business"), ...business.fresh],
  "routes/_app.edit_business.$cat": [at1(found.business, { mayBeRight: true }), ...business.stored],
  "routes/_app.create_person": [get("/create_person"), ...person.fresh],
  "routes/_app.edit_person.$cat": [at1(found.person, { mayBeRight: true }), ...person.stored],
  "routes/_app.create_item": [get("/create_item"), ...items.fresh],
  "routes/_app.edit_item.$id": [at1(found.item, { mayBeRight: true }), ...items.stored],
};
