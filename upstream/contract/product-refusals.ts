import { expect, it } from "vitest";
import { tinyBooks } from "../testing/fixtures";
import { getValue, createPerson, getNumber, type Api } from "./api";
import { DAMAGED_TEXT_MESSAGE } from "./payloads";
import { createProductPayload } from "./product-payloads";

/** Changes that make a valid payload invalid, with the API's message for each. */
const INVALID_CHANGES: [Record<string, unknown>, string][] = [
  [{ name: " " }, "Name: This field is compulsory"],
  [{ name: "x".repeat(201) }, "Name can have at most 200 characters."],
  [{ name: "Teapot\0" }, `Name: ${DAMAGED_TEXT_MESSAGE}`],
  [{ sale_description: "\ufffd" }, `The sale description: ${DAMAGED_TEXT_MESSAGE}`],
  [{ sku: 12 }, "The item number must be text."],
  [{ sale_price: "" }, "Sale price: This field is compulsory"],
  [{ sale_price: "RM5" }, "Sale price: This must be a number with at most 12 decimals."],
  [
    { sale_price: "0.1234567890123" },
    "Sale price: This must be a number with at most 12 decimals.",
  ],
  [{ sale_price: "-0.01" }, "Sale price: This cannot be below zero."],
  [{ sale_price: "1000000000000" }, "Sale price: This is too large."],
  [{ sale_account_id: "" }, "Income category: This field is compulsory"],
  [{ sale_account_id: 2_000_000_000 }, "The income category was not found."],
  [{ sale_tax_code_id: 2_000_000_000 }, "The sale tax code was not found."],
  [{ purchase_price: null }, "Purchase price: This field is compulsory"],
  [{ purchase_account_id: null }, "Expense category: This field is compulsory"],
  [{ purchase_account_id: 2_000_000_000 }, "The expense category was not found."],
  [{ purchase_tax_code_id: 2_000_000_000 }, "The purchase tax code was not found."],
  [{ stock_balance: "many" }, "The stock balance must be a number with at most 12 decimals."],
  [{ inventory_account_id: 2_000_000_000 }, "The inventory account was not found."],
];

/** Declares the tests whose titles begin with "the validation of items" (see `declareContract`). */
export function declareProductRefusalContract(api: () => Api): void {
  it("refuses a missing or invalid field and stores nothing", async () => {
    const person = await createPerson(api());
    const payload = await createProductPayload(person);
    const created = await person.post("/products", payload);
    const seededProducts = tinyBooks().products;
    const path = `/products/${getNumber(created.body, "product", "id")}`;
    for (const [change, message] of INVALID_CHANGES) {
      for (const reply of [
        await person.post("/products", { ...payload, ...change }),
        await person.put(path, { ...payload, ...change }),
      ]) {
        expect([change, reply.status, reply.body]).toEqual([change, 422, { message }]);
      }
    }
    const { body } = await person.get("/lists/counts");
    expect(getValue(body, "counts", "products")).toBe(seededProducts.length + 1);
    const read = await person.get(`/products?id=${getNumber(created.body, "product", "id")}`);
    expect(getValue(read.body, "products", 0)).toEqual(getValue(created.body, "product"));
  });

  it("refuses accounts and tax codes of another kind", async () => {
    const person = await createPerson(api());
    const sales = await person.readId("categories", "Sales");
    const till = await person.readId("accounts", "Till");
    const packaging = await person.readId("expense_categories", "Packaging");
    const cases: [Record<string, unknown>, string][] = [
      [{ sale_account_id: packaging }, "The income category was not found."],
      [{ sale_account_id: till }, "The income category was not found."],
      [{ purchase_account_id: sales }, "The expense category was not found."],
      [{ inventory_account_id: till }, "The inventory account was not found."],
      [
        { sale_tax_code_id: await person.readId("tax_codes", "TX-8") },
        "The sale tax code was not found.",
      ],
      [
        { purchase_tax_code_id: await person.readId("tax_codes", "SV-8") },
        "The purchase tax code was not found.",
      ],
    ];
    for (const [change, message] of cases) {
      const reply = await person.post("/products", await createProductPayload(person, change));
      expect([reply.status, reply.body]).toEqual([422, { message }]);
    }
  });

  it("requires 0 or 1 to deactivate an item", async () => {
    const person = await createPerson(api());
    const path = `/products/${await person.readProductId("Mug")}/active`;
    for (const body of [{}, { is_active: "no" }, { is_active: null }]) {
      const reply = await person.put(path, body);
      expect([reply.status, reply.body]).toEqual([422, { message: "is_active must be 0 or 1." }]);
    }
  });
}
