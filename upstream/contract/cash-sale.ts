import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { tinyBooks, tinyMethods } from "../testing/fixtures";
import { valueAt, valuesOf, listAt, createPerson, numberAt, type Api, type Person } from "./api";
import { readFirstPage } from "./pdf-text";
import { expectCorrectTotals } from "./running-totals";

export function cashSaleContract(api: () => Api): void {
  it("is an invoice to the cash customer, sent, paid and received in one call", async () => {
    const person = await createPerson(api());
    const { status, body } = await postCashSale(person, { unit_price: "10.40", quantity: "3" });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      invoice: {
        contact_name: "Cash customer",
        no: "INV-0001",
        date: "2026-11-21",
        term: { name: "Cash" },
        is_cash_sale: true,
        status: 5,
        amount: "31.20",
        balance: "0.00",
        payments: [{ amount: "31.20", method_kind: "cash", account_name: "Till" }],
      },
    });
    expect(numberAt(body, "payment_id")).toBe(numberAt(body, "invoice", "payments", 0, "id"));
    await expectCorrectTotals(api(), person);
  });

  it("has one cash customer however many sales there are, and rounds what is paid", async () => {
    const person = await createPerson(api());
    const sales = await Promise.all(
      [1, 2, 3].map(() => postCashSale(person, { unit_price: "1.03" })),
    );
    for (const { body } of sales) {
      expect(body).toMatchObject({
        invoice: { amount: "1.03", rounding: "0.02", balance: "0.00" },
      });
    }
    const ids = sales.map(({ body }) => valueAt(body, "invoice", "contact_id"));
    expect(new Set(ids).size).toBe(1);
    const { body } = await person.get(`/contacts/${person.company}`);
    const names = valuesOf(listAt(body, "contacts"), "display_name");
    expect(names.filter((name) => name === "Cash customer")).toHaveLength(1);
    await expectCorrectTotals(api(), person);
  });

  it.each(["voided", "deleted"])("gives its money back when it is %s", async (how) => {
    const person = await createPerson(api());
    const { body } = await postCashSale(person, { unit_price: "10.40", quantity: "3" });
    const path = `/sales/invoices/${numberAt(body, "invoice", "id")}`;
    const seen = { "if-match": String(valueAt(body, "invoice", "updated_at")) };
    const reply =
      how === "voided"
        ? await person.post(`${path}/void`, { reason: "Brought back" }, seen)
        : await person.delete(path, seen);
    expect(reply.status).toBe(200);
    const { body: events } = await person.get(`${path}/events`);
    expect(valuesOf(listAt(events, "events"), "kind").slice(0, 2)).toEqual([how, "undone"]);
    const payments = await person.get(`/payments?business_id=${person.company}`);
    expect(listAt(payments.body, "meta", "sums")).toEqual([]);
    await expectCorrectTotals(api(), person);
  });

  it("gives back what a credit note takes off it, and no more", async () => {
    const person = await createPerson(api());
    const { body } = await postCashSale(person, { unit_price: "10.40", quantity: "3" });
    const path = `/sales/invoices/${numberAt(body, "invoice", "id")}`;
    const line = { invoice_line_id: numberAt(body, "invoice", "items", 0, "id"), quantity: "1" };
    const note = { date: "2026-11-21", reason: "Brought back", items: [line] };
    const reply = await person.post(`${path}/credit_notes`, note);
    expect(reply.body).toMatchObject({
      invoice: {
        ...{ status: 5, credited: "10.40", balance: "0.00", to_give_back: "0.00" },
        payments: [
          { amount: "31.20", reversed_on: "2026-11-21" },
          { amount: "20.80", reversed_on: null, account_name: "Till" },
        ],
      },
    });
    await expectCorrectTotals(api(), person);
  });

  it("is deleted as a draft with what was to be paid, without giving back what never came", async () => {
    const person = await createPerson(api());
    const { body } = await postCashSale(person);
    const sold = valueAt(body, "invoice") as Record<string, unknown>;
    const draft = await person.post("/sales/invoices", {
      ...{ contact_id: sold.contact_id, term_id: sold.term_id, date: sold.date, no: "D-1" },
      currency_id: sold.currency_id,
      items: [{ ...(await lineWithoutItem(person)), name: "Mug", unit_price: "5.00" }],
      partials: [
        {
          amount: "5.00",
          method_id: await person.idOf("methods", "Cash"),
          account_id: await person.idOf("accounts", "Till"),
        },
      ],
    });
    expect(draft.status).toBe(201);
    const path = `/sales/invoices/${numberAt(draft.body, "invoice", "id")}`;
    expect((await person.delete(path)).status).toBe(200);
    await expectCorrectTotals(api(), person);
  });

  it("of two ways to pay gives back the last first, and nothing stays owed", async () => {
    const person = await createPerson(api());
    const { body } = await postCashSale(person, { unit_price: "5.01", quantity: "2" });
    const path = `/sales/invoices/${numberAt(body, "invoice", "id")}`;
    await person.delete(`${path}/payments/${numberAt(body, "payment_id")}`);
    for (const [method, account, amount] of [
      ["Bank Transfer", "Maybank", "6.00"],
      ["Cash", "Till", "4.02"],
    ] as const)
      await person.post(`${path}/payments`, {
        ...{ amount, date: "2026-11-21" },
        method_id: await person.idOf("methods", method),
        account_id: await person.idOf("accounts", account),
      });
    const line = { invoice_line_id: numberAt(body, "invoice", "items", 0, "id"), quantity: "1" };
    const note = { date: "2026-11-21", reason: "Brought back", items: [line] };
    const reply = await person.post(`${path}/credit_notes`, note);
    expect(reply.body).toMatchObject({
      invoice: { status: 5, credited: "5.01", balance: "0.00", to_give_back: "0.00" },
    });
    await expectCorrectTotals(api(), person);
  });

  it("is made once for a key", async () => {
    const person = await createPerson(api());
    const key = { "idempotency-key": randomUUID() };
    const [first, again] = [
      await postCashSale(person, {}, key),
      await postCashSale(person, {}, key),
    ];
    expect(again.body).toEqual(first.body);
    const replayed = [first, again].map(({ headers }) => headers.get("idempotency-replayed"));
    expect(replayed).toEqual([null, "true"]);
    const { body } = await person.get(`/sales?entity_id=${person.company}`);
    expect(listAt(body, "transactions")).toHaveLength(1);
  });

  it.each([
    [{ unit_price: "0" }, "A cash sale must come to more than nothing."],
    [{ quantity: "many" }, "Line 1: The quantity is not a number."],
    [{ product_id: 1, account_id: null }, "Line 1: The item was not found."],
  ])("is refused with a line of %j, and leaves nothing behind", async (line, message) => {
    const person = await createPerson(api());
    const reply = await postCashSale(person, line);
    expect([reply.status, reply.body]).toEqual([422, { message }]);
    expect((await person.get("/lists/counts")).body).toMatchObject({
      counts: { invoices: 0, contacts: 2 },
    });
    expect((await person.get("/sales/invoices/next_no")).body).toEqual({ next_no: "INV-0001" });
  });

  it("has prices, discounts, descriptions and lines typed freely, as an invoice has", async () => {
    const person = await createPerson(api());
    const product_id = await person.productId("Mug");
    const { status, body } = await postCashSaleLines(person, [
      { product_id, quantity: "2", unit_price: "4.45", discount: "10%", description: "Chipped" },
      { ...(await lineWithoutItem(person)), name: "Gift wrapping 礼品包装", unit_price: "5.00" },
    ]);
    expect(status).toBe(201);
    expect(listAt(body, "invoice", "items")).toMatchObject([
      { name: "Mug", unit_price: "4.45", discount: "10%", description: "Chipped", amount: "8.01" },
      { name: "Gift wrapping 礼品包装", product_id: null, amount: "5.00" },
    ]);
    expect(body).toMatchObject({ invoice: { amount: "13.01", rounding: "-0.01" } });
    await expectCorrectTotals(api(), person);
  });

  it.each([
    ["DuitNow QR", "code", "Maybank", "1.03", "0.00"],
    ["Credit Card", "card", "Maybank", "1.03", "0.00"],
    ["Bank Transfer", "bank", "Maybank", "1.03", "0.00"],
    ["Cash", "cash", "Till", "1.05", "0.02"],
  ])("by %s is of kind %s, into %s, of %s", async (method, kind, account, amount, rounding) => {
    const books = tinyBooks({ methods: tinyMethods("cash", "code", "card", "bank") });
    const person = await createPerson(api(), books);
    const method_id = await person.idOf("methods", method);
    const { body } = await postCashSale(person, { unit_price: "1.03" }, undefined, {
      method_id,
      reference: "C-7QK2",
      amount,
    });
    expect(body).toMatchObject({
      invoice: {
        amount: "1.03",
        rounding,
        balance: "0.00",
        payments: [
          { amount, method_kind: kind, account_name: account, reference: "C-7QK2", change: null },
        ],
      },
    });
    await expectCorrectTotals(api(), person);
  });

  it("has the cash that was given and the change, on its receipt too", async () => {
    const person = await createPerson(api());
    const { body } = await postCashSale(person, { unit_price: "87.78" }, undefined, {
      cash_given: "100",
    });
    expect(body).toMatchObject({
      invoice: { payments: [{ amount: "87.80", cash_given: "100.00", change: "12.20" }] },
    });
    const id = numberAt(body, "invoice", "id");
    const payment = numberAt(body, "payment_id");
    for (const size of ["", "?size=a4", "?size=a5", "?size=roll"]) {
      const path = `/sales/invoices/${id}/payments/${payment}/receipt.pdf${size}`;
      const text = await readFirstPage((await person.get(path)).body);
      for (const words of ["Receipt", "Sales", "87.78", "0.02", "87.80", "100.00", "12.20"])
        expect([size, text]).toEqual([size, expect.stringContaining(words)]);
    }
    const other = await person.get(`/sales/invoices/${id}/payments/${payment}/receipt.pdf?size=a3`);
    expect([other.status, other.body]).toEqual([
      422,
      { message: "A receipt is printed as a4, a5 or roll." },
    ]);
  });

  it.each<[{ cash_given?: string; method_id?: string | number; amount?: string }, string]>([
    [{ cash_given: "4.99" }, "The cash given, RM 4.99, is less than RM 5.00."],
    [{ cash_given: "five" }, "The cash given is not a number."],
    [{ cash_given: "5.001" }, "The cash given must be 0.01 or more, with at most two decimals."],
    [
      { cash_given: "10", method_id: "Bank Transfer" },
      "Only what is paid in cash has an amount of cash given.",
    ],
    [{ method_id: 1 }, "The payment method was not found."],
    [{ amount: "4.95" }, "This sale comes to RM 5.00 now, no longer to RM 4.95."],
  ])("with %j is refused, and leaves nothing behind", async (payment, message) => {
    const person = await createPerson(api());
    const method_id =
      payment.method_id === "Bank Transfer"
        ? await person.idOf("methods", "Bank Transfer")
        : payment.method_id;
    const reply = await postCashSale(person, {}, undefined, { ...payment, method_id });
    expect([reply.status, reply.body]).toEqual([422, { message }]);
    expect((await person.get("/lists/counts")).body).toMatchObject({ counts: { invoices: 0 } });
  });

  it("is refused in words where the company takes no cash", async () => {
    const person = await createPerson(api(), tinyBooks({ methods: tinyMethods("bank") }));
    expect((await postCashSale(person)).body).toEqual({
      message: "This company takes no cash. Please choose a payment method.",
    });
  });
}

async function postCashSale(
  person: Person,
  line: object = {},
  headers?: Record<string, string>,
  payment: object = {},
) {
  return postCashSaleLines(
    person,
    [{ ...(await lineWithoutItem(person)), ...line }],
    headers,
    payment,
  );
}

async function lineWithoutItem(person: Person) {
  const account_id = await person.idOf("categories", "Sales");
  return { account_id, name: "Sales", quantity: "1", unit_price: "5.00", discount: "0%" };
}

function postCashSaleLines(
  person: Person,
  lines: object[],
  headers?: Record<string, string>,
  payment: object = {},
) {
  const items = lines.map((line, index) => ({ line: index + 1, ...line }));
  return person.post("/sales/cash", { business_id: person.company, items, ...payment }, headers);
}
