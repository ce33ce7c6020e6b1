import { expect } from "@playwright/test";
import { tinyAccount, tinyBooks, tinyInvoice } from "../upstream/testing/fixtures";
import { beginInvoice, save } from "./support/invoice-form";
import { logIn, open, openShop, test } from "./support/shop";

const MUG = {
  ...{ product: "mug", ledgerAccount: null, name: "Mug", taxCode: null },
  ...{ quantity: "4", unitPrice: "2.50", discountPercent: "10" },
};

test("an invoice is written again, at the new price or the old one", async ({ page }) => {
  const lines = [MUG, { ...MUG, product: "beans", name: "Coffee Beans 1 kg", unitPrice: "35.00" }];
  const invoices = [tinyInvoice({ lines, memo: "Leave at the back" })];
  const shop = await openShop(tinyAccount(tinyBooks({ invoices })));
  await logIn(page, shop);
  await beginInvoice(page, shop, { contact: "Lim Mei Hua" });
  const [first] = await shop.invoices();
  await open(page, `/invoice/${first?.id}`);
  const main = page.getByRole("main");
  const again = main.getByRole("button", { name: "Same again" });
  await again.click();
  await expect(main).toContainText("You have begun another new invoice");
  await expect(main).toContainText("Lim Mei Hua · 0 lines");
  await main.getByRole("link", { name: "Resume invoice" }).click();
  await expect(main).toContainText("Lim Mei Hua");

  await open(page, `/invoice/${first?.id}`);
  await again.click();
  await main.getByRole("button", { name: "Leave it and make the draft" }).click();
  await expect(page.getByRole("heading", { name: "Create Invoice" })).toBeVisible();
  await expect(main).toContainText("Kopitiam Jaya");
  await expect(page.getByLabel("Notes")).toHaveValue("Leave at the back");
  await expect(page.getByLabel("Quantity of Mug")).toHaveValue("4");
  await expect(page.getByLabel("Unit price of Mug")).toHaveValue("3.00");
  await expect(main).toContainText("The catalogue price has changed: it was RM 2.50.");
  await main.getByRole("button", { name: "Keep the old price of Mug" }).click();
  await expect(page.getByLabel("Unit price of Mug")).toHaveValue("2.50");
  await expect(page.getByLabel("Unit price of Coffee Beans 1 kg")).toHaveValue("38.50");
  await save(page);
  await expect(page.getByText("Invoice successfully created.")).toBeVisible();
  // 9.00 at the old price, and 138.60 at the new one.
  const stored = await shop.invoices();
  expect(stored.map(({ no, amount }) => [no, amount])).toEqual([
    ["INV-0002", "147.60"],
    ["INV-0001", "135.00"],
  ]);
  expect(await shop.invoice(stored[0]?.id ?? 0)).toMatchObject({ status: 0 });
});
