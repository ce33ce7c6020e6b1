import type { Case, Prepared } from "./case";
import { note } from "./credit-cases";
import { readForm, withFields } from "./markup";
import type { Shop } from "./shop";

const WORDS = "typed words அ字";

const write = { method: "POST", path: "/sales" };

const receipt = async (shop: Shop) => {
  const { issued, payment } = await shop.ids();
  return `/invoice/${issued}/receipt/${payment}/send`;
};

const creditNote = async (shop: Shop) => `${await note(shop)}/send`;

const customer = async (shop: Shop) => `/customer/${(await shop.ids()).business}`;

const statement = async (shop: Shop) =>
  `${await customer(shop)}/statement/send?from=2026-01-01&to=2026-11-30`;

const reminder = async (shop: Shop) => `${await customer(shop)}/remind`;

const get = (path: (shop: Shop) => Promise<string>): Case => ({
  name: "GET",
  prepare: async (shop) => ({ path: await path(shop) }),
});

/** A button of the message's form; the form is not kept, so it comes back with the page. */
function press(path: (shop: Shop) => Promise<string>, intent: string, more: Partial<Case>): Case {
  return {
    name: intent,
    prepare: async (shop): Promise<Prepared> => {
      const at = await path(shop);
      const { body } = await shop.visitor.open(at);
      const fields = withFields(readForm(body, "novalidate"), { intent, text: WORDS });
      return { path: at, fields, typed: [WORDS], kept: `/unsent?then=${encodeURIComponent(at)}` };
    },
    ...more,
  };
}

/** What goes to customers besides invoices. */
export const sentCases: Record<string, Case[]> = {
  "routes/_app.invoice.$id_.receipt.$payment_.send": [
    get(receipt),
    press(receipt, "mail", { alone: write }),
  ],
  "routes/_app.credit_note.$id_.send": [
    get(creditNote),
    press(creditNote, "mail", { alone: write }),
  ],
  "routes/_app.customer.$id_.statement_.send": [
    get(statement),
    press(statement, "mail", { alone: { method: "POST", path: "/contacts" } }),
  ],
  "routes/_app.customer.$id_.remind": [
    get(reminder),
    press(reminder, "mail", { alone: { method: "POST", path: "/contacts" } }),
    // The links that there are then are asked for again.
    press(reminder, "links", {
      alone: { method: "POST", path: "/contacts" },
      mayBeRight: true,
    }),
  ],
};
