import type { Case } from "./case";
import type { Shop } from "./shop";

const customer = async (shop: Shop) => `/customer/${(await shop.ids()).business}`;

const get = (path: (shop: Shop) => Promise<string>, more: Partial<Case> = {}): Case => ({
  name: "GET",
  prepare: async (shop) => ({ path: await path(shop) }),
  ...more,
});

/** Who owes what, and how customers stand. */
export const owedCases: Record<string, Case[]> = {
  "routes/_app.owed": [get(async () => "/owed")],
  "routes/_app.customer.$id": [
    get(customer),
    {
      name: "new invoice",
      prepare: async (shop) => ({ path: await customer(shop), fields: [] }),
      alone: { path: "/contacts" },
    },
  ],
  "routes/_app.customer.$id_.statement": [
    get(async (shop) => `${await customer(shop)}/statement`),
    get(async (shop) => `${await customer(shop)}/statement?from=2026-01-01&to=2026-11-30`, {
      name: "GET days",
      isMinor: true,
    }),
  ],
};
