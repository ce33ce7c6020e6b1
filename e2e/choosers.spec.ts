import type { Page } from "@playwright/test";
import { tinyAccount, tinyBooks, tinyInvoice, tinyProduct } from "../upstream/testing/fixtures";
import { locateAddToInvoiceButton, openFilledInvoice } from "./support/invoice-form";
import { expect, hasScript, logIn, open, openShop, test } from "./support/shop";

const NAMES = ["Kaya Jar", "Butter Tin", "Teh Tarik", "Kopi O", "Milo Ais", "Roti Bakar"];

/**
 * Creates a shop with the six items of NAMES at 10.00 to 60.00, 26 other items, and an invoice of
 * the first two.
 */
async function openShopWithItems(page: Page) {
  const items = NAMES.map((name, index) =>
    tinyProduct({ ref: name, name, sku: `K-${index}`, salePrice: `${index + 1}0.00` }),
  );
  const others = Array.from({ length: 26 }, (_, index) =>
    tinyProduct({ ref: `o${index}`, name: `Other ${index}`, salePrice: "100.00" }),
  );
  const [line] = tinyInvoice().lines;
  const lines = NAMES.slice(0, 2).flatMap((name) =>
    line ? [{ ...line, product: name, name }] : [],
  );
  const shop = await openShop(
    tinyAccount(tinyBooks({ products: [...items, ...others], invoices: [tinyInvoice({ lines })] })),
  );
  await logIn(page, shop);
  return shop;
}

const quantityField = (page: Page, name: string) => page.getByLabel(`Quantity of ${name}`);

test("five items are added at once, two of them with a quantity", async ({ page }) => {
  const shop = await openShopWithItems(page);
  await openFilledInvoice(page, shop, { contact: "Kopitiam Jaya" });
  await page.getByRole("button", { name: "Add item" }).click();
  const recent = page.getByRole("list", { name: "Recent" });
  await expect(recent.getByRole("checkbox")).toHaveCount(2);
  await recent.getByRole("checkbox", { name: "Kaya Jar" }).check();
  await recent.getByRole("checkbox", { name: "Butter Tin" }).check();
  await quantityField(page, "Butter Tin").fill("2.5");
  // These items are far down the list: with script the search works while typing.
  for (const [name, typed] of [
    ["Teh Tarik", ""],
    ["Kopi O", "3"],
    ["Milo Ais", ""],
  ] as const) {
    await page.getByLabel("Search items").fill(name.slice(0, 4).toLowerCase());
    if (!hasScript()) await page.getByRole("button", { name: "Search", exact: true }).click();
    await expect(page.getByRole("checkbox", { name: "Other 1", exact: false })).toHaveCount(0);
    if (hasScript()) {
      await expect(page.getByLabel("Search items")).toBeFocused();
      await page.getByRole("checkbox", { name }).check();
      if (typed) await quantityField(page, name).fill(typed);
    } else if (typed) {
      // An item with a quantity needs no tick.
      await quantityField(page, name).fill(typed);
    } else {
      await page.getByRole("checkbox", { name }).check();
    }
    await expect(page.getByRole("list", { name: "Chosen" })).toContainText("Kaya Jar");
  }
  await expect(quantityField(page, "Butter Tin")).toHaveValue("2.5");
  // The amounts are 10.00, 2.5 × 20.00, 30.00, 3 × 40.00 and 50.00.
  await expect(locateAddToInvoiceButton(page)).toHaveText(
    hasScript() ? "Add 5 items · RM 260.00" : "Add to invoice",
  );
  await locateAddToInvoiceButton(page).click();
  const lines = page.getByRole("region", { name: "Items" }).getByRole("heading", { level: 3 });
  await expect(lines).toHaveCount(5);
  await open(page, "/create_invoice");
  for (const [name, value] of Object.entries({
    "Kaya Jar": "1",
    "Butter Tin": "2.5",
    "Teh Tarik": "1",
    "Kopi O": "3",
    "Milo Ais": "1",
  }))
    await expect(quantityField(page, name)).toHaveValue(value);
});

test("an invalid quantity gets a message, and the chosen items and quantities stay", async ({
  page,
}) => {
  const shop = await openShopWithItems(page);
  await openFilledInvoice(page, shop, {});
  await open(page, "/select_item?draft=new");
  await page.getByRole("checkbox", { name: "Kaya Jar" }).check();
  await quantityField(page, "Kaya Jar").fill("two");
  await page.getByRole("checkbox", { name: "Butter Tin" }).check();
  await quantityField(page, "Butter Tin").fill("4");
  await locateAddToInvoiceButton(page).click();
  await expect(page.getByRole("alert")).toContainText(
    "Enter the quantity of Kaya Jar as a number, such as 2 or 2.5.",
  );
  await expect(quantityField(page, "Kaya Jar")).toHaveValue("two");
  await expect(quantityField(page, "Butter Tin")).toHaveValue("4");
  await quantityField(page, "Kaya Jar").fill("2");
  await locateAddToInvoiceButton(page).click();
  await expect(quantityField(page, "Kaya Jar")).toHaveValue("2");
});

test("the last invoiced customer is listed once as recent, and contacts are found by a search", async ({
  page,
}) => {
  const shop = await openShopWithItems(page);
  await openFilledInvoice(page, shop, {});
  await page.getByRole("button", { name: "Add contact" }).click();
  const recent = page.getByRole("list", { name: "Recent" });
  await expect(recent.getByRole("button")).toHaveCount(1);
  await page.getByLabel("Search contacts").fill("nobody");
  if (!hasScript()) await page.getByRole("button", { name: "Search", exact: true }).click();
  await expect(page.getByText("No result found. Check your spelling and try again.")).toBeVisible();
  await page.getByLabel("Search contacts").fill("kopi");
  if (!hasScript()) await page.getByRole("button", { name: "Search", exact: true }).click();
  await page.getByRole("button", { name: "Kopitiam Jaya" }).click();
  await expect(page.getByRole("button", { name: "Change contact" })).toContainText("Kopitiam Jaya");
});
