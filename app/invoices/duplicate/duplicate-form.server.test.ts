import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { tinyBooks, tinyInvoice, tinyProduct } from "~/testing/running-app";
import { startAppWithForm, type AppWithInvoiceForm } from "../testing/app-with-form";

const LINE = {
  product: "beans",
  ledgerAccount: null,
  name: "Coffee Beans 1 kg",
  quantity: "3",
  unitPrice: "35.00",
  discountPercent: "10",
  taxCode: "SV-6",
};
const SERVICE = { ...LINE, product: null, ledgerAccount: "sales", name: "Grinding", taxCode: null };
const SOLD = { title: "Weekly order", memo: "Leave at the back", lines: [LINE, SERVICE] };

let app: AppWithInvoiceForm;
// The module reads the settings on import, so it is imported after `startAppWithForm` has set them.
const importModule = () => import("./duplicate-form.server");
let duplicateModule: Awaited<ReturnType<typeof importModule>>;

beforeAll(async () => {
  app = await startAppWithForm(
    tinyBooks({
      taxCodes: [
        { ref: "SV-8", code: "SV-8", ratePercent: "8" },
        { ref: "SV-6", code: "SV-6", ratePercent: "6", isActive: false },
      ],
      products: [tinyProduct({ saleTaxCode: null })],
      invoices: [
        tinyInvoice({ no: "OLD-1", ...SOLD }),
        tinyInvoice({ no: "OLD-2", ...SOLD, currency: "SGD", rate: "3.1", term: "cash" }),
        tinyInvoice({ no: "OLD-3", ...SOLD, date: "2027-12-31" }),
      ],
    }),
  );
  duplicateModule = await importModule();
});

afterAll(() => app.close());

async function duplicateInvoice(no: string, date = "2026-11-20") {
  const { id } = await app.db
    .selectFrom("invoices")
    .select("id")
    .where("no", "=", no)
    .executeTakeFirstOrThrow();
  const source = await app.readInvoice(app.session, String(id));
  return duplicateModule.toDuplicateForm(app.session, source, { date });
}

describe("toDuplicateForm", () => {
  it("copies the customer, texts and lines to a new invoice with another date", async () => {
    const form = await duplicateInvoice("OLD-1");
    expect(form).toMatchObject({
      basedOn: "",
      contactName: "Kopitiam Jaya",
      title: "Weekly order",
      memo: "Leave at the back",
      ...{ date: "20/11/2026", dueDate: "20/12/2026", no: "", noSuggested: "", rate: "1" },
      ...{ termId: app.ids.thirtyDays, currencyId: app.ids.myr, payments: [] },
      lines: [
        { name: "Coffee Beans 1 kg", quantity: "3", discount: "10%", storedId: "" },
        { name: "Grinding", unitPrice: "35.00", storedId: "", oldPrice: "" },
      ],
    });
    const [first, second] = form.lines;
    expect(first?.id).not.toBe(second?.id);
  });

  it("fills in a changed catalogue price, and stores the old price in `oldPrice`", async () => {
    expect((await duplicateInvoice("OLD-1")).lines[0]).toMatchObject({
      unitPrice: "38.50",
      oldPrice: "35.00",
    });
    // The item was not changed after the date of this invoice, so the price on the invoice was agreed
    // with the customer.
    expect((await duplicateInvoice("OLD-3")).lines[0]).toMatchObject({
      unitPrice: "35.00",
      oldPrice: "",
    });
  });

  it("fills in the exchange rate of the new date, and keeps the prices of an invoice in a foreign currency", async () => {
    expect(await duplicateInvoice("OLD-2")).toMatchObject({
      ...{ currencyId: app.ids.sgd, rate: "3.200000", rateCurrencyId: app.ids.sgd, dueDate: "" },
      rateDate: "2026-11-20",
      lines: [{ unitPrice: "35.00", oldPrice: "" }, {}],
    });
  });

  it("marks a tax that is not in force and an item that is out of use, so that saving reports both", async () => {
    const inUse = await duplicateInvoice("OLD-1");
    expect(inUse.lines[0]).toMatchObject({ oldTax: "Service tax 6%", isGone: "" });
    await app.db.updateTable("products").set({ is_active: false }).execute();
    const form = await duplicateInvoice("OLD-1");
    expect(form.lines[0]).toMatchObject({
      oldTax: "Service tax 6%",
      isGone: "1",
      unitPrice: "35.00",
    });

    const { revision = 0, fieldErrors } = (await app.post({ ...form, no: "NEW-1" })).answer ?? {};
    expect(fieldErrors).toEqual({
      "lines[0].productId": "This item is out of use. Remove it here, or put it back in use first.",
      "lines[0].taxCodeId":
        "Service tax 6% is no longer in force. Choose another tax code, or no tax.",
    });
    expect(await app.loadInvoiceForm(app.session, "new")).toMatchObject({ fieldErrors });

    await app.db.updateTable("products").set({ is_active: true }).execute();
    const lines = form.lines.map((line) => ({ ...line, taxCodeId: "" }));
    const repaired = await app.post({ ...form, lines, no: "NEW-1" }, { revision });
    expect(repaired).toMatchObject({ status: 302, toast: "Invoice successfully created." });
  });
});
