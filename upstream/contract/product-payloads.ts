import type { Person } from "./api";

type Fields = Record<string, unknown>;

/** Returns the payload of an item that the person's first company buys, stocks and sells. */
export async function createProductPayload(
  person: Person,
  overrides: Fields = {},
): Promise<Fields> {
  return {
    business_id: person.companyId,
    name: "Teapot",
    sku: "TEA-1",
    for_sale: true,
    sale_price: "45.90",
    sale_description: "Enamel, 1 litre",
    sale_account_id: await person.readId("categories", "Sales"),
    sale_tax_code_id: await person.readId("tax_codes", "ST-10"),
    for_purchase: true,
    purchase_price: "21.5",
    purchase_description: "Carton of one",
    purchase_account_id: await person.readId("expense_categories", "Cost of Goods"),
    purchase_tax_code_id: await person.readId("tax_codes", "TX-8"),
    track_inventory: true,
    stock_balance: "12",
    inventory_account_id: await person.readId("inventory_accounts", "Stock in Store"),
    ...overrides,
  };
}

/** Returns the payload of an item that is only sold, which needs no expense or stock account. */
export async function createSoldItemPayload(
  person: Person,
  overrides: Fields = {},
): Promise<Fields> {
  return {
    business_id: person.companyId,
    name: "Teapot",
    for_sale: true,
    sale_price: "45.90",
    sale_account_id: await person.readId("categories", "Sales"),
    ...overrides,
  };
}
