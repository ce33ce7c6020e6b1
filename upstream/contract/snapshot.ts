import { expect, it } from "vitest";
import { createInvoicePayload, createPricedLines } from "./payloads";
import { generateBooks } from "../testing/generated-books";
import { calculateExpectedSnapshot } from "../testing/snapshot-by-fractions";
import { tinyBooks, tinyInvoice } from "../testing/fixtures";
import { getValue, getList, createPerson, type Api, type Person } from "./api";
import { postInvoice, createEditPayload, undoPayments } from "./invoices";

/** The current date of the companies. The clock of the API shows half past midnight of this date. */
const TODAY = "2026-11-21";

const PAID = [{ method: "bank", ledgerAccount: "bank", amount: "100.00", date: "2026-11-20" }];

async function readSnapshot(person: Person, company = person.companyId): Promise<unknown> {
  const { status, body } = await person.get(`/snapshot?business_id=${company}`);
  expect(status).toBe(200);
  return getValue(body, "snapshot");
}

async function readInvoiceCards(person: Person): Promise<unknown> {
  return getValue(await readSnapshot(person), "pwa_dashboard", "invoice");
}

/** Declares the tests whose titles begin with "the snapshot" (see `declareContract`). */
export function declareSnapshotContract(api: () => Api): void {
  it.each([1, 2, 3])("equals the sums of the records of company %i", async (seed) => {
    const books = generateBooks(seed, TODAY);
    const person = await createPerson(api(), books);
    expect(await readSnapshot(person)).toEqual(calculateExpectedSnapshot(books, TODAY));
  });

  it("is separate for each company of a person", async () => {
    const all = [4, 5].map((seed) => generateBooks(seed, TODAY));
    const person = await createPerson(api(), ...all);
    await createPerson(api(), generateBooks(6, TODAY));
    for (const [index, books] of all.entries()) {
      expect(await readSnapshot(person, person.companyIds[index])).toEqual(
        calculateExpectedSnapshot(books, TODAY),
      );
    }
    expect((await person.get("/snapshot")).status).toBe(422);
  });

  it("is all zeros for a new company, without a percentage", async () => {
    const snapshot = await readSnapshot(await createPerson(api()));
    expect(getValue(snapshot, "pwa_dashboard")).toEqual({
      currency_symbol: "RM",
      invoice: {
        "30_days_invoice_amount": "0.00",
        "30_days_total_invoice": 0,
        percentage: null,
        invoice_overdue: 0,
        invoice_overdue_amount: "0.00",
        invoice_open: 0,
        invoice_open_amount: "0.00",
        invoice_received: 0,
        invoice_received_amount: "0.00",
      },
    });
    expect(getList(snapshot, "trend", "periods")).toHaveLength(12);
    expect(getValue(snapshot, "trend", "periods", 0)).toEqual({
      month: "2025-12",
      income: "0.00",
      expense: "0.00",
    });
    expect(getValue(snapshot, "trend", "periods", 11, "month")).toBe("2026-11");
    expect(getValue(snapshot, "income", "categories")).toEqual([]);
  });

  it("splits the owed amount by the company's current date", async () => {
    const due = ["2026-11-20", "2026-11-21"].map((dueDate) => tinyInvoice({ dueDate }));
    const cash = ["2026-11-20", "2026-11-21"].map((date) =>
      tinyInvoice({ date, dueDate: "0000-00-00", term: "cash" }),
    );
    const invoices = [...due, ...cash];
    const received = tinyInvoice({ status: 5, payments: PAID });
    const ignored = [0, 4].map((status) => tinyInvoice({ status: status === 0 ? 0 : 4 }));
    const books = tinyBooks({ invoices: [...invoices, received, ...ignored] });
    expect(await readInvoiceCards(await createPerson(api(), books))).toMatchObject({
      "30_days_total_invoice": 5,
      invoice_overdue: 2,
      invoice_overdue_amount: "200.00",
      invoice_open: 2,
      invoice_open_amount: "200.00",
      invoice_received: 1,
      invoice_received_amount: "100.00",
    });
  });

  it("contains the change from the previous 30 days in percent", async () => {
    const readPercentage = async (...dates: string[]) => {
      const invoices = dates.map((date) => tinyInvoice({ date }));
      return getValue(
        await readInvoiceCards(await createPerson(api(), tinyBooks({ invoices }))),
        "percentage",
      );
    };
    // The 30 days begin on 23 October, and the previous 30 days on 23 September.
    expect(await readPercentage("2026-11-21", "2026-10-23", "2026-10-22")).toBe("100");
    expect(await readPercentage("2026-11-22", "2026-10-22")).toBe("-100");
    expect(await readPercentage("2026-11-01", "2026-10-22", "2026-10-01", "2026-09-23")).toBe(
      "-66.7",
    );
    expect(await readPercentage("2026-11-01", "2026-10-01")).toBe("0");
    expect(await readPercentage("2026-11-01", "2026-09-22")).toBe(null);
  });

  it("changes with an invoice that is sent, edited and deleted, but not with a draft invoice", async () => {
    const person = await createPerson(api());
    const readBankBalance = async () => {
      const accounts = getList(await readSnapshot(person), "balance", "accounts");
      return getValue(
        accounts.find((account) => getValue(account, "name") === "Maybank"),
        "balance",
      );
    };
    const partials = [
      {
        method_id: await person.readId("methods", "Cash"),
        account_id: await person.readId("accounts", "Maybank"),
        amount: "2.50",
      },
    ];
    const currency_id = await person.readId("currencies", "SGD");
    const inDollars = { currency_id, currency_rate: "3" };
    const draft = await postInvoice(person, { ...inDollars, partials });
    expect(await readInvoiceCards(person)).toMatchObject({
      invoice_open: 0,
      "30_days_total_invoice": 0,
    });
    expect(await readBankBalance()).toBe("0.00");

    await person.put(`${draft.path}/status`, { status: 1 });
    expect(await readInvoiceCards(person)).toMatchObject({
      invoice_open: 1,
      invoice_open_amount: "10.50",
    });
    expect(await readBankBalance()).toBe("7.50");

    const edit = await createEditPayload(person, draft, { currency_rate: "3.333333" });
    expect((await person.put(draft.path, edit)).status).toBe(200);
    expect(await readInvoiceCards(person)).toMatchObject({
      invoice_open_amount: "11.67",
      "30_days_invoice_amount": "20.00",
    });
    // The payment keeps the rate that it was recorded with.
    expect(await readBankBalance()).toBe("7.50");
    expect(await readSnapshot(person)).toMatchObject({ cashflow: "7.50", expense: "0.00" });

    await undoPayments(person, draft);
    expect((await person.delete(draft.path)).status).toBe(200);
    expect(await readInvoiceCards(person)).toMatchObject({
      invoice_open: 0,
      "30_days_total_invoice": 0,
    });
    expect(await readBankBalance()).toBe("0.00");
  });

  it("does not get amounts that are too large in the company's own currency, because they are refused", async () => {
    const person = await createPerson(api());
    const items = await createPricedLines(person, [
      { quantity: "1", unit_price: "999999999999.99" },
      { quantity: "-1", unit_price: "999999999999.99" },
      { quantity: "1", unit_price: "1.00" },
    ]);
    const currency_id = await person.readId("currencies", "SGD");
    const payload = await createInvoicePayload(person, {
      items,
      currency_id,
      currency_rate: "3.2",
    });
    const reply = await person.post("/sales/invoices", payload);
    expect([reply.status, reply.body]).toEqual([
      422,
      { message: "Line 1: The amount is too large at this exchange rate." },
    ]);
  });
}
