import type { Locator } from "@playwright/test";
import { tinyAccount, tinyBooks, tinyProduct } from "../upstream/testing/fixtures";
import {
  locateAddToInvoiceButton,
  addItems,
  addServices,
  openFilledInvoice,
  postLongDraft,
  openLine,
  saveInvoice,
  openNewInvoice,
  locateTotal,
  updateWithoutScript,
} from "./support/invoice-form";
import { expect, hasScript, logIn, open, openShop, test } from "./support/shop";

test("services are billed with a name and description typed by the owner", async ({
  page,
  shop,
}) => {
  await openFilledInvoice(page, shop, { contact: "Kopitiam Jaya" });
  await addServices(page, "Sales", "Delivery");
  await openLine(page, "Delivery");
  await page.getByLabel("Name of Delivery").fill("Delivery to Penang");
  await page.getByLabel("Description of Delivery").fill("Two boxes, by lorry.\nFragile.");
  await page.getByLabel("Unit price of Delivery").fill("45");
  await openLine(page, "Sales");
  await page.getByRole("button", { name: "Remove Sales" }).click();
  await expect(page.getByLabel("Name of Delivery to Penang")).toHaveValue("Delivery to Penang");
  await expect(locateTotal(page, "Customer pays")).toHaveText("RM 45.00");
  await saveInvoice(page);
  await expect(page.getByText("Invoice successfully created.")).toBeVisible();
  expect(await shop.listInvoices()).toMatchObject([{ amount: "45.00" }]);
  await page
    .getByRole("main")
    .getByRole("link", { name: /INV-0001/ })
    .click();
  await expect(page.getByLabel("Name of Delivery to Penang")).toHaveValue("Delivery to Penang");
  await expect(page.getByLabel("Description of Delivery to Penang")).toHaveValue(
    "Two boxes, by lorry.\nFragile.",
  );
});

test("lines are reordered and saved in their new order", async ({ page }) => {
  const shop = await openShop();
  await logIn(page, shop);
  await openFilledInvoice(page, shop, {
    contact: "Kopitiam Jaya",
    items: ["Coffee Beans 1 kg", "Mug"],
    services: ["Delivery"],
  });
  await openLine(page, "Delivery");
  await page.getByLabel("Unit price of Delivery").fill("10");
  const lines = page.getByRole("region", { name: "Items" }).getByRole("heading", { level: 3 });
  await expect(lines).toHaveText(["Coffee Beans 1 kg", "Mug", "Delivery"]);
  await openLine(page, "Delivery");
  await page.getByRole("button", { name: "Move Delivery up" }).click();
  await expect(lines).toHaveText(["Coffee Beans 1 kg", "Delivery", "Mug"]);
  await openLine(page, "Coffee Beans 1 kg");
  await page.getByRole("button", { name: "Move Coffee Beans 1 kg down" }).click();
  await expect(lines).toHaveText(["Delivery", "Coffee Beans 1 kg", "Mug"]);
  await expect(page.getByLabel("Unit price of Delivery")).toHaveValue("10");
  await expect(page.getByRole("button", { name: "Move Delivery up" })).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Move Mug down" })).toHaveCount(0);
  await saveInvoice(page);
  await expect(page.getByText("Invoice successfully created.")).toBeVisible();
  expect(await shop.readInvoice((await shop.listInvoices())[0]?.id ?? 0)).toMatchObject({
    items: [{ name: "Delivery" }, { name: "Coffee Beans 1 kg" }, { name: "Mug" }],
  });
});

test("several payments of a draft are changed and removed, and an invalid payment is refused", async ({
  page,
  shop,
}) => {
  await openFilledInvoice(page, shop, {
    contact: "Kopitiam Jaya",
    items: ["Coffee Beans 1 kg"],
    payments: [
      { method: "Cash", account: "Till", amount: "10" },
      { method: "Bank Transfer", account: "Maybank", amount: "20" },
    ],
  });
  const payments = page.getByRole("region", { name: "Payments" });
  await payments.getByRole("button", { name: /Bank Transfer.*20\.00/ }).click();
  await expect(page.getByLabel("Amount")).toHaveValue("20");
  await page.getByLabel("Amount").fill("abc");
  await page.getByRole("button", { name: "Done" }).click();
  await expect(page.getByLabel("Amount")).toHaveValue("abc");
  await expect(page.getByLabel("Amount")).toHaveAccessibleDescription(
    "Enter the amount as a number above zero.",
  );
  await page.getByLabel("Amount").fill("21.58");
  await page.getByRole("button", { name: "Done" }).click();
  await expect(payments.getByRole("listitem")).toHaveText([
    /Cash.*10\.00/,
    /Bank Transfer.*21\.58/,
  ]);
  await payments.getByRole("button", { name: "Remove payment 1" }).click();
  await expect(payments.getByRole("listitem")).toHaveText([/Bank Transfer.*21\.58/]);
  // The amount is 38.50 and 3.08 tax; the balance is the amount less the payment of 21.58.
  await saveInvoice(page);
  await expect(page.getByText("Invoice successfully created.")).toBeVisible();
  expect(await shop.listInvoices()).toMatchObject([{ amount: "41.58", balance: "20.00" }]);
});

test("payments are marked and not saved while the term is not cash", async ({ page, shop }) => {
  await openFilledInvoice(page, shop, {
    contact: "Kopitiam Jaya",
    items: ["Mug"],
    payments: [{ method: "Cash", account: "Till", amount: "3.24" }],
  });
  await page.getByLabel("Payment term").selectOption("30 Days");
  await updateWithoutScript(page);
  await expect(page.getByRole("region", { name: "Payments" })).toContainText("not sent");
  await saveInvoice(page);
  await expect(page.getByText("Invoice successfully created.")).toBeVisible();
  expect(await shop.listInvoices()).toMatchObject([{ amount: "3.24", balance: "3.24" }]);
});

test("a changed date sets the rate of that date and offers a matching due date", async ({
  page,
  shop,
}) => {
  await openFilledInvoice(page, shop, { contact: "Kopitiam Jaya", items: ["Coffee Beans 1 kg"] });
  await page.getByLabel("Currency").selectOption("SGD (S$)");
  await page.getByLabel("Payment term").selectOption("30 Days");
  await updateWithoutScript(page);
  await expect(page.getByLabel("MYR for 1 SGD")).toHaveValue(/^3\.20*$/);
  await openLine(page, "Coffee Beans 1 kg");
  await expect(page.getByText("Catalogue price in MYR")).toBeVisible();
  await expect(page.getByRole("region", { name: "Totals" })).toContainText("In MYR");
  await expect(locateTotal(page, "In MYR")).toHaveText("RM 133.06");
  const due = await page.getByLabel("Due date").inputValue();
  await page.getByLabel("Invoice date").fill("15/06/2026");
  await page.getByLabel("Invoice date").blur();
  await updateWithoutScript(page);
  await expect(page.getByLabel("MYR for 1 SGD")).toHaveValue(/^3\.30*$/);
  await expect(page.getByLabel("Due date")).toHaveValue(due);
  await page.getByRole("button", { name: "Match the invoice date: 15/07/2026" }).click();
  await expect(page.getByLabel("Due date")).toHaveValue("15/07/2026");
  await expect(page.getByRole("button", { name: /Match the invoice date/ })).toHaveCount(0);
  await saveInvoice(page);
  await expect(page.getByText("Invoice successfully created.")).toBeVisible();
  await expect(page.getByRole("main")).toContainText("Due on 15/07/2026");
  expect(await shop.listInvoices()).toMatchObject([{ amount: "41.58" }]);
});

test("items and services beyond the limit of lines stay ticked", async ({ page, shop }) => {
  await postLongDraft(page, shop, 499);
  const choosers: [address: string, names: string[]][] = [
    ["/select_item?draft=new", ["Coffee Beans 1 kg", "Mug"]],
    ["/select_account?draft=new", ["Sales", "Delivery"]],
  ];
  for (const [address, names] of choosers) {
    await open(page, address);
    for (const name of names) await page.getByRole("checkbox", { name }).check();
    await locateAddToInvoiceButton(page).click();
    await expect(page.getByRole("alert")).toContainText(
      "An invoice has at most 500 lines. Tick fewer.",
    );
    for (const name of names) await expect(page.getByRole("checkbox", { name })).toBeChecked();
  }
});

test("an invoice of fifty lines keeps every line except a removed one", async ({ page }) => {
  const count = 50;
  const name = (index: number) => `Jar no. ${String(index + 1).padStart(2, "0")}`;
  const products = Array.from({ length: count }, (_, index) =>
    tinyProduct({
      ref: `jar${index}`,
      name: name(index),
      sku: `JAR-${index}`,
      salePrice: `${count - index}.00`,
      saleTaxCode: null,
    }),
  );
  const shop = await openShop(tinyAccount(tinyBooks({ products })));
  await logIn(page, shop);
  await openFilledInvoice(page, shop, {
    contact: "Kopitiam Jaya",
    items: products.slice(1, -1).map(({ name }) => name),
  });
  await page.getByRole("button", { name: "Add item" }).click();
  await expect(page.getByRole("heading", { name: "Select Item" })).toBeVisible();
  await page.getByRole("checkbox", { name: name(0) }).check();
  // The last item is on the third page; the tick of the first item stays.
  const boxes = page.getByRole("checkbox");
  for (const expectedCount of [20, 40, 50]) {
    await expect(async () => {
      await boxes.last().scrollIntoViewIfNeeded();
      expect(await boxes.count()).toBeGreaterThanOrEqual(expectedCount);
    }).toPass();
    if (!hasScript() && expectedCount < count)
      await page.getByRole("button", { name: "Load more" }).click();
  }
  await page.getByRole("checkbox", { name: name(count - 1) }).check();
  await locateAddToInvoiceButton(page).click();
  const lines = page.getByRole("region", { name: "Items" }).getByRole("heading", { level: 3 });
  await expect(lines).toHaveCount(count);
  await openLine(page, name(49));
  await page.getByLabel(`Quantity of ${name(49)}`).fill("3");
  await openLine(page, name(24));
  await page.getByRole("button", { name: `One more ${name(24)}` }).click();
  await openLine(page, name(0));
  await page.getByRole("button", { name: `Remove ${name(0)}`, exact: true }).click();
  await expect(lines).toHaveCount(count - 1);
  await expect(page.getByLabel(`Quantity of ${name(49)}`)).toHaveValue("3");
  await expect(page.getByLabel(`Quantity of ${name(24)}`)).toHaveValue("2");
  // The total is the sum of the prices 1 to 49, with one more jar at 26 and two more at 1.
  await expect(locateTotal(page, "Customer pays")).toHaveText("RM 1,253.00");
  await saveInvoice(page);
  await expect(page.getByText("Invoice successfully created.")).toBeVisible();
  const [saved] = await shop.listInvoices();
  expect(await shop.readInvoice(saved?.id ?? 0)).toMatchObject({
    amount: "1253.00",
    items: { length: count - 1 },
  });
});

test("the form without taxes adds no tax and has its own draft", async ({ page, shop }) => {
  await openNewInvoice(page);
  await page.getByLabel("Notes").fill("With taxes");
  await updateWithoutScript(page);
  await open(page, "/create_invoice_test");
  await expect(page.getByRole("heading", { name: "Create Invoice Test" })).toBeVisible();
  await expect(page.getByLabel("Notes")).toHaveValue("");
  await page.getByRole("button", { name: "Add contact" }).click();
  await page.getByRole("button", { name: "Kopitiam Jaya" }).click();
  await addItems(page, "Coffee Beans 1 kg");
  await expect(page.getByRole("heading", { name: "Create Invoice Test" })).toBeVisible();
  await expect(page.getByLabel("Tax code")).toHaveCount(0);
  await expect(locateTotal(page, "Customer pays")).toHaveText("RM 38.50");
  await saveInvoice(page);
  await expect(page.getByText("Invoice successfully created.")).toBeVisible();
  expect(await shop.listInvoices()).toMatchObject([{ amount: "38.50" }]);
});

/** Checks that each element is completely visible at the current scroll position. */
async function expectVisibleWithoutScrolling(...places: Locator[]): Promise<void> {
  for (const place of places) await expect(place).toBeInViewport({ ratio: 1 });
}

const TEN_PRODUCTS = Array.from({ length: 10 }, (_, index) =>
  tinyProduct({
    ref: `jar${index}`,
    name: `Jar no. ${index + 1}`,
    sku: `JAR-${index}`,
    salePrice: `${index + 1}.00`,
  }),
);

test("a line is one row that opens to its fields", async ({ page, shop }) => {
  await openFilledInvoice(page, shop, {
    contact: "Kopitiam Jaya",
    items: ["Coffee Beans 1 kg", "Mug"],
  });
  const line = page
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name: "Coffee Beans 1 kg" }) });
  await expect(line).toContainText("1 × 38.50");
  await expect(line.getByRole("button", { name: "One more" })).toBeHidden();
  await openLine(page, "Coffee Beans 1 kg");
  await line.getByRole("button", { name: "One more" }).click();
  // The line is still open and shows its new amounts.
  await expect(line).toContainText("2 × 38.50");
  await expect(line).toContainText("RM 77.00");
  await line.getByLabel("Discount of").fill("10");
  await line.getByLabel("Discount of").blur();
  await line.getByRole("button", { name: "Move Coffee Beans 1 kg down" }).click();
  await expect(line).toContainText("2 × 38.50 − 10%");
  await expect(line.getByRole("button", { name: "Move Coffee Beans 1 kg up" })).toBeVisible();
  await expect(page.getByLabel("Quantity of Mug")).toBeHidden();
  await line.getByLabel("Unit price of").fill("ten");
  // The press is slow, because the message about the field that loses the focus must not move the
  // button.
  await page.getByRole("button", { name: "Add service" }).click({ delay: 300 });
  await page.getByRole("checkbox", { name: "Delivery" }).check();
  await page.getByRole("button", { name: "Add to invoice" }).click();
  // A line with an invalid field stays open; a new service is open, because it has no price yet.
  await expect(line.getByLabel("Unit price of")).toBeVisible();
  await expect(page.getByLabel("Unit price of Delivery")).toBeVisible();
  await expect(page.getByLabel("Unit price of Mug")).toBeHidden();
});

test("five lines fit on one screen of a phone", async ({ page }) => {
  const shop = await openShop(tinyAccount(tinyBooks({ products: TEN_PRODUCTS })));
  await logIn(page, shop);
  await page.setViewportSize({ width: 360, height: 780 });
  const items = TEN_PRODUCTS.slice(0, 5).map(({ name }) => name);
  await openFilledInvoice(page, shop, { contact: "Kopitiam Jaya", items });
  await page
    .getByRole("heading", { name: "Items" })
    .evaluate((heading) => heading.scrollIntoView());
  const rows = page.getByRole("region", { name: "Items" }).getByRole("listitem");
  await expect(rows).toHaveCount(5);
  const save = page.getByRole("button", { name: "Save", exact: true });
  await expectVisibleWithoutScrolling(page.getByRole("heading", { name: "Create Invoice" }), save);
  await expectVisibleWithoutScrolling(...(await rows.all()));
  const [lastRow, saveButton] = [await rows.last().boundingBox(), await save.boundingBox()];
  expect((lastRow?.y ?? 0) + (lastRow?.height ?? 0)).toBeLessThan(saveButton?.y ?? 0);
});
