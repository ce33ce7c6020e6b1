import { expect, it } from "vitest";
import type { InvoiceSeed } from "../books/types";
import { tinyBooks, tinyInvoice } from "../testing/fixtures";
import {
  getValue,
  getValues,
  getList,
  createPerson,
  getNumber,
  type Api,
  type Person,
} from "./api";

type PaymentSeed = InvoiceSeed["payments"][number];

/**
 * Payments in two currencies by two methods, and payments of draft and void invoices, which are not
 * listed.
 */
const BOOKS = tinyBooks({
  invoices: [
    createPaidInvoice(
      { no: "MYR" },
      createBankPayment("10.00", "2026-11-03"),
      createCashPayment("5.50", "2026-11-01"),
    ),
    createPaidInvoice(
      { no: "SGD", currency: "SGD", rate: "3.3" },
      createBankPayment("20.00", "2026-11-03"),
    ),
    createPaidInvoice({ no: "MORE" }, createBankPayment("90.00", "2026-11-02")),
    createPaidInvoice({ no: "DRAFT", status: 0 }, createBankPayment("1.00", "2026-11-03")),
    createPaidInvoice({ no: "VOID", status: 4 }, createBankPayment("2.00", "2026-11-03")),
  ],
});

/** Declares the tests whose titles begin with "the list of payments" (see `declareContract`). */
export function declarePaymentListContract(api: () => Api): void {
  it("contains the payments of issued invoices, newest first", async () => {
    const person = await createPerson(api(), BOOKS);
    const { status, body } = await person.get(`/payments?entity_id=${person.companyId}`);
    expect(status).toBe(200);
    const payments = getList(body, "payments");
    expect(formatPayments(payments)).toEqual(["SGD 20.00", "MYR 10.00", "MORE 90.00", "MYR 5.50"]);
    expect(payments[0]).toEqual({
      id: getValue(payments[0], "receipt_id"),
      receipt_id: expect.any(Number) as number,
      refund_id: null,
      payment_id: expect.any(Number) as number,
      invoice_id: expect.any(Number) as number,
      invoice_no: "SGD",
      invoices: [{ id: getValue(payments[0], "invoice_id"), no: "SGD", amount: "20.00" }],
      contact_id: await person.readContactId("Kopitiam Jaya"),
      contact_name: "Kopitiam Jaya",
      date: "2026-11-03",
      amount: "20.00",
      rounding: "0.00",
      method_id: await person.readId("methods", "Bank Transfer"),
      method_name: "Bank Transfer",
      method_kind: "bank",
      account_id: await person.readId("accounts", "Maybank"),
      account_name: "Maybank",
      reference: "",
      currency: { id: await person.readId("currencies", "SGD"), code: "SGD", symbol: "S$" },
      base_amount: "66.00",
      reversed_on: null,
    });
    const invoice = await person.get(`/sales/invoices/${getNumber(payments[0], "invoice_id")}`);
    expect(invoice.body).toMatchObject({ invoice: { no: "SGD" } });
  });

  it("is filtered by the first and the last day, both included, and by method", async () => {
    const person = await createPerson(api(), BOOKS);
    const cashId = await person.readId("methods", "Cash");
    for (const [query, expected] of [
      ["from=2026-11-02", ["SGD 20.00", "MYR 10.00", "MORE 90.00"]],
      ["to=2026-11-02", ["MORE 90.00", "MYR 5.50"]],
      ["from=2026-11-02&to=2026-11-02", ["MORE 90.00"]],
      ["from=&to=&method_id=", ["SGD 20.00", "MYR 10.00", "MORE 90.00", "MYR 5.50"]],
      [`method_id=${cashId}`, ["MYR 5.50"]],
      [`method_id=${cashId}&from=2026-11-02`, []],
    ] as const) {
      const { body } = await person.get(`/payments?${query}`);
      expect([query, formatPayments(getList(body, "payments"))]).toEqual([query, expected]);
      expect([query, getValue(body, "meta", "total")]).toEqual([query, expected.length]);
    }
  });

  it.each([
    ["from=2026-02-30", "The first day is not a date. Please give it as YYYY-MM-DD."],
    ["to=03/11/2026", "The last day is not a date. Please give it as YYYY-MM-DD."],
    [
      "from=2026-11-03&to=2026-11-02",
      "The first day, 03/11/2026, is after the last, 02/11/2026. Please change one of them.",
    ],
    ["method_id=cash", "The payment method was not found."],
    ["method_id=1", "The payment method was not found."],
    ["page=0", "Pages are counted from 1."],
  ])("is refused for the query %s", async (query, message) => {
    const person = await createPerson(api());
    const { status, body } = await person.get(`/payments?${query}`);
    expect([status, body]).toEqual([422, { message }]);
  });

  it("has sums of all pages by currency and method, without undone payments", async () => {
    const invoices = Array.from({ length: 11 }, () =>
      createPaidInvoice(
        {},
        createBankPayment("10.10", "2026-11-03"),
        createCashPayment("0.05", "2026-11-02"),
      ),
    );
    const foreign = createPaidInvoice(
      { currency: "SGD", rate: "3.3" },
      createBankPayment("20.00", "2026-11-01"),
    );
    const person = await createPerson(api(), tinyBooks({ invoices: [...invoices, foreign] }));
    const [newest] = getList((await person.get("/payments")).body, "payments");
    await person.delete(
      `/sales/invoices/${getNumber(newest, "invoice_id")}/payments/${getNumber(newest, "payment_id")}`,
    );
    const { body } = await person.get("/payments");
    const firstPage = getList(body, "payments");
    expect(firstPage).toHaveLength(20);
    expect(firstPage[0]).toMatchObject({ id: getNumber(newest, "id"), reversed_on: "2026-11-21" });
    const secondPage = getList((await person.get("/payments?page=2")).body, "payments");
    expect(getValues(secondPage, "amount")).toEqual(["0.05", "0.05", "20.00"]);
    expect(new Set(getValues([...firstPage, ...secondPage], "id")).size).toBe(23);
    const [cash, bank, myr, sgd] = await Promise.all([
      person.readId("methods", "Cash"),
      person.readId("methods", "Bank Transfer"),
      person.readId("currencies", "MYR"),
      person.readId("currencies", "SGD"),
    ]);
    const ringgit = { id: myr, code: "MYR", symbol: "RM" };
    const dollar = { id: sgd, code: "SGD", symbol: "S$" };
    expect(getValue(body, "meta")).toEqual({
      total: 23,
      per_page: 20,
      sums: [
        { currency: ringgit, method_id: cash, method_name: "Cash", count: 11, amount: "0.55" },
        {
          ...{ currency: ringgit, method_id: bank, method_name: "Bank Transfer" },
          ...{ count: 10, amount: "101.00" },
        },
        {
          ...{ currency: dollar, method_id: bank, method_name: "Bank Transfer" },
          ...{ count: 1, amount: "20.00" },
        },
      ],
      base_currency: ringgit,
    });
  });

  it("contains the payments of one company, and is available only to its own people", async () => {
    const stranger = await createPerson(api(), BOOKS);
    const person = await createPerson(api(), tinyBooks(), BOOKS);
    const [first = 0, second = 0] = person.companyIds;
    expect(await readTotal(person, first)).toBe(0);
    expect(await readTotal(person, second)).toBe(4);
    const theirs = await person.get(`/payments?entity_id=${stranger.companyId}`);
    expect(theirs.status).toBe(404);
    const withoutCompany = await person.get("/payments");
    expect([withoutCompany.status, withoutCompany.body]).toEqual([
      422,
      { message: "Please say which company." },
    ]);
    for (const method of [
      await person.readId("methods", "Cash", second),
      await stranger.readId("methods", "Cash"),
    ]) {
      const reply = await person.get(`/payments?entity_id=${first}&method_id=${method}`);
      expect(reply.body).toEqual({ message: "The payment method was not found." });
    }
  });
}

function createPaidInvoice(invoice: Partial<InvoiceSeed>, ...payments: PaymentSeed[]): InvoiceSeed {
  return tinyInvoice({ ...invoice, payments });
}

function createBankPayment(amount: string, date: string): PaymentSeed {
  return { method: "bank", ledgerAccount: "bank", amount, date };
}

function createCashPayment(amount: string, date: string): PaymentSeed {
  return { method: "cash", ledgerAccount: "till", amount, date };
}

function formatPayments(payments: unknown[]): string[] {
  return payments.map(
    (each) => `${String(getValue(each, "invoice_no"))} ${String(getValue(each, "amount"))}`,
  );
}

async function readTotal(person: Person, company: number): Promise<unknown> {
  return getValue((await person.get(`/payments?entity_id=${company}`)).body, "meta", "total");
}
