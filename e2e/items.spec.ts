import { tinyAccount, tinyBooks, tinyInvoice, tinyProduct } from "../upstream/testing/fixtures";
import { locateAddToInvoiceButton, openNewInvoice } from "./support/invoice-form";
import {
  chooseOption,
  expectToast,
  postForm,
  saveRecord,
  saveInvalidRecord,
} from "./support/record-form";
import { expect, hasScript, logIn, open, openShop, test } from "./support/shop";

const BEANS = "Coffee Beans 1 kg";

test("the lists show items, the most expensive first", { tag: "@servers" }, async ({ page }) => {
  const products = [
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
      forSale: false,
    }),
  ];
  await logIn(page, await openShop(tinyAccount(tinyBooks({ products }))));
  await open(page, "/items/all");
  const rows = page.getByRole("main").getByRole("row");
  await expect(rows).toHaveCount(3);
  await expect(rows.nth(0)).toContainText(
    /Mug.*Number: Not provided.*Description: Not provided.*12\.5 in stock.*RM 1,234\.50/,
  );
  await expect(rows.nth(1)).toContainText(
    /Coffee Beans 1 kg.*BEA-1.*Roasted on Fridays.*RM 38\.50/,
  );
  await expect(rows.nth(1)).not.toContainText("in stock");
  await page.getByRole("link", { name: "Selling", exact: true }).click();
  await expect(rows).toHaveCount(2);
  await page.getByRole("link", { name: "Buying", exact: true }).click();
  await expect(rows).toHaveCount(2);
  await expect(rows.filter({ hasText: "Tray" })).toContainText("RM 2.10");
  await rows.filter({ hasText: "Tray" }).getByRole("link").click();
  await expect(page.getByRole("heading", { name: "Edit Item", level: 1 })).toBeVisible();
});

test("an empty list shows a message", { tag: "@servers" }, async ({ page }) => {
  await logIn(page, await openShop(tinyAccount(tinyBooks({ products: [] }))));
  await page.goto("/items/all");
  await expect(page.getByRole("main")).toContainText("Let's add your first item!");
  await page.getByRole("link", { name: "Create item" }).click();
  await expect(page.getByRole("heading", { name: "Create Item" })).toBeVisible();
});

test("an item that is sold, bought and stocked is created", async ({ page, shop }) => {
  await open(page, "/items/all");
  await page.getByRole("link", { name: "Add item" }).click();
  await page.getByLabel("Name", { exact: true }).fill("Teapot");
  await page.getByLabel("Item number").fill("TEA-1");
  await expect(page.getByLabel("Purchase unit price (RM)")).toBeHidden();
  await page.getByLabel("Sale unit price (RM)").fill("1 234,50");
  await page.getByLabel("Income category").selectOption("Sales");
  await page.getByLabel("Sale description").fill("Enamel, 1 litre");
  await page.getByLabel("Sale tax code").selectOption("Sales tax 10%");
  await expect(page.getByLabel("Sale tax code")).not.toContainText("TX-8");
  await page.getByRole("switch", { name: "For purchase" }).check();
  await page.getByLabel("Purchase unit price (RM)").fill("21.5");
  await page.getByLabel("Expense category").selectOption("Cost of Goods");
  await page.getByLabel("Purchase description").fill("Carton of one");
  await page.getByLabel("Purchase tax code").selectOption("TX-8 8%");
  await page.getByRole("switch", { name: "Track inventory" }).check();
  await page.getByLabel("Inventory account").selectOption("Stock in Store");
  await page.getByLabel("Stock on hand").fill("12");
  await page.getByRole("button", { name: "Save", exact: true }).last().click();
  await expect(page.getByRole("dialog", { name: "Create Item?" })).toContainText(
    "Are you sure you want to create this item?",
  );
  await page
    .getByRole("dialog", { name: "Create Item?" })
    .getByRole("button", { name: "Yes" })
    .click();
  await expectToast(page, "Item successfully created.");
  await expect(page).toHaveURL(/\/items\/all$/);
  expect((await shop.listProducts())[0]).toMatchObject({
    name: "Teapot",
    sku: "TEA-1",
    sale_price: "1234.50",
    sale_description: "Enamel, 1 litre",
    for_purchase: true,
    purchase_price: "21.50",
    purchase_description: "Carton of one",
    track_inventory: true,
    stock_balance: "12",
    is_active: true,
  });
});

test("missing fields get messages, and an item that is not sold or bought needs only its name", async ({
  page,
  shop,
}) => {
  await open(page, "/create_item");
  await page.getByRole("switch", { name: "For purchase" }).check();
  for (const category of ["Income category", "Expense category"])
    await page.getByLabel(category).selectOption("Choose");
  await page.getByLabel("Item number").fill("KEEP-1");
  await saveInvalidRecord(page, "Create Item?");
  for (const label of [
    "Name",
    "Sale unit price (RM)",
    "Income category",
    "Purchase unit price (RM)",
    "Expense category",
  ]) {
    const field = page.getByLabel(label, { exact: true });
    await expect(field).toHaveAccessibleDescription("This field is compulsory");
    await expect(field).toHaveAttribute("aria-invalid", "true");
  }
  await expect(page.getByRole("alert")).toContainText("Income category: This field is compulsory");
  await expect(page.getByLabel("Item number")).toHaveValue("KEEP-1");
  await page.getByLabel("Name", { exact: true }).fill("Plain");
  await page.getByRole("switch", { name: "For purchase" }).uncheck();
  await page.getByRole("switch", { name: "For sale" }).uncheck();
  await saveRecord(page, "Create Item?");
  await expectToast(page, "Item successfully created.");
  expect((await shop.listProducts()).find(({ name }) => name === "Plain")).toMatchObject({
    sku: "KEEP-1",
    for_sale: false,
    for_purchase: false,
  });
});

test("an item is edited, and changes can be discarded", async ({ page, shop }) => {
  await open(page, "/items/all");
  await page.getByRole("link", { name: /Mug/ }).click();
  await expect(page.getByLabel("Sale unit price (RM)")).toHaveValue("3.00");
  await page.getByLabel("Sale unit price (RM)").fill("4.25");
  await chooseOption(page, "Discard Changes", "Discard changes?");
  await expectToast(page, "Changes discarded.");
  await expect(page.getByLabel("Sale unit price (RM)")).toHaveValue("3.00");
  await page.getByLabel("Sale unit price (RM)").fill("4.5");
  await page.getByRole("button", { name: "Save", exact: true }).last().click();
  await expect(page.getByRole("dialog", { name: "Edit Item?" })).toContainText(
    "Are you sure you want to edit this item?",
  );
  await page
    .getByRole("dialog", { name: "Edit Item?" })
    .getByRole("button", { name: "Yes" })
    .click();
  await expectToast(page, "Item successfully edited.");
  expect((await shop.listProducts()).find(({ name }) => name === "Mug")).toMatchObject({
    sale_price: "4.50",
    purchase_price: "24.00",
  });
});

test(
  "an inactive tax code stays on an item until another is chosen",
  { tag: "@servers" },
  async ({ page }) => {
    const taxCodes = [
      { ref: "SV-8", code: "SV-8", ratePercent: "8" },
      { ref: "SV-6", code: "SV-6", ratePercent: "6", isActive: false },
    ];
    const products = [tinyProduct({ ref: "mug", name: "Mug", saleTaxCode: "SV-6" })];
    const shop = await openShop(tinyAccount(tinyBooks({ products, taxCodes })));
    await logIn(page, shop);
    const listTaxCodes = async () =>
      (await shop.listProducts()).map(({ sale_tax_code_id }) => sale_tax_code_id);
    const before = await listTaxCodes();
    await open(page, "/items/all");
    await page.getByRole("link", { name: /Mug/ }).click();
    const tax = page.getByLabel("Sale tax code");
    await expect(tax.getByRole("option", { selected: true })).toHaveText(
      "A tax no longer in force",
    );
    await page.getByLabel("Sale unit price (RM)").fill("4.50");
    await saveRecord(page, "Edit Item?");
    await expectToast(page, "Item successfully edited.");
    expect(await listTaxCodes()).toEqual(before);
    await page.getByRole("link", { name: /Mug/ }).click();
    await tax.selectOption("Service tax 8%");
    await saveRecord(page, "Edit Item?");
    await expectToast(page, "Item successfully edited.");
    expect(await listTaxCodes()).not.toEqual(before);
    await page.getByRole("link", { name: /Mug/ }).click();
    await expect(tax).not.toContainText("no longer in force");
  },
);

test(
  "a deleted item stays on its invoices and can no longer be chosen",
  { tag: "@servers" },
  async ({ page }) => {
    const line = {
      product: "mug",
      ledgerAccount: null,
      name: "Mug",
      quantity: "1",
      unitPrice: "3.00",
      discountPercent: "0",
      taxCode: null,
    };
    const shop = await openShop(
      tinyAccount(tinyBooks({ invoices: [tinyInvoice({ lines: [line] })] })),
    );
    await logIn(page, shop);
    await open(page, "/items/all");
    await page.getByRole("link", { name: /Mug/ }).click();
    await expect(page.getByRole("heading", { name: "Edit Item", level: 1 })).toBeVisible();
    const { pathname } = new URL(page.url());
    await chooseOption(page, "Delete", "Delete Item?");
    await expectToast(page, "Item successfully deleted.");
    await expect(page).toHaveURL(/\/items\/all$/);
    await expect(page.getByRole("main").getByRole("row")).toHaveCount(2);
    await page.goto(pathname);
    await expect(page.getByRole("main")).toContainText("This item is not active.");
    await openNewInvoice(page);
    await page.getByRole("button", { name: "Add item" }).click();
    await expect(page.getByRole("checkbox", { name: BEANS })).toBeVisible();
    await expect(page.getByRole("checkbox", { name: "Mug" })).toHaveCount(0);
    await page.goto("/invoices/all");
    await page.getByRole("main").getByRole("row").getByRole("link").click();
    await expect(page.getByRole("main")).toContainText("Mug");
  },
);

test("a form posted twice creates one item", { tag: "@servers" }, async ({ page, shop }) => {
  await open(page, "/create_item");
  await page.getByLabel("Name", { exact: true }).fill("Twice");
  await page.getByRole("switch", { name: "For sale" }).uncheck();
  const answers = await Promise.all([
    postForm(page, { intent: "save" }),
    postForm(page, { intent: "save" }),
  ]);
  expect(answers.map((answer) => answer.status())).toEqual([302, 302]);
  expect((await shop.listProducts()).filter(({ name }) => name === "Twice")).toHaveLength(1);
});

test("an item created from an invoice is ticked in the chooser", async ({ page, shop }) => {
  expect(await shop.listInvoices()).toHaveLength(0);
  await openNewInvoice(page);
  await page.getByRole("button", { name: "Add item" }).click();
  await page.getByRole("link", { name: "New item" }).click();
  await page.getByLabel("Name", { exact: true }).fill("Sugar Bowl");
  await page.getByLabel("Sale unit price (RM)").fill("9.90");
  await page.getByLabel("Income category").selectOption("Sales");
  await saveRecord(page, "Create Item?");
  await expect(page.getByRole("checkbox", { name: "Sugar Bowl" })).toBeChecked();
  await locateAddToInvoiceButton(page).click();
  await expect(page.getByRole("heading", { name: "Sugar Bowl" })).toBeVisible();
});

test(
  "a form posted before the page had fully arrived keeps the stored values",
  { tag: "@servers" },
  async ({ page, shop }) => {
    const beans = (await shop.listProducts()).find(({ name }) => name === BEANS);
    await open(page, `/edit_item/${beans?.id}`);
    await page.getByLabel("Name", { exact: true }).fill("Beans");
    const answer = await postForm(page, {
      intent: "save",
      without: ["sale", "purchase", "for", "whole", "sku"],
    });
    expect(answer.status()).toBe(302);
    const after = (await shop.listProducts()).find(({ id }) => id === beans?.id);
    expect(after).toEqual({ ...beans, name: "Beans", updated_at: after?.updated_at });
  },
);

test("without script the switch hides the fields of the sale by CSS", async ({ page, shop }) => {
  test.skip(
    hasScript(),
    "the same CSS applies with script, but without script nothing else can hide the fields",
  );
  expect(await shop.listProducts()).toHaveLength(3);
  await page.goto("/create_item");
  await expect(page.getByLabel("Sale unit price (RM)")).toBeVisible();
  await page.getByRole("switch", { name: "For sale" }).uncheck();
  await expect(page.getByLabel("Sale unit price (RM)")).toBeHidden();
});
