import { expect, it } from "vitest";
import { tinyBooks } from "../testing/fixtures";
import { getValue, getList, createPerson, getNumber, type Api, type Person } from "./api";
import {
  createAddressPayload,
  createBusinessPayload,
  createContactPersonPayload,
  createIndividualPayload,
} from "./contact-payloads";
import { createProductPayload } from "./product-payloads";
import { UNKNOWN_ID } from "./scope";

/** Declares the tests whose titles begin with "contacts and items of other companies" (see `declareContract`). */
export function declareRecordScopeContract(api: () => Api): void {
  it("cannot be created by somebody else", async () => {
    const [person, other] = await Promise.all([createPerson(api()), createPerson(api())]);
    for (const company of [other.companyId, UNKNOWN_ID]) {
      const contact = { owner_id: company };
      for (const reply of [
        await person.post("/contacts/companies", createBusinessPayload(person, contact)),
        await person.post("/contacts/peoples", createIndividualPayload(person, contact)),
        await person.post(
          "/products",
          await createProductPayload(person, { business_id: company }),
        ),
      ]) {
        expect([reply.status, reply.body]).toEqual([
          404,
          { message: "This company was not found." },
        ]);
      }
    }
    expect((await other.get("/lists/counts")).body).toMatchObject({
      counts: { contacts: 2, products: 3 },
    });
  });

  it("are not changed or deleted, and give the same replies as unknown records", async () => {
    const [person, other] = await Promise.all([createPerson(api()), createPerson(api())]);
    const before = await readAllRecords(other);
    const contact = await other.readContactId("Kopitiam Jaya");
    const personId = await other.readContactId("Lim Mei Hua");
    const product = await other.readProductId("Mug");
    const item = await createProductPayload(person);
    const calls = (isTheirs: boolean) => [
      () =>
        person.put(
          `/contacts/companies/${isTheirs ? contact : UNKNOWN_ID}`,
          createBusinessPayload(person),
        ),
      () =>
        person.put(
          `/contacts/peoples/${isTheirs ? personId : UNKNOWN_ID}`,
          createIndividualPayload(person),
        ),
      () => person.delete(`/contacts/unused/${isTheirs ? personId : UNKNOWN_ID}`),
      () => person.put(`/products/${isTheirs ? product : UNKNOWN_ID}`, item),
      () => person.put(`/products/${isTheirs ? product : UNKNOWN_ID}/active`, { is_active: 0 }),
    ];
    const [answers, unknown] = await Promise.all(
      [true, false].map((isTheirs) => Promise.all(calls(isTheirs).map((call) => call()))),
    );
    const statusesAndBodies = (replies = answers) =>
      replies?.map(({ status, body }) => [status, body]);
    expect(statusesAndBodies()).toEqual(statusesAndBodies(unknown));
    expect(new Set(answers?.map((reply) => reply.status))).toEqual(new Set([404]));
    expect(await readAllRecords(other)).toEqual(before);
  });

  it("have currencies, methods, terms, addresses and contact persons that a contact cannot use, even of the same account", async () => {
    const person = await createPerson(api(), tinyBooks(), tinyBooks());
    const second = person.companyIds[1] ?? 0;
    const lists = { currency_id: "currencies", method_id: "methods", term_id: "terms" };
    const names = { currencies: "SGD", methods: "Cash", terms: "30 Days" };
    for (const [column, list] of Object.entries(lists)) {
      const id = await person.readId(list, names[list as keyof typeof names], second);
      for (const name of [column, `supplier_${column}`]) {
        const payload = createBusinessPayload(person, { [name]: id });
        const reply = await person.post("/contacts/companies", payload);
        expect([name, reply.status]).toEqual([name, 422]);
        expect(getValue(reply.body, "message")).toMatch(/^The .*was not found\.$/);
      }
    }
    const parts = {
      contactpersons: [createContactPersonPayload()],
      addresses: [createAddressPayload()],
    };
    const theirs = createBusinessPayload(person, { owner_id: second, ...parts });
    const { body } = await person.post("/contacts/companies", theirs);
    const path = `/contacts/companies/${await person.readContactId("Kopitiam Jaya")}`;
    for (const name of ["contactpersons", "addresses"]) {
      const id = getValue(body, "contact", name, 0, "id");
      const reply = await person.put(path, createBusinessPayload(person, { [name]: [{ id }] }));
      expect(getValue(reply.body, "message")).toContain("1: This was not found.");
    }
  });

  it("have accounts and tax codes that an item cannot use, even of the same account", async () => {
    const person = await createPerson(api(), tinyBooks(), tinyBooks());
    const second = person.companyIds[1] ?? 0;
    for (const [column, list, name, words] of [
      ["sale_account_id", "categories", "Sales", "income category"],
      ["purchase_account_id", "expense_categories", "Packaging", "expense category"],
      ["inventory_account_id", "inventory_accounts", "Stock in Store", "inventory account"],
      ["sale_tax_code_id", "tax_codes", "SV-8", "sale tax code"],
      ["purchase_tax_code_id", "tax_codes", "TX-8", "purchase tax code"],
    ] as const) {
      const change = { [column]: await person.readId(list, name, second) };
      const reply = await person.post("/products", await createProductPayload(person, change));
      expect([reply.status, reply.body]).toEqual([422, { message: `The ${words} was not found.` }]);
    }
  });

  it("are saved in their own company when the payload names none, which a new record requires", async () => {
    const person = await createPerson(api(), tinyBooks(), tinyBooks());
    const { owner_id: _, ...withoutCompany } = createBusinessPayload(person);
    const path = `/contacts/companies/${await person.readContactId("Kopitiam Jaya")}`;
    const changed = await person.put(path, withoutCompany);
    expect(getNumber(changed.body, "contact", "owner_id")).toBe(person.companyId);
    const moved = await person.put(path, { ...withoutCompany, owner_id: person.companyIds[1] });
    expect(moved.status).toBe(404);
    const created = await person.post("/contacts/companies", withoutCompany);
    expect([created.status, created.body]).toEqual([422, { message: "Please say which company." }]);
  });
}

async function readAllRecords(person: Person): Promise<unknown[]> {
  const contacts = await person.get(`/contacts?business_id=${person.companyId}`);
  const products = await person.get(`/products?business_id=${person.companyId}`);
  return [getList(contacts.body, "contacts"), getList(products.body, "products")];
}
