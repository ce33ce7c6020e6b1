import { SEARCH_FAILED } from "./words";
import { firstChoice, readForm, withFields } from "./markup";
import type { Shop } from "./shop";
import type { Case, Prepared } from "./case";

const get = (path: string, more: Partial<Case> = {}): Case => ({
  name: "GET",
  prepare: async () => ({ path }),
  ...more,
});

const found = {
  business: async (shop: Shop) => `/edit_business/${(await shop.ids()).business}`,
  person: async (shop: Shop) => `/edit_person/${(await shop.ids()).person}`,
  item: async (shop: Shop) => `/edit_item/${(await shop.ids()).item}`,
};

type Form = {
  mark: string;
  values: Record<string, string>;
  path: (shop: Shop) => Promise<string>;
  /** A selector that must be set. */
  selector?: string;
};

/** A button of a form that is filled in. */
function press(
  intent: string,
  { mark, values, path, selector }: Form,
  more: Partial<Case> = {},
): Case {
  const prepare = async (shop: Shop): Promise<Prepared> => {
    const address = await path(shop);
    const { body } = await shop.visitor.open(address);
    const fields = withFields(readForm(body, mark), {
      ...values,
      ...(selector ? { [selector]: firstChoice(body, selector) } : {}),
      intent,
    });
    const key = fields.find(([name]) => name === "key")?.[1] ?? "";
    const typed =
      intent === "discard" ? [] : Object.values(values).filter((value) => value.length > 3);
    return { path: address, fields, typed, kept: `${address}?form=${key}` };
  };
  return { name: intent, prepare, ...more };
}

const contact = {
  displayName: "Kedai Typed",
  memo: "typed memo அ字",
  phone: "012-999 0000",
  email: "typed@example.test",
  isCustomer: "1",
};
const item = {
  name: "Typed item 茶",
  sku: "TYPED-1",
  salePrice: "12.34",
  saleDescription: "typed words",
};
const form = (values: Record<string, string>, path: (shop: Shop) => Promise<string>): Form => ({
  mark: 'id="record"',
  values,
  path,
});
const at = (path: string) => async () => path;

const minor = { mayBeRight: true, isMinor: true };

function recordForm(fresh: Form, stored: Form, api: string): { fresh: Case[]; stored: Case[] } {
  const own = { alone: { path: api } };
  return {
    fresh: [
      press("update", fresh, minor),
      press("save", fresh, own),
      press("discard", fresh, minor),
    ],
    stored: [
      press("update", stored, minor),
      press("save", stored, own),
      press("delete", stored, own),
      press("discard", stored, minor),
    ],
  };
}

const business = recordForm(
  form({ ...contact, name: "Typed Sdn Bhd" }, at("/create_business")),
  form({ ...contact, name: "Typed Sdn Bhd" }, found.business),
  "/contacts",
);
const person = recordForm(
  form({ ...contact, firstName: "Typed" }, at("/create_person")),
  form({ ...contact, firstName: "Typed" }, found.person),
  "/contacts",
);
const itemForm = (path: Form["path"]): Form => ({ ...form(item, path), selector: "saleAccountId" });
const items = recordForm(itemForm(at("/create_item")), itemForm(found.item), "/products");

const at1 = (path: (shop: Shop) => Promise<string>, more: Partial<Case> = {}): Case => ({
  name: "GET",
  prepare: async (shop) => ({ path: await path(shop) }),
  ...more,
});

const profile: Form = {
  mark: 'id="business"',
  values: { address: "9, typed street", bankName: "Typed bank", footer: "typed words அ字" },
  path: at("/business"),
};

const save = press("save", profile);

/** Not under a key: after the login that follows. */
function keptAfterwards(prepare: Case["prepare"]): Case["prepare"] {
  return async (shop) => ({ ...(await prepare(shop)), kept: "/unsent?then=%2Fbusiness" });
}

/** Contacts, items and the business itself. */
export const recordCases: Record<string, Case[]> = {
  "routes/_app.contacts.$cat": [
    get("/contacts/all"),
    get("/contacts/all?q=kopi", { name: "GET q", words: SEARCH_FAILED }),
  ],
  "routes/_app.items.$cat": [
    get("/items/all"),
    get("/items/all?q=mug", { name: "GET q", words: SEARCH_FAILED }),
  ],
  "routes/_app.create_business": [get("/create_business"), ...business.fresh],
  "routes/_app.edit_business.$cat": [at1(found.business, { mayBeRight: true }), ...business.stored],
  "routes/_app.create_person": [get("/create_person"), ...person.fresh],
  "routes/_app.edit_person.$cat": [at1(found.person, { mayBeRight: true }), ...person.stored],
  "routes/_app.create_item": [get("/create_item"), ...items.fresh],
  "routes/_app.business": [
    get("/business"),
    {
      ...save,
      prepare: keptAfterwards(save.prepare),
      alone: { method: "PUT", path: "/companies" },
    },
  ],
  "routes/_app.edit_item.$id": [at1(found.item, { mayBeRight: true }), ...items.stored],
};
