import { expect, it } from "vitest";
import { isDepositKind } from "../../domain/kinds";
import { tinyBooks, tinyProduct } from "../testing/fixtures";
import {
  getValue,
  getValues,
  getList,
  createPerson,
  getNumber,
  type Api,
  type Person,
} from "./api";
import { ANY_NUMBER, ANY_TEXT } from "./matchers";
import { createProductPayload, createSoldItemPayload } from "./product-payloads";

/** An active tax code and two inactive ones. */
const TAX_CODES = [
  { ref: "SV-8", code: "SV-8", ratePercent: "8" },
  { ref: "ST-6", code: "ST-6", ratePercent: "6", isActive: false },
  { ref: "TX-6", code: "TX-6", ratePercent: "6", isSaleTax: false, isActive: false },
];

/** Declares the tests whose titles begin with "a saved item" (see `declareContract`). */
export function declareSavedProductContract(api: () => Api): void {
  it("is returned with the same fields as in the list", async () => {
    const person = await createPerson(api());
    const payload = await createProductPayload(person);
    const { business_id: _, ...fields } = payload;
    const { status, body } = await person.post("/products", payload);
    expect(status).toBe(201);
    expect(getValue(body, "product")).toEqual({
      ...fields,
      id: ANY_NUMBER,
      purchase_price: "21.50",
      is_active: true,
      updated_at: ANY_TEXT,
    });
    const id = getNumber(body, "product", "id");
    const read = await person.get(`/products?id=${id}`);
    expect(getList(read.body, "products")).toEqual([getValue(body, "product")]);
  });

  it("has exactly the prices and the stock that were sent as text or numbers", async () => {
    const person = await createPerson(api());
    const prices = { sale_price: "0.123456789012", purchase_price: 1.005, stock_balance: -2.5 };
    const { body } = await person.post("/products", await createProductPayload(person, prices));
    expect(getValue(body, "product")).toMatchObject({
      sale_price: "0.123456789012",
      purchase_price: "1.005",
      stock_balance: "-2.5",
    });
    const largest = { sale_price: "999999999999.99", purchase_price: 0, stock_balance: "" };
    const expensive = await person.post("/products", await createProductPayload(person, largest));
    expect(getValue(expensive.body, "product")).toMatchObject({
      sale_price: "999999999999.99",
      purchase_price: "0.00",
      stock_balance: "0",
    });
  });

  it("ignores purchase and stock fields when it is neither bought nor stocked", async () => {
    const person = await createPerson(api());
    const unused = { for_purchase: false, track_inventory: 0 };
    const wrong = { purchase_price: "x", purchase_account_id: "x", stock_balance: "x" };
    const payload = await createProductPayload(person, { ...unused, ...wrong });
    const { status, body } = await person.post("/products", payload);
    expect(status).toBe(201);
    expect(getValue(body, "product")).toMatchObject({
      for_purchase: false,
      purchase_price: "0.00",
      purchase_account_id: null,
      purchase_tax_code_id: null,
      purchase_description: "",
      track_inventory: false,
      stock_balance: "0",
      inventory_account_id: null,
    });
    // The sale price stays stored, so that the item has it when it is sold again.
    const unsold = { business_id: person.companyId, name: "Teapot", sale_price: "1.00" };
    const changed = await person.put(`/products/${getNumber(body, "product", "id")}`, unsold);
    expect(getValue(changed.body, "product")).toMatchObject({
      for_sale: false,
      sale_price: "45.90",
    });
  });

  it("can be sold by a company without expense accounts", async () => {
    const { ledgerAccounts, products } = tinyBooks();
    const sold = products.map((product) => ({ ...product, purchaseAccount: null }));
    const others = ledgerAccounts.filter(({ kind }) => kind === "income" || isDepositKind(kind));
    const books = tinyBooks({ ledgerAccounts: others, products: sold });
    const person = await createPerson(api(), books);
    const uris = ["/lists/expense_categories", "/lists/inventory_accounts"];
    const requests = uris.map((uri) => ({ uri, params: { company_id: person.companyId } }));
    const { body } = await person.post("/lists/mixed", { requests });
    expect(body).toEqual({ expense_categories: [], inventory_accounts: [] });
    const withStock = { track_inventory: true, stock_balance: "3" };
    const created = await person.post("/products", await createSoldItemPayload(person, withStock));
    expect(created.status).toBe(201);
    expect(getValue(created.body, "product", "stock_balance")).toBe("3");
  });

  it("is found by its current texts and sorted by its current price after a change", async () => {
    const person = await createPerson(api());
    const { body } = await person.post("/products", await createProductPayload(person));
    const path = `/products/${getNumber(body, "product", "id")}`;
    const change = { name: "Kettle", sku: "", sale_price: "3.00", sale_description: "Für Ölbrand" };
    const changed = await person.put(path, await createProductPayload(person, change));
    expect(changed.status).toBe(200);
    expect(getValue(changed.body, "product")).toMatchObject(change);
    expect(await listNames(person, "search=teapot")).toEqual([]);
    expect(await listNames(person, `search=${encodeURIComponent("ÖLB")}`)).toEqual(["Kettle"]);
    expect(await listNames(person, "search=carton")).toEqual(["Kettle"]);
    // Among items of the same price the newest is first.
    expect(await listNames(person, "for_sale=true")).toEqual([
      "Coffee Beans 1 kg",
      "Kettle",
      "Mug",
    ]);
  });

  it("is found by id and among inactive items while it is inactive, but cannot be chosen for a sale", async () => {
    const person = await createPerson(api());
    const id = await person.readProductId("Mug");
    const deactivated = await person.put(`/products/${id}/active`, { is_active: 0 });
    expect([deactivated.status, getValue(deactivated.body, "product", "is_active")]).toEqual([
      200,
      false,
    ]);
    expect(await listNames(person, "")).not.toContain("Mug");
    expect(await listNames(person, "is_active=0")).toEqual(["Mug"]);
    expect(await listNames(person, `id=${id}`)).toEqual(["Mug"]);
    const { body } = await person.get(`/products/${person.companyId}?for_sale=true&id=${id}`);
    expect(body).toEqual({ products: [] });
    const activated = await person.put(`/products/${id}/active`, { is_active: 1 });
    expect(getValue(activated.body, "product", "is_active")).toBe(true);
    expect(await listNames(person, "")).toContain("Mug");
  });

  it("keeps its inactive tax code, which the API refuses for other items", async () => {
    const products = [
      tinyProduct({ saleTaxCode: "ST-6", purchaseTaxCode: "TX-6" }),
      tinyProduct({ ref: "mug", name: "Mug" }),
    ];
    const person = await createPerson(api(), tinyBooks({ products, taxCodes: TAX_CODES }));
    const { body } = await person.get(`/products?business_id=${person.companyId}`);
    const [withTax, mug] = ["Coffee Beans 1 kg", "Mug"].map((name) =>
      getList(body, "products").find((product) => getValue(product, "name") === name),
    );
    const copyTaxCodes = async (target: unknown, source: unknown) =>
      person.put(`/products/${getNumber(target, "id")}`, {
        ...Object(target),
        business_id: person.companyId,
        sale_tax_code_id: getValue(source, "sale_tax_code_id"),
        purchase_tax_code_id: getValue(source, "purchase_tax_code_id"),
      });
    const unchanged = await copyTaxCodes(withTax, withTax);
    expect([unchanged.status, getValue(unchanged.body, "product", "sale_tax_code_id")]).toEqual([
      200,
      getValue(withTax, "sale_tax_code_id"),
    ]);
    const refused = await copyTaxCodes(mug, withTax);
    expect([refused.status, getValue(refused.body, "message")]).toEqual([
      422,
      "The sale tax code was not found.",
    ]);
  });

  it("is listed among the items for sale or for purchase", async () => {
    const person = await createPerson(api());
    await person.post("/products", await createSoldItemPayload(person));
    expect(await listNames(person, "for_sale=true")).toEqual([
      "Teapot",
      "Coffee Beans 1 kg",
      "Mug",
    ]);
    expect(await listNames(person, "for_purchase=true")).toEqual([
      "Tray",
      "Coffee Beans 1 kg",
      "Mug",
    ]);
  });
}

async function listNames(person: Person, query: string): Promise<unknown[]> {
  const { body } = await person.get(`/products?business_id=${person.companyId}&${query}`);
  return getValues(getList(body, "products"), "name");
}
