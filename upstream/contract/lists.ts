import { expect, it } from "vitest";
import { tinyBooks, tinyContact, tinyProduct } from "../testing/fixtures";
import { getValue, getValues, getList, createPerson, type Api } from "./api";
import { ANY_NUMBER, ANY_TEXT } from "./matchers";

/** Declares the tests whose titles begin with "the lists of contacts, items and choices" (see `declareContract`). */
export function declareListContract(api: () => Api): void {
  it("return pages of 20, an empty page past the end, and all names when no page is requested", async () => {
    const contacts = Array.from({ length: 25 }, (_, index) =>
      tinyContact({ ref: `c${index}`, displayName: `Contact ${String(index).padStart(2, "0")}` }),
    );
    const products = Array.from({ length: 21 }, (_, index) => tinyProduct({ ref: `p${index}` }));
    const person = await createPerson(api(), tinyBooks({ contacts, products }));
    const count = async (path: string, name: string) =>
      getList((await person.get(path)).body, name).length;
    const id = person.companyId;
    expect(await count(`/contacts?business_id=${id}&page=1`, "contacts")).toBe(20);
    expect(await count(`/contacts/${id}?page=2`, "contacts")).toBe(5);
    expect(await count(`/contacts/${id}?page=3`, "contacts")).toBe(0);
    expect(await count(`/contacts/${id}`, "contacts")).toBe(25);
    expect(await count(`/products?business_id=${id}&page=2`, "products")).toBe(1);
    expect(await count(`/products/${id}?page=999`, "products")).toBe(0);
    expect(await count(`/products/${id}`, "products")).toBe(21);
    expect((await person.get(`/products/${id}?page=0`)).status).toBe(422);
    expect((await person.get(`/contacts/${id}?list=friends`)).status).toBe(422);
  });

  it("return items with all fields, the most expensive first", async () => {
    const person = await createPerson(api());
    const { body } = await person.get(`/products?business_id=${person.companyId}`);
    expect(getValues(getList(body, "products"), "sale_price")).toEqual(["64.22", "38.50", "3.00"]);
    expect(getList(body, "products")[1]).toEqual({
      id: ANY_NUMBER,
      name: "Coffee Beans 1 kg",
      sku: "BEA-1",
      sale_price: "38.50",
      purchase_price: "24.00",
      for_sale: true,
      for_purchase: true,
      track_inventory: false,
      stock_balance: "0",
      inventory_account_id: null,
      sale_description: "",
      purchase_description: "",
      sale_account_id: await person.readId("categories", "Sales"),
      purchase_account_id: await person.readId("expense_categories", "Cost of Goods"),
      sale_tax_code_id: await person.readId("tax_codes", "SV-8"),
      purchase_tax_code_id: null,
      is_active: true,
      updated_at: ANY_TEXT,
    });
  });

  it("return and count the active items, and find an item for sale by its number", async () => {
    const person = await createPerson(api());
    const id = person.companyId;
    const listNames = async (query: string) =>
      getValues(getList((await person.get(`/products/${id}?${query}`)).body, "products"), "name");
    expect(await listNames("for_sale=true")).toEqual(["Coffee Beans 1 kg", "Mug"]);
    expect(await listNames("for_sale=true&search=mug-1")).toEqual(["Mug"]);
    await api()
      .db.updateTable("products")
      .set({ is_active: false })
      .where("company_id", "=", id)
      .where("name", "=", "Mug")
      .execute();
    expect(await listNames("for_sale=true")).toEqual(["Coffee Beans 1 kg"]);
    const { body } = await person.get(`/lists/counts?company_id=${id}`);
    expect(body).toEqual({ counts: { contacts: 2, invoices: 0, products: 2 } });
  });

  it("return several lists in one call, by name", async () => {
    const person = await createPerson(api());
    const params = { company_id: person.companyId };
    const names = [
      ...["terms", "tax_codes", "currencies", "countries", "accounts", "categories"],
      ...["expense_categories", "inventory_accounts", "methods", "counts"],
    ];
    const { status, body } = await person.post("/lists/mixed", {
      requests: names.map((name) => ({ uri: `/lists/${name}`, params })),
    });
    const id = ANY_NUMBER;
    expect(status).toBe(200);
    expect(body).toEqual({
      terms: [
        { id, name: "Cash", day: 0, kind: "cash" },
        { id, name: "30 Days", day: 30, kind: "days" },
      ],
      tax_codes: [
        { id, code: "SV-8", rate: "8", name: "Service tax", is_sale_tax: true },
        { id, code: "ST-10", rate: "10", name: "Sales tax", is_sale_tax: true },
        { id, code: "TX-8", rate: "8", name: "", is_sale_tax: false },
      ],
      currencies: [
        { id, country_id: 135, code: "MYR", symbol: "RM", is_primary: true },
        { id, country_id: 200, code: "SGD", symbol: "S$", is_primary: false },
        { id, country_id: null, code: "USD", symbol: "US$", is_primary: false },
      ],
      countries: [
        { id: 135, name: "Malaysia", code: "MY" },
        { id: 200, name: "Singapore", code: "SG" },
      ],
      accounts: [
        { name: "Cash", items: [{ id, name: "Till", kind: "cash" }] },
        { name: "Bank", items: [{ id, name: "Maybank", kind: "bank" }] },
      ],
      categories: [
        { name: "Sales", items: [{ id, name: "Sales" }] },
        { name: "Services", items: [{ id, name: "Delivery" }] },
      ],
      expense_categories: [
        { name: "Cost of Sales", items: [{ id, name: "Cost of Goods" }] },
        { name: "Overheads", items: [{ id, name: "Packaging" }] },
      ],
      inventory_accounts: [{ name: "Inventory", items: [{ id, name: "Stock in Store" }] }],
      methods: [
        { id, name: "Cash", kind: "cash" },
        { id, name: "Bank Transfer", kind: "bank" },
      ],
      counts: { contacts: 2, invoices: 0, products: 3 },
    });
  });

  it('return the kind "other" for a deposit account of unknown kind', async () => {
    const person = await createPerson(api());
    await api()
      .db.updateTable("ledger_accounts")
      .set({ holds: "" })
      .where("company_id", "=", person.companyId)
      .where("name", "=", "Till")
      .execute();
    const { body } = await person.post("/lists/mixed", {
      requests: [{ uri: "/lists/accounts", params: { company_id: person.companyId } }],
    });
    expect(getValue(body, "accounts", 0, "items", 0, "kind")).toBe("other");
  });

  it("refuse an unknown list", async () => {
    const person = await createPerson(api());
    const { status, body } = await person.post("/lists/mixed", {
      requests: [{ uri: "/lists/secrets", params: {} }],
    });
    expect(status).toBe(422);
    expect(getValue(body, "message")).toBe("There is no list at /lists/secrets.");
    expect((await person.post("/lists/mixed", { requests: "all" })).status).toBe(422);
  });
}
