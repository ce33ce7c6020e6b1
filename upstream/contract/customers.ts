import { expect, it } from "vitest";
import type { InvoiceSeed } from "../books/types";
import { tinyBooks, tinyContact, tinyInvoice, tinyProduct } from "../testing/fixtures";
import { getValue, getValues, getList, createPerson, type Api, type Person } from "./api";
import { postCreditNote } from "./credit-notes";
import { readNewestInvoice } from "./invoices";

/** The books of a company whose current date is 21/11/2026. */
const BOOKS = tinyBooks({
  contacts: [tinyContact(), tinyContact({ ref: "lim", displayName: "Lim Mei Hua" })],
  invoices: [
    createInvoiceSeed("2026-10-01", [createLine("beans", "38.50", "2")], {
      payments: [createBankPayment("27.00")],
    }),
    createInvoiceSeed("2026-11-10", [
      createLine("mug", "3.00", "10"),
      createLine("beans", "37.255"),
    ]),
    createInvoiceSeed("2026-11-12", [createLine("beans", "12")], {
      currency: "SGD",
      rate: "3.3",
      dueDate: "0000-00-00",
    }),
    createInvoiceSeed("2026-11-13", [createLine("mug", "9.99")], { status: 0 }),
    createInvoiceSeed("2026-11-13", [createLine("mug", "8.88")], { status: 4 }),
    createInvoiceSeed("2026-11-14", [createLine("mug", "1.00", "-1"), createLine("tray", "5.00")]),
    createInvoiceSeed("2026-11-20", [createLine("beans", "1.11")], { contact: "lim" }),
    createInvoiceSeed("2026-11-05", [createLine("tray", "20.00")], {
      payments: [createBankPayment("8.00")],
    }),
  ],
});

/** Declares the tests whose titles begin with "a customer's summary" (see `declareContract`). */
export function declareCustomerContract(api: () => Api): void {
  it("contains the owed, overdue, billed, received and credited amounts per currency", async () => {
    const person = await createPerson(api(), BOOKS);
    expect((await postCreditNote(person, await readNewestInvoice(person), ["1"])).status).toBe(201);
    const { status, body } = await readSummary(person, "Kopitiam Jaya");
    expect(status).toBe(200);
    expect(getValue(body, "summary", "contact")).toEqual({
      id: await person.readContactId("Kopitiam Jaya"),
      name: "Kopitiam Jaya",
      phone_no: "03-1234 5678",
      email: "hello@kopitiamjaya.example",
    });
    expect(getValue(body, "summary", "today")).toBe("2026-11-21");
    expect(getValue(body, "summary", "sums")).toEqual([
      {
        currency: { id: await person.readId("currencies", "MYR"), code: "MYR", symbol: "RM" },
        ...{ owed: "121.26", overdue: "50.00", credit: "8.00" },
        ...{ billed: "168.26", received: "35.00", credited: "20.00", rounding: "0.00" },
        on_account: "0.00",
        ...{ count: 4, owed_count: 3, overdue_count: 1, last_invoice_date: "2026-11-14" },
      },
      {
        currency: { id: await person.readId("currencies", "SGD"), code: "SGD", symbol: "S$" },
        // A cash-term invoice is due on its own date.
        ...{ owed: "12.00", overdue: "12.00", credit: "0.00" },
        ...{ billed: "12.00", received: "0.00", credited: "0.00", rounding: "0.00" },
        on_account: "0.00",
        ...{ count: 1, owed_count: 1, overdue_count: 1, last_invoice_date: "2026-11-12" },
      },
    ]);
  });

  it("lists the last bought items, each once, with their prices", async () => {
    const person = await createPerson(api(), BOOKS);
    const { body } = await readSummary(person, "Kopitiam Jaya");
    const bought = getList(body, "summary", "bought");
    expect(bought).toMatchObject([
      { name: "Tray", unit_price: "5.00", date: "2026-11-14", currency: { code: "MYR" } },
      { name: "Coffee Beans 1 kg", unit_price: "12.00", currency: { code: "SGD" } },
      { name: "Mug", unit_price: "3.00", date: "2026-11-10" },
    ]);
    expect(bought[2]).toEqual({
      product_id: await person.readProductId("Mug"),
      name: "Mug",
      unit_price: "3.00",
      discount: "0%",
      currency: { id: await person.readId("currencies", "MYR"), code: "MYR", symbol: "RM" },
      date: "2026-11-10",
      invoice_id: expect.any(Number) as number,
      invoice_no: "INV-0002",
    });
  });

  it("lists at most ten items, and none for a customer who never bought", async () => {
    const names = Array.from({ length: 12 }, (_, index) => `p${index}`);
    const books = tinyBooks({
      contacts: [tinyContact(), tinyContact({ ref: "lim", displayName: "Lim Mei Hua" })],
      products: names.map((ref) => tinyProduct({ ref, name: ref })),
      invoices: [
        createInvoiceSeed(
          "2026-11-01",
          names.map((name) => createLine(name, "1.00")),
        ),
      ],
    });
    const person = await createPerson(api(), books);
    const { body } = await readSummary(person, "Kopitiam Jaya");
    expect(getValues(getList(body, "summary", "bought"), "name")).toEqual(names.slice(0, 10));
    const withoutInvoices = await readSummary(person, "Lim Mei Hua");
    expect(withoutInvoices.body).toMatchObject({ summary: { sums: [], bought: [] } });
  });

  it("comes with a call for the last price of each item per currency", async () => {
    const person = await createPerson(api(), BOOKS);
    const customer = `/contacts/${await person.readContactId("Kopitiam Jaya")}`;
    const [beans, mug] = await Promise.all(
      ["Coffee Beans 1 kg", "Mug"].map((name) => person.readProductId(name)),
    );
    const path = `${customer}/last_prices?product_ids=${mug},${beans},999999999,${mug}`;
    const { status, body } = await person.get(path);
    expect(status).toBe(200);
    const prices = getList(body, "last_prices");
    expect(prices).toMatchObject([
      { product_id: beans, currency: { code: "MYR" }, unit_price: "37.255" },
      { product_id: beans, currency: { code: "SGD" }, unit_price: "12.00" },
      { product_id: mug, unit_price: "3.00", date: "2026-11-10", invoice_no: "INV-0002" },
    ]);
    expect(prices[2]).toEqual({
      ...{ product_id: mug, unit_price: "3.00", discount: "0%", date: "2026-11-10" },
      currency: { id: await person.readId("currencies", "MYR"), code: "MYR", symbol: "RM" },
      ...{ invoice_id: expect.any(Number) as number, invoice_no: "INV-0002" },
    });
    const empty = await person.get(`${customer}/last_prices?product_ids=`);
    expect(empty.body).toEqual({ last_prices: [] });
    for (const ids of ["x", "1,,2", "1;2", Array(201).fill("1").join(",")]) {
      const reply = await person.get(`${customer}/last_prices?product_ids=${ids}`);
      expect([reply.status, reply.body]).toEqual([
        422,
        { message: "Please name at most 200 items by their ids, such as 12,15." },
      ]);
    }
  });

  it("is available only to the customer's own company", async () => {
    const stranger = await createPerson(api(), BOOKS);
    const person = await createPerson(api(), tinyBooks(), BOOKS);
    const theirs = `/contacts/${await stranger.readContactId("Kopitiam Jaya")}`;
    for (const path of ["summary", "last_prices?product_ids=1", "statement", "statement.pdf"]) {
      const reply = await person.get(`${theirs}/${path}`);
      expect([path, reply.status, reply.body]).toEqual([
        path,
        404,
        { message: "This contact was not found." },
      ]);
      expect((await person.get(`/contacts/0/${path}`)).status).toBe(404);
    }
    const [first = 0, second = 0] = person.companyIds;
    const own = `/contacts/${await person.readContactId("Kopitiam Jaya", second)}`;
    expect((await person.get(`${own}/summary`)).body).toMatchObject({
      summary: { sums: [{}, {}] },
    });
    expect((await person.get(`${own}/summary?entity_id=${first}`)).status).toBe(404);
  });
}

async function readSummary(person: Person, name: string) {
  return person.get(`/contacts/${await person.readContactId(name)}/summary`);
}

type LineSeed = InvoiceSeed["lines"][number];

/** Returns an invoice that is due 30 days after its date. */
function createInvoiceSeed(
  date: string,
  lines: LineSeed[],
  overrides: Partial<InvoiceSeed> = {},
): InvoiceSeed {
  const dueDate = new Date(Date.parse(date) + 30 * 86_400_000).toISOString().slice(0, 10);
  return tinyInvoice({ date, dueDate, lines, ...overrides });
}

function createLine(product: string, unitPrice: string, quantity = "1"): LineSeed {
  return {
    ...{ product, ledgerAccount: null, name: product, quantity, unitPrice },
    ...{ discountPercent: "0", taxCode: null },
  };
}

function createBankPayment(amount: string): InvoiceSeed["payments"][number] {
  return { method: "bank", ledgerAccount: "bank", amount, date: "2026-11-05" };
}
