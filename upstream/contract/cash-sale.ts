import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { tinyBooks, tinyMethods } from "../testing/fixtures";
import {
  getValue,
  getValues,
  getList,
  createPerson,
  getNumber,
  type Api,
  type Person,
} from "./api";
import { readFirstPageText } from "./pdf-text";
import { expectCorrectTotals } from "./running-totals";

/** Declares the tests whose titles begin with "a cash sale" (see `declareContract`). */
export function declareCashSaleContract(api: () => Api): void {
  it("is stored in one call as a sent and paid invoice for the customer 'Cash customer'", async () => {
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
    expect(getNumber(body, "payment_id")).toBe(getNumber(body, "invoice", "payments", 0, "id"));
    await expectCorrectTotals(api(), person);
  });

  it("has the same customer as all other cash sales, and a rounded payment", async () => {
    const person = await createPerson(api());
    const sales = await Promise.all(
      [1, 2, 3].map(() => postCashSale(person, { unit_price: "1.03" })),
    );
    for (const { body } of sales) {
      expect(body).toMatchObject({
        invoice: { amount: "1.03", rounding: "0.02", balance: "0.00" },
      });
    }
    const ids = sales.map(({ body }) => getValue(body, "invoice", "contact_id"));
    expect(new Set(ids).size).toBe(1);
    const { body } = await person.get(`/contacts/${person.companyId}`);
    const names = getValues(getList(body, "contacts"), "display_name");
    expect(names.filter((name) => name === "Cash customer")).toHaveLength(1);
    await expectCorrectTotals(api(), person);
  });

  it.each(["voided", "deleted"])(
    "has its money given back when the sale is %s",
    async (operation) => {
      const person = await createPerson(api());
      const { body } = await postCashSale(person, { unit_price: "10.40", quantity: "3" });
      const path = `/sales/invoices/${getNumber(body, "invoice", "id")}`;
      const ifMatch = { "if-match": String(getValue(body, "invoice", "updated_at")) };
      const reply =
        operation === "voided"
          ? await person.post(`${path}/void`, { reason: "Brought back" }, ifMatch)
          : await person.delete(path, ifMatch);
      expect(reply.status).toBe(200);
      const { body: events } = await person.get(`${path}/events`);
      expect(getValues(getList(events, "events"), "kind").slice(0, 2)).toEqual([
        operation,
        "released",
      ]);
      const payments = await person.get(`/payments?business_id=${person.companyId}`);
      expect(getList(payments.body, "payments")).toMatchObject([
        { amount: "-31.20", receipt_id: null },
        { amount: "31.20", refund_id: null },
      ]);
      expect(getList(payments.body, "meta", "sums")).toMatchObject([{ count: 2, amount: "0.00" }]);
      await expectCorrectTotals(api(), person);
    },
  );

  it("has the credited amount given back by a credit note", async () => {
    const person = await createPerson(api());
    const { body } = await postCashSale(person, { unit_price: "10.40", quantity: "3" });
    const path = `/sales/invoices/${getNumber(body, "invoice", "id")}`;
    const line = { invoice_line_id: getNumber(body, "invoice", "items", 0, "id"), quantity: "1" };
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

  it("does not prevent the deletion of another, paid draft invoice of the cash customer", async () => {
    const person = await createPerson(api());
    const { body } = await postCashSale(person);
    const sold = getValue(body, "invoice") as Record<string, unknown>;
    const draft = await person.post("/sales/invoices", {
      ...{ contact_id: sold.contact_id, term_id: sold.term_id, date: sold.date, no: "D-1" },
      currency_id: sold.currency_id,
      items: [{ ...(await createLineWithoutItem(person)), name: "Mug", unit_price: "5.00" }],
      partials: [
        {
          amount: "5.00",
          method_id: await person.readId("methods", "Cash"),
          account_id: await person.readId("accounts", "Till"),
        },
      ],
    });
    expect(draft.status).toBe(201);
    const path = `/sales/invoices/${getNumber(draft.body, "invoice", "id")}`;
    expect((await person.delete(path)).status).toBe(200);
    await expectCorrectTotals(api(), person);
  });

  it("has no amount left to give back after a credit note when it was paid in two parts", async () => {
    const person = await createPerson(api());
    const { body } = await postCashSale(person, { unit_price: "5.01", quantity: "2" });
    const path = `/sales/invoices/${getNumber(body, "invoice", "id")}`;
    await person.delete(`${path}/payments/${getNumber(body, "payment_id")}`);
    for (const [method, account, amount] of [
      ["Bank Transfer", "Maybank", "6.00"],
      ["Cash", "Till", "4.02"],
    ] as const)
      await person.post(`${path}/payments`, {
        ...{ amount, date: "2026-11-21" },
        method_id: await person.readId("methods", method),
        account_id: await person.readId("accounts", account),
      });
    const line = { invoice_line_id: getNumber(body, "invoice", "items", 0, "id"), quantity: "1" };
    const note = { date: "2026-11-21", reason: "Brought back", items: [line] };
    const reply = await person.post(`${path}/credit_notes`, note);
    expect(reply.body).toMatchObject({
      invoice: { status: 5, credited: "5.01", balance: "0.00", to_give_back: "0.00" },
    });
    await expectCorrectTotals(api(), person);
  });

  it("is stored once for repeated calls with the same idempotency key", async () => {
    const person = await createPerson(api());
    const keyHeader = { "idempotency-key": randomUUID() };
    const [first, repeated] = [
      await postCashSale(person, {}, keyHeader),
      await postCashSale(person, {}, keyHeader),
    ];
    expect(repeated.body).toEqual(first.body);
    const replayed = [first, repeated].map(({ headers }) => headers.get("idempotency-replayed"));
    expect(replayed).toEqual([null, "true"]);
    const { body } = await person.get(`/sales?entity_id=${person.companyId}`);
    expect(getList(body, "transactions")).toHaveLength(1);
  });

  it.each([
    [{ unit_price: "0" }, "A cash sale must come to more than nothing."],
    [{ quantity: "many" }, "Line 1: The quantity is not a number."],
    [{ product_id: 1, account_id: null }, "Line 1: The item was not found."],
  ])("is refused and not stored with a line of %j", async (line, message) => {
    const person = await createPerson(api());
    const reply = await postCashSale(person, line);
    expect([reply.status, reply.body]).toEqual([422, { message }]);
    expect((await person.get("/lists/counts")).body).toMatchObject({
      counts: { invoices: 0, contacts: 2 },
    });
    expect((await person.get("/sales/invoices/next_no")).body).toEqual({ next_no: "INV-0001" });
  });

  it("has the posted prices, discounts and descriptions, also on lines without an item", async () => {
    const person = await createPerson(api());
    const product_id = await person.readProductId("Mug");
    const { status, body } = await postCashSaleLines(person, [
      { product_id, quantity: "2", unit_price: "4.45", discount: "10%", description: "Chipped" },
      {
        ...(await createLineWithoutItem(person)),
        name: "Gift wrapping 礼品包装",
        unit_price: "5.00",
      },
    ]);
    expect(status).toBe(201);
    expect(getList(body, "invoice", "items")).toMatchObject([
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
  ])(
    "has a payment by %s with the kind %s, the account %s and the amount %s",
    async (method, kind, account, amount, rounding) => {
      const books = tinyBooks({ methods: tinyMethods("cash", "code", "card", "bank") });
      const person = await createPerson(api(), books);
      const method_id = await person.readId("methods", method);
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
    },
  );

  it("has the cash given and the change, which the receipt shows", async () => {
    const person = await createPerson(api());
    const { body } = await postCashSale(person, { unit_price: "87.78" }, undefined, {
      cash_given: "100",
    });
    expect(body).toMatchObject({
      invoice: { payments: [{ amount: "87.80", cash_given: "100.00", change: "12.20" }] },
    });
    const id = getNumber(body, "invoice", "id");
    const payment = getNumber(body, "payment_id");
    for (const size of ["", "?size=a4", "?size=a5", "?size=roll"]) {
      const path = `/sales/invoices/${id}/payments/${payment}/receipt.pdf${size}`;
      const text = await readFirstPageText((await person.get(path)).body);
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
  ])("is refused and not stored with a payment of %j", async (payment, message) => {
    const person = await createPerson(api());
    const method_id =
      payment.method_id === "Bank Transfer"
        ? await person.readId("methods", "Bank Transfer")
        : payment.method_id;
    const reply = await postCashSale(person, {}, undefined, { ...payment, method_id });
    expect([reply.status, reply.body]).toEqual([422, { message }]);
    expect((await person.get("/lists/counts")).body).toMatchObject({ counts: { invoices: 0 } });
  });

  it("is refused without a payment method when the company has no cash method", async () => {
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
    [{ ...(await createLineWithoutItem(person)), ...line }],
    headers,
    payment,
  );
}

async function createLineWithoutItem(person: Person) {
  const account_id = await person.readId("categories", "Sales");
  return { account_id, name: "Sales", quantity: "1", unit_price: "5.00", discount: "0%" };
}

function postCashSaleLines(
  person: Person,
  lines: object[],
  headers?: Record<string, string>,
  payment: object = {},
) {
  const items = lines.map((line, index) => ({ line: index + 1, ...line }));
  return person.post("/sales/cash", { business_id: person.companyId, items, ...payment }, headers);
}
