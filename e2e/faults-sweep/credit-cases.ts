import type { Case, Prepared } from "./case";
import { readForm, withFields } from "./markup";
import type { Shop } from "./shop";
import { SEARCH_FAILED } from "./words";

const REASON = "typed reason அ字";
const QUANTITY = "0.25";

const form = async (shop: Shop) => `/invoice/${(await shop.ids()).issued}/credit`;

async function fill(shop: Shop, path: string, values: Record<string, string>): Promise<Prepared> {
  const { body } = await shop.visitor.open(path);
  const fields = withFields(readForm(body, "novalidate"), values);
  const kept = `/unsent?then=${encodeURIComponent(path)}`;
  return { path, fields, typed: Object.values(values), kept };
}

const credit = async (shop: Shop) =>
  fill(shop, await form(shop), { reason: REASON, "lines[0].quantity": QUANTITY });

/** The address of a credit note, which is made for it. */
export async function note(shop: Shop): Promise<string> {
  const { location } = await shop.visitor.ask(await credit(shop));
  if (!location?.startsWith("/credit_note/")) throw new Error(`no credit note (${location})`);
  return location;
}

const get = (path: (shop: Shop) => Promise<string>, more: Partial<Case> = {}): Case => ({
  name: "GET",
  prepare: async (shop) => ({ path: await path(shop) }),
  ...more,
});

/** Credit notes of an issued invoice. */
export const creditCases: Record<string, Case[]> = {
  "routes/_app.invoice.$id_.credit": [
    get(form),
    { name: "save", prepare: credit, alone: { path: "/credit_notes" } },
  ],
  "routes/_app.credit_notes": [
    get(async () => "/credit_notes"),
    get(async () => "/credit_notes?period=month", { name: "GET period" }),
    get(async () => "/credit_notes?q=cn", { name: "GET q", words: SEARCH_FAILED }),
  ],
  "routes/_app.credit_note.$id": [get(note)],
  "routes/_app.credit_note.$id_.void": [
    get(async (shop) => `${await note(shop)}/void`),
    {
      name: "void",
      prepare: async (shop) => fill(shop, `${await note(shop)}/void`, { reason: REASON }),
      alone: { path: "/credit_notes" },
    },
  ],
};
