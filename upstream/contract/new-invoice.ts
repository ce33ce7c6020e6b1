import { expect, it } from "vitest";
import { getValue, getValues, getList, createPerson, getNumber, type Api } from "./api";
import { ANY_NUMBER, ANY_TEXT } from "./matchers";
import { createInvoicePayload, createMugLine } from "./payloads";

/** Declares the tests whose titles begin with "a new invoice" (see `declareContract`). */
export function declareNewInvoiceContract(api: () => Api): void {
  it("is returned with all fields when its term is cash and a part is paid", async () => {
    const person = await createPerson(api());
    const method_id = await person.readId("methods", "Cash");
    const account_id = await person.readId("accounts", "Till");
    const tax_code_id = await person.readId("tax_codes", "SV-8");
    const payload = await createInvoicePayload(person, {
      items: [
        await createMugLine(person, { quantity: 40, discount: "10", tax_code_id }),
        {
          name: "Same-day delivery",
          description: "To Bangsar",
          line: 2,
          quantity: "1",
          unit_price: 15,
          account_id: await person.readId("categories", "Delivery"),
          discount: null,
          tax_code_id: null,
        },
      ],
      partials: [{ method_id, account_id, amount: "31.64" }],
    });
    const { status, body } = await person.post("/sales/invoices", payload);
    const id = ANY_NUMBER;
    expect(status).toBe(201);
    expect(getValue(body, "invoice")).toEqual({
      id,
      business_id: person.companyId,
      contact_id: payload.contact_id,
      contact_name: "Kopitiam Jaya",
      no: "INV-0001",
      title: "Crockery",
      memo: "Thank you",
      status: 0,
      can: ["edit", "mark_sent", "send", "delete"],
      is_cash_sale: false,
      date: "2026-11-21",
      due_date: "0000-00-00",
      term_id: payload.term_id,
      term: { id: payload.term_id, name: "Cash" },
      is_cash_term: true,
      currency_id: payload.currency_id,
      currency: { id: payload.currency_id, code: "MYR", symbol: "RM" },
      currency_rate: "1.000000",
      items: [
        {
          id,
          line: 1,
          name: "Mug",
          display_name: "Mug",
          description: "",
          quantity: "40",
          unit_price: "3.00",
          discount: "10%",
          product_id: id,
          account_id: null,
          tax_code_id,
          tax_code: { id: tax_code_id, code: "SV-8", rate: "8", name: "Service tax" },
          amount: "108.00",
          tax: "8.64",
          left_to_credit: "40",
          credited: { quantity: "0", amount: "0.00", tax: "0.00" },
        },
        {
          id,
          line: 2,
          name: "Same-day delivery",
          display_name: "Delivery",
          description: "To Bangsar",
          quantity: "1",
          unit_price: "15.00",
          discount: "0%",
          product_id: null,
          account_id: id,
          tax_code_id: null,
          tax_code: null,
          amount: "15.00",
          tax: "0.00",
          left_to_credit: "1",
          credited: { quantity: "0", amount: "0.00", tax: "0.00" },
        },
      ],
      partials: [
        {
          id,
          method_id,
          method_name: "Cash",
          account_id,
          account_name: "Till",
          amount: "31.64",
          is_deleted: false,
        },
      ],
      payments: [expect.objectContaining({ id, amount: "31.64", reversed_on: null })],
      rounding: "0.00",
      pay: null,
      void_reason: "",
      version: 0,
      subtotal: "135.00",
      discount: "12.00",
      tax: "8.64",
      amount: "131.64",
      balance: "100.00",
      credited: "0.00",
      credit_notes: [],
      ...{ to_give_back: "0.00", on_account: "0.00" },
      updated_at: ANY_TEXT,
      is_progress_payment: false,
      is_recurring: false,
      tax_inclusive: false,
      tags: [],
      files: [],
    });
    const read = await person.get(`/sales/invoices/${getNumber(body, "invoice", "id")}`);
    expect([read.status, read.body]).toEqual([200, body]);
  });

  it("needs no title, no notes and no line numbers", async () => {
    const person = await createPerson(api());
    const { contact_id, currency_id, date, business_id, no, term_id } =
      await createInvoicePayload(person);
    const required = { contact_id, currency_id, date, business_id, no, term_id };
    const items = [await createMugLine(person, { line: undefined, discount: undefined })];
    const reply = await person.post("/sales/invoices", { ...required, items });
    expect(reply.status).toBe(201);
    expect(getValue(reply.body, "invoice", "amount")).toBe("6.00");
  });

  it("has a due date and ignores posted payments when its term is not cash", async () => {
    const person = await createPerson(api());
    const payload = await createInvoicePayload(person, {
      term_id: await person.readId("terms", "30 Days"),
      due_date: "2026-12-21",
      partials: [{ method_id: "nothing", amount: "x" }],
    });
    const { body } = await person.post("/sales/invoices", payload);
    expect(body).toMatchObject({
      invoice: { due_date: "2026-12-21", is_cash_term: false, partials: [], balance: "6.00" },
    });
  });

  it("keeps the exchange rate of another currency exactly", async () => {
    const person = await createPerson(api());
    const payload = await createInvoicePayload(person, {
      currency_id: await person.readId("currencies", "SGD"),
      currency_rate: "3.2123330",
    });
    const { body } = await person.post("/sales/invoices", payload);
    expect(getValue(body, "invoice", "currency_rate")).toBe("3.212333");
  });

  it("has its lines in the order of their numbers, and names a line without a name after its item", async () => {
    const person = await createPerson(api());
    const items = [
      await createMugLine(person, { line: 2, name: "Second" }),
      await createMugLine(person, { line: 1, name: "" }),
    ];
    const { body } = await person.post(
      "/sales/invoices",
      await createInvoicePayload(person, { items }),
    );
    expect(getValues(getList(body, "invoice", "items"), "name")).toEqual(["Mug", "Second"]);
    expect(getValues(getList(body, "invoice", "items"), "line")).toEqual([1, 2]);
  });

  it("is the first in the list of draft invoices", async () => {
    const person = await createPerson(api());
    await person.post("/sales/invoices", await createInvoicePayload(person));
    await person.post("/sales/invoices", await createInvoicePayload(person));
    const { body } = await person.get(`/sales?entity_id=${person.companyId}&list=draft`);
    expect(getValues(getList(body, "transactions"), "no")).toEqual(["INV-0002", "INV-0001"]);
  });

  it("keeps text with markup and SQL unchanged", async () => {
    const person = await createPerson(api());
    const memo = `'; drop table invoices; -- <script>alert(1)</script> "%_\\ 茶 🫖`;
    const { body } = await person.post(
      "/sales/invoices",
      await createInvoicePayload(person, { memo }),
    );
    expect(getValue(body, "invoice", "memo")).toBe(memo);
  });
}
