import { expect, it } from "vitest";
import { tinyBooks, tinyInvoice } from "../testing/fixtures";
import { getValue, getList, createPerson, getNumber, type Api } from "./api";
import { postInvoice } from "./invoices";
import { createInvoicePayload, createMugLine } from "./payloads";

/** An id that no company and no record has. */
export const UNKNOWN_ID = 2_000_000_000;

/** Declares the tests whose titles begin with "records of other companies" (see `declareContract`). */
export function declareScopeContract(api: () => Api): void {
  it("get the same 404 reply as an unknown company", async () => {
    const [person, other] = await Promise.all([createPerson(api()), createPerson(api())]);
    const listPaths = (company: number) => [
      `/contacts?business_id=${company}`,
      `/contacts/${company}`,
      `/products?business_id=${company}`,
      `/products/${company}?for_sale=true`,
      `/lists/counts?company_id=${company}`,
      `/sales?entity_id=${company}&type=SALE_INVOICE`,
      `/sales/invoices/next_no?business_id=${company}`,
      `/snapshot?business_id=${company}`,
      `/currency_rate?company_id=${company}&from_currency_id=1&to_currency_id=2`,
      `/contacts?owner_id=${company}`,
    ];
    for (const company of [other.companyId, UNKNOWN_ID]) {
      for (const path of listPaths(company)) {
        const reply = await person.get(path);
        expect([path, reply.status, reply.body]).toEqual([
          path,
          404,
          { message: "This company was not found." },
        ]);
      }
    }
    expect((await person.get("/contacts/none")).status).toBe(404);
    expect((await person.get("/contacts?business_id=none")).status).toBe(404);
  });

  it("get the same 404 reply as an unknown company in a request for lists", async () => {
    const [person, other] = await Promise.all([createPerson(api()), createPerson(api())]);
    const names = ["terms", "tax_codes", "currencies", "accounts", "categories", "methods"];
    for (const name of [...names, "expense_categories", "inventory_accounts"]) {
      for (const company_id of [other.companyId, UNKNOWN_ID]) {
        const requests = [{ uri: `/lists/${name}`, params: { company_id } }];
        expect((await person.post("/lists/mixed", { requests })).status).toBe(404);
      }
    }
  });

  it("get the same 404 reply as an unknown invoice", async () => {
    const [person, other] = await Promise.all([
      createPerson(api()),
      createPerson(api(), tinyBooks({ invoices: [tinyInvoice()] })),
    ]);
    const { body } = await other.get("/sales");
    const theirs = getNumber(getList(body, "transactions")[0], "id");
    for (const id of [theirs, UNKNOWN_ID, "x", "-1"]) {
      for (const path of [`/sales/invoices/${id}`, `/sales/invoices/${id}/pdf`]) {
        const reply = await person.get(path);
        expect([reply.status, reply.body]).toEqual([
          404,
          { message: "This invoice was not found." },
        ]);
      }
    }
    expect((await other.get(`/sales/invoices/${theirs}`)).status).toBe(200);
    expect(
      (await other.get(`/sales/invoices/${theirs}?business_id=${person.companyId}`)).status,
    ).toBe(404);
  });

  it("are not found by a search", async () => {
    const [person, other] = await Promise.all([createPerson(api()), createPerson(api())]);
    await postInvoice(other);
    for (const search of ["mug", "kopitiam", "jaya kumar", "inv-0001"]) {
      const { body } = await person.get(`/sales?search=${search}`);
      expect([getValue(body, "transactions"), getValue(body, "meta", "total")]).toEqual([[], 0]);
      const theirs = await other.get(`/sales?search=${search}`);
      expect(getValue(theirs.body, "meta", "total")).toBe(1);
    }
  });

  it("are not returned for the id of a contact or item", async () => {
    const [person, other] = await Promise.all([createPerson(api()), createPerson(api())]);
    const contact = await person.get(`/contacts?id=${await other.readContactId("Kopitiam Jaya")}`);
    expect(contact.body).toEqual({ contacts: [] });
    const product = await person.get(`/products?id=${await other.readProductId("Mug")}`);
    expect(product.body).toEqual({ products: [] });
  });

  it("cannot be invoices that somebody else creates", async () => {
    const [person, other] = await Promise.all([createPerson(api()), createPerson(api())]);
    for (const name of ["business_id", "company_id", "entity_id", "owner_id"]) {
      const { business_id: _, ...payload } = await createInvoicePayload(person);
      const reply = await person.post("/sales/invoices", { ...payload, [name]: other.companyId });
      expect(reply.status).toBe(404);
    }
    expect((await person.post("/sales/invoices", await createInvoicePayload(other))).status).toBe(
      404,
    );
    expect((await other.get("/lists/counts")).body).toMatchObject({ counts: { invoices: 0 } });
  });

  it("are not accepted in an invoice, even when they belong to another company of the same person", async () => {
    const person = await createPerson(api(), tinyBooks(), tinyBooks());
    const second = person.companyIds[1] ?? 0;
    const method_id = await person.readId("methods", "Cash");
    const account_id = await person.readId("accounts", "Till");
    const line = (change: Record<string, unknown>) => createMugLine(person, change);
    const cases: [Record<string, unknown>, string][] = [
      [{ contact_id: await person.readContactId("Kopitiam Jaya", second) }, "The contact"],
      [{ currency_id: await person.readId("currencies", "MYR", second) }, "The currency"],
      [{ term_id: await person.readId("terms", "Cash", second) }, "The payment term"],
      [
        { items: [await line({ product_id: await person.readProductId("Mug", second) })] },
        "Line 1: The item",
      ],
      [
        { items: [await line({ tax_code_id: await person.readId("tax_codes", "SV-8", second) })] },
        "Line 1: The tax code",
      ],
      [
        {
          items: [
            await line({
              product_id: null,
              account_id: await person.readId("categories", "Sales", second),
            }),
          ],
        },
        "Line 1: The account",
      ],
      [
        {
          partials: [
            { method_id: await person.readId("methods", "Cash", second), account_id, amount: "1" },
          ],
        },
        "Payment 1: The payment method",
      ],
      [
        {
          partials: [
            { method_id, account_id: await person.readId("accounts", "Till", second), amount: "1" },
          ],
        },
        "Payment 1: The account",
      ],
    ];
    for (const [change, subject] of cases) {
      const reply = await person.post(
        "/sales/invoices",
        await createInvoicePayload(person, change),
      );
      expect([reply.status, getValue(reply.body, "message")]).toEqual([
        422,
        `${subject} was not found.`,
      ]);
    }
  });

  it("are not used for exchange rates", async () => {
    const [person, other] = await Promise.all([createPerson(api()), createPerson(api())]);
    const own = await person.readId("currencies", "MYR");
    const theirs = await other.readId("currencies", "SGD");
    const reply = await person.get(
      `/currency_rate?from_currency_id=${theirs}&to_currency_id=${own}`,
    );
    expect([reply.status, reply.body]).toEqual([404, { message: "The currency was not found." }]);
  });
}
