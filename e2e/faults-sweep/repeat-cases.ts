import type { Case } from "./case";
import type { Shop } from "./shop";

const get = (path: (shop: Shop) => Promise<string>, more: Partial<Case> = {}): Case => ({
  name: "GET",
  prepare: async (shop) => ({ path: await path(shop) }),
  ...more,
});

const again = async (shop: Shop) => `/again?invoice=${(await shop.ids()).issued}`;

/** What is written again, by itself or on its days. */
export const repeatCases: Record<string, Case[]> = {
  "routes/_app.again": [
    get(again),
    {
      name: "make",
      prepare: async (shop) => ({ path: await again(shop), fields: [["key", "of-the-sweep"]] }),
      alone: { path: "/sales/invoices" },
    },
  ],
};
