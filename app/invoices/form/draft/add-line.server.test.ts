import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startAppWithForm, type AppWithInvoiceForm } from "~/invoices/testing/app-with-form";

let app: AppWithInvoiceForm;
let validForm: AppWithInvoiceForm["validForm"];
let post: AppWithInvoiceForm["post"];

beforeAll(async () => {
  app = await startAppWithForm();
  ({ validForm, post } = app);
});

afterAll(() => app.close());

beforeEach(() => app.removeDrafts(app.session));

describe("a line that was found by typing", () => {
  it("is added with the price and tax of its item, and the answer leads to its quantity", async () => {
    const {
      rows: [product],
    } = await app.listSellableProducts(app.session, { search: "", page: 1 });
    if (!product) throw new Error("There is no item.");
    const added = await post(validForm, { intent: `addItem:${product.id}` });
    expect(added).toMatchObject({ status: 302, to: "/create_invoice#lines-1-quantity" });
    expect(await app.loadInvoiceForm(app.session, "new")).toMatchObject({
      form: {
        lines: [
          { unitPrice: "88.20" },
          { name: product.name, unitPrice: product.salePrice, taxCodeId: product.taxCodeId },
        ],
      },
    });
  });

  it("is added under the typed name when it has no item", async () => {
    const accountId = validForm.lines[0]?.accountId ?? "";
    await post(validForm, { intent: `addService:${accountId}:Delivery: two boxes` });
    expect(await app.loadInvoiceForm(app.session, "new")).toMatchObject({
      form: { lines: [{}, { name: "Delivery: two boxes", accountId, productId: "" }] },
    });
  });

  it("is not added when its item is not found, and a message says so", async () => {
    expect(await post(validForm, { intent: "addItem:0" })).toMatchObject({
      to: "/create_invoice#lines",
      toast: "That is no longer sold. Choose another.",
    });
    expect(await app.loadInvoiceForm(app.session, "new")).toMatchObject({
      form: { lines: { length: 1 } },
    });
  });
});
