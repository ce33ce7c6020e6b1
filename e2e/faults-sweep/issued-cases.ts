import { readForm, withFields } from "./markup";
import type { Shop } from "./shop";
import type { Case, Prepared } from "./case";

const get = (path: (shop: Shop) => Promise<string>, more: Partial<Case> = {}): Case => ({
  name: "GET",
  prepare: async (shop) => ({ path: await path(shop) }),
  ...more,
});

const unpaid = async (shop: Shop) => `/invoice/${(await shop.ids()).unpaid}`;
const versions = async (shop: Shop) => `${await unpaid(shop)}/versions`;
const REASON = "typed words அ字";

/** What the page's 'Yes' posts. */
async function remove(shop: Shop): Promise<Prepared> {
  const path = await unpaid(shop);
  const { body } = await shop.visitor.open(path);
  const [, form = ""] = /id="delete-invoice"([^]*?)<\/form>/.exec(body) ?? [];
  const [, key = ""] = /name="key" value="([^"]+)"/.exec(form) ?? [];
  const [, basedOn = ""] = /name="basedOn" value="([^"]+)"/.exec(form) ?? [];
  if (!key || !basedOn) throw new Error("the invoice offers no 'Delete'");
  return { path, fields: Object.entries({ key, basedOn, intent: "delete" }) };
}

/** The reason as it is typed; the form is not kept, so it comes back with the page. */
async function makeVoid(shop: Shop): Promise<Prepared> {
  const path = `${await unpaid(shop)}/void`;
  const { body } = await shop.visitor.open(path);
  const fields = withFields(readForm(body, "novalidate"), { reason: REASON });
  return { path, fields, typed: [REASON], kept: `/unsent?then=${encodeURIComponent(path)}` };
}

/** The address of the versions of an invoice that is deleted. */
async function deleted(shop: Shop): Promise<string> {
  const path = await versions(shop);
  const { status } = await shop.visitor.ask(await remove(shop));
  if (status !== 302) throw new Error(`the invoice was not deleted (${status})`);
  return path;
}

async function restore(shop: Shop): Promise<Prepared> {
  const path = await deleted(shop);
  const { body } = await shop.visitor.open(path);
  const [, key = ""] = /name="key" value="([^"]+)"/.exec(body) ?? [];
  return { path, fields: [["key", key]] };
}

export const deleteIssued: Case = {
  name: "delete",
  prepare: remove,
  alone: { method: "DELETE", path: "/sales/invoices" },
};

/** The invoice once it has a version of its own. */
export async function versioned(shop: Shop): Promise<string> {
  const { status } = await shop.visitor.ask(await restore(shop));
  if (status !== 302) throw new Error(`the invoice was not restored (${status})`);
  return (await shop.ids()).unpaid;
}

const write = { method: "POST", path: "/sales/invoices" };

/** What is kept of an issued invoice, also when it is voided or deleted. */
export const issuedCases: Record<string, Case[]> = {
  "routes/_app.invoice.$id_.void": [
    get(async (shop) => `${await unpaid(shop)}/void`),
    { name: "void", prepare: makeVoid, alone: write },
  ],
  "routes/_app.invoice.$id_.versions": [
    get(async (shop) => `/invoice/${await versioned(shop)}/versions`),
    get(deleted, { name: "GET deleted" }),
    { name: "restore", prepare: restore, alone: write },
  ],
  "routes/_app.deleted_invoices": [get(async (shop) => (await deleted(shop), "/deleted_invoices"))],
};
