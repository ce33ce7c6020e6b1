import { expect, it } from "vitest";
import type { InvoiceSeed } from "../books/types";
import { tinyBooks, tinyContact, tinyInvoice } from "../testing/fixtures";
import { getValue, getValues, getList, createPerson, type Api } from "./api";
import { postCreditNote } from "./credit-notes";
import { toStoredInvoice } from "./invoices";
import { ANY_NUMBER } from "./matchers";

/** The books of a company whose current date is 21/11/2026. */
const BOOKS = tinyBooks({
  contacts: [
    tinyContact(),
    createContactSeed("lim", "Lim Mei Hua"),
    createContactSeed("raj", "Raj & Sons"),
  ],
  invoices: [
    createUnpaidInvoice("raj", "2026-11-20", "0.01"),
    ...["2026-10-22", "2026-10-21", "2026-09-22", "2026-09-21", "2026-08-23", "2026-08-22"].map(
      (dueDate, index) => createUnpaidInvoice("kopitiam", dueDate, `${10 ** index}.00`),
    ),
    createUnpaidInvoice("kopitiam", "2026-11-21", "0.50"),
    createUnpaidInvoice("kopitiam", "0000-00-00", "0.25", { date: "2026-11-21" }),
    createUnpaidInvoice("kopitiam", "2026-08-01", "5.00", { currency: "SGD", rate: "3.3" }),
    createUnpaidInvoice("lim", "0000-00-00", "7.00", {
      date: "2026-11-15",
      payments: [createBankPayment("3.00")],
    }),
    createUnpaidInvoice("lim", "2026-01-01", "9.00", {
      payments: [createBankPayment("9.00")],
      status: 5,
    }),
    createUnpaidInvoice("lim", "2026-01-01", "9.00", { status: 0 }),
    createUnpaidInvoice("lim", "2026-01-01", "9.00", { status: 4 }),
    createUnpaidInvoice("raj", "2027-01-01", "2.00"),
  ],
});

/** Declares the tests whose titles begin with "the list of owed amounts" (see `declareContract`). */
export function declareOwedAmountContract(api: () => Api): void {
  it("is grouped by customer and currency with sums by days late, the longest overdue first", async () => {
    const person = await createPerson(api(), BOOKS);
    const { status, body } = await person.get(`/owed?entity_id=${person.companyId}`);
    expect(status).toBe(200);
    const rows = getList(body, "owed");
    expect(getValues(rows, "contact_name")).toEqual([
      "Kopitiam Jaya",
      "Kopitiam Jaya",
      "Lim Mei Hua",
      "Raj & Sons",
    ]);
    const ringgit = { id: await person.readId("currencies", "MYR"), code: "MYR", symbol: "RM" };
    const dollar = { id: await person.readId("currencies", "SGD"), code: "SGD", symbol: "S$" };
    const [row = {}, oldest] = [rows[1], getValue(body, "owed", 1, "oldest_overdue_invoice_id")];
    const oldestRead = await person.get(`/sales/invoices/${String(oldest)}`);
    expect(getValue(oldestRead.body, "invoice")).toMatchObject({
      contact_name: "Kopitiam Jaya",
      due_date: "2026-08-22",
    });
    expect(row).toEqual({
      contact_id: await person.readContactId("Kopitiam Jaya"),
      contact_name: "Kopitiam Jaya",
      phone_no: "03-1234 5678",
      email: "hello@kopitiamjaya.example",
      currency: ringgit,
      not_due: "0.75",
      days_1_30: "1.00",
      days_31_60: "110.00",
      days_61_90: "11000.00",
      over_90: "100000.00",
      overdue: "111111.00",
      total: "111111.75",
      ...{ count: 8, on_account: "0.00" },
      oldest_due_date: "2026-08-22",
      oldest_overdue_invoice_id: oldest,
    });
    expect(rows[0]).toMatchObject({ currency: dollar, over_90: "5.00", total: "5.00", count: 1 });
    // A cash-term invoice is due on its own date.
    const cash = { not_due: "0.00", days_1_30: "4.00", oldest_due_date: "2026-11-15" };
    expect(rows[2]).toMatchObject({ ...cash, oldest_overdue_invoice_id: ANY_NUMBER });
    expect(rows[3]).toMatchObject({ not_due: "2.00", days_1_30: "0.01", total: "2.01", count: 2 });
    expect(getValue(body, "meta")).toEqual({
      total: 4,
      per_page: 20,
      today: "2026-11-21",
      base_currency: ringgit,
      sums: [
        {
          ...{ currency: ringgit, not_due: "2.75", days_1_30: "5.01", days_31_60: "110.00" },
          ...{ days_61_90: "11000.00", over_90: "100000.00", overdue: "111115.01" },
          ...{ total: "111117.76", count: 11, oldest_due_date: "2026-08-22" },
          on_account: "0.00",
        },
        {
          ...{ currency: dollar, not_due: "0.00", days_1_30: "0.00", days_31_60: "0.00" },
          ...{ days_61_90: "0.00", over_90: "5.00", overdue: "5.00" },
          ...{ total: "5.00", count: 1, oldest_due_date: "2026-08-01" },
          on_account: "0.00",
        },
      ],
    });
  });

  it("has pages, each with the sums of all pages", async () => {
    const names = Array.from({ length: 23 }, (_, index) => `c${index}`);
    const books = tinyBooks({
      contacts: names.map((name) => createContactSeed(name, name)),
      invoices: names.map((name, index) =>
        createUnpaidInvoice(name, `2026-10-${String(index + 1).padStart(2, "0")}`, "1.00"),
      ),
    });
    const person = await createPerson(api(), books);
    const first = await person.get("/owed");
    const second = await person.get("/owed?page=2");
    const rows = [...getList(first.body, "owed"), ...getList(second.body, "owed")];
    expect(getValues(rows, "contact_name")).toEqual(names);
    expect(getList(second.body, "owed")).toHaveLength(3);
    expect(getValue(second.body, "meta")).toEqual(getValue(first.body, "meta"));
    expect(second.body).toMatchObject({ meta: { total: 23, sums: [{ total: "23.00" }] } });
    expect((await person.get("/owed?page=3")).body).toMatchObject({
      owed: [],
      meta: { total: 23 },
    });
    expect((await person.get("/owed?page=0")).body).toEqual({
      message: "Pages are counted from 1.",
    });
  });

  it("does not contain paid or credited amounts or amounts to give back", async () => {
    const books = tinyBooks({
      invoices: [
        createUnpaidInvoice("kopitiam", "2026-10-01", "50.00", {
          payments: [createBankPayment("20.00")],
        }),
        createUnpaidInvoice("kopitiam", "2026-11-01", "8.00"),
      ],
    });
    const person = await createPerson(api(), books);
    const { body } = await person.get("/sales");
    const paths = getValues(getList(body, "transactions"), "id").map(
      (id) => `/sales/invoices/${String(id)}`,
    );
    const [, olderPath = ""] = paths;
    expect(
      (await postCreditNote(person, toStoredInvoice(await person.get(olderPath)), ["1"])).status,
    ).toBe(201);
    expect(getValue((await person.get(olderPath)).body, "invoice", "balance")).toBe("-20.00");
    const owed = await person.get("/owed");
    expect(owed.body).toMatchObject({ owed: [{ total: "8.00", count: 1 }], meta: { total: 1 } });
  });

  it("is empty when nobody owes, and is available only to the company itself", async () => {
    const stranger = await createPerson(api(), BOOKS);
    const person = await createPerson(api(), tinyBooks(), BOOKS);
    const [first = 0] = person.companyIds;
    const { body } = await person.get(`/owed?entity_id=${first}`);
    expect(body).toMatchObject({ owed: [], meta: { total: 0, sums: [] } });
    expect((await person.get(`/owed?entity_id=${stranger.companyId}`)).status).toBe(404);
    expect((await person.get("/owed")).body).toEqual({ message: "Please say which company." });
  });
}

function createContactSeed(ref: string, displayName: string) {
  return tinyContact({ ref, displayName });
}

function createUnpaidInvoice(
  contact: string,
  dueDate: string,
  unitPrice: string,
  overrides: Partial<InvoiceSeed> = {},
): InvoiceSeed {
  const [line] = tinyInvoice().lines;
  if (!line) throw new TypeError("The tiny invoice has no line.");
  const lines = [{ ...line, unitPrice }];
  return tinyInvoice({ contact, dueDate, date: "2026-01-01", lines, ...overrides });
}

function createBankPayment(amount: string): InvoiceSeed["payments"][number] {
  return { method: "bank", ledgerAccount: "bank", amount, date: "2026-01-01" };
}
