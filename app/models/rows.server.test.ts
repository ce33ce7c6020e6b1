import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { startApp, tinyBooks, tinyContact, tinyInvoice, tinyProduct } from "../testing/running-app";

// These tests check the rows of the lists.

const cash = { term: "cash", dueDate: "0000-00-00" };

let app: Awaited<ReturnType<typeof start>>;

// The app's modules read the settings when they are imported. So they are imported after `startApp`
// has set the settings.
async function start() {
  const running = await startApp(
    tinyBooks({
      contacts: [
        tinyContact(),
        tinyContact({
          ref: "lim",
          kind: "person",
          displayName: "Lim Mei Hua",
          name: "",
          email: "",
          phone: "",
          isCustomer: false,
          isSupplier: true,
          contactPerson: null,
          address: null,
        }),
        tinyContact({ ref: "warung", displayName: "Warung", contactPerson: null, address: null }),
      ],
      products: [
        tinyProduct({ saleDescription: "Roasted on Fridays" }),
        tinyProduct({
          ref: "mug",
          name: "Mug",
          sku: "",
          salePrice: "1234.50",
          trackInventory: true,
          stockBalance: "12.5",
          inventoryAccount: "store",
          forPurchase: false,
        }),
        tinyProduct({
          ref: "tray",
          name: "Tray",
          sku: "TRY-1",
          salePrice: "3.00",
          purchasePrice: "2.10",
          purchaseDescription: "From Klang",
          forSale: false,
        }),
      ],
      invoices: [
        tinyInvoice({ no: "LATE", dueDate: "2026-11-17" }),
        tinyInvoice({ no: "OPEN", dueDate: "2026-11-23", currency: "SGD", rate: "3.012" }),
        tinyInvoice({ no: "CASH-TODAY", ...cash, date: "2026-11-20" }),
        tinyInvoice({ no: "CASH-LATE", ...cash, date: "2026-11-18" }),
        tinyInvoice({ no: "CASH", ...cash, status: 0, contact: "lim" }),
      ],
    }),
  );
  return {
    ...running,
    ...(await import("./contacts/list.server")),
    ...(await import("./products/list.server")),
  };
}

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-20T12:00:00+08:00") });
  app = await start();
});

afterAll(async () => {
  await app.close();
  vi.useRealTimers();
});

describe("a row of the invoice list", () => {
  const rows = async (tab: "all" | "unpaid" | "draft" = "all") =>
    (await app.listInvoices(app.session, { tab, page: 1 })).rows;

  test("has the customer, the amounts, the due date and the status", async () => {
    expect(await rows()).toMatchObject([
      {
        no: "CASH",
        contactName: "Lim Mei Hua",
        amount: { symbol: "RM", figure: "100.00" },
        baseAmount: null,
        due: "",
        status: { word: "Draft" },
      },
      // An overdue invoice without a due date was due on its own date.
      {
        no: "CASH-LATE",
        due: "Due on 18/11/2026",
        status: { word: "Late (2 days)", tone: "overdue" },
      },
      { no: "CASH-TODAY", due: "", status: { word: "Approved" } },
      {
        no: "OPEN",
        amount: { symbol: "S$", figure: "100.00" },
        baseAmount: { symbol: "RM", figure: "301.20" },
        due: "Due on 23/11/2026",
        dueIn: ", in 3 days",
        status: { word: "Approved" },
      },
      {
        no: "LATE",
        contactName: "Kopitiam Jaya",
        due: "Due on 17/11/2026",
        status: { word: "Late (3 days)", tone: "overdue" },
      },
    ]);
  });

  test("is listed only in its tabs", async () => {
    expect((await rows("unpaid")).map(({ no }) => no)).toEqual([
      ...["CASH-LATE", "CASH-TODAY"],
      "OPEN",
      "LATE",
    ]);
    expect((await rows("draft")).map(({ no }) => no)).toEqual(["CASH"]);
  });
});

describe("a row of the item list", () => {
  const rows = async (tab: "all" | "selling" | "buying") =>
    (await app.listProducts(app.session, { tab, search: "", page: 1 })).rows;

  test("has the name, the price, the stock and the description", async () => {
    expect(await rows("all")).toMatchObject([
      { name: "Mug", sku: "", price: "1,234.50", stock: "12.5 in stock", description: "" },
      { name: "Coffee Beans 1 kg", price: "38.50", stock: "", description: "Roasted on Fridays" },
      { name: "Tray", sku: "TRY-1", price: "2.10", description: "From Klang" },
    ]);
  });

  test("is listed under selling, buying or both, with the price of the tab", async () => {
    const pricesOf = async (tab: "selling" | "buying") =>
      (await rows(tab)).map(({ name, price }) => `${name} ${price}`);
    expect(await pricesOf("selling")).toEqual(["Mug 1,234.50", "Coffee Beans 1 kg 38.50"]);
    expect((await pricesOf("buying")).sort()).toEqual(["Coffee Beans 1 kg 24.00", "Tray 2.10"]);
  });
});

test("a row of the contact list has the names and the contact details", async () => {
  const { rows } = await app.listContactRows(app.session, { tab: "all", search: "", page: 1 });
  expect(rows).toMatchObject([
    {
      name: "Kopitiam Jaya",
      isPerson: false,
      about: "Jaya Kumar",
      phone: "03-1234 5678",
      email: "hello@kopitiamjaya.example",
      address: "8, Jalan Masjid India, 50100 Kuala Lumpur, Wilayah Persekutuan, Malaysia",
    },
    { name: "Lim Mei Hua", isPerson: true, about: "", phone: "", email: "", address: "" },
    { name: "Warung", isPerson: false, about: "Kopitiam Jaya Sdn Bhd", address: "" },
  ]);
});
