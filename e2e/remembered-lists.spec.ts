import type { Page } from "@playwright/test";
import { tinyAccount, tinyBooks, tinyContact, tinyInvoice } from "../upstream/testing/fixtures";
import { openFilledInvoice, saveInvoice } from "./support/invoice-form";
import { expectToast } from "./support/record-form";
import { expect, logIn, open, openShop, test } from "./support/shop";

/** Checks the invoice numbers in their displayed order. */
async function expectOrder(page: Page, ...numbers: string[]): Promise<void> {
  await expect(page.getByRole("main").getByRole("link", { name: /^INV-/ })).toHaveText(numbers);
}

test("a list keeps its order for good, and its period until a record is saved", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const shop = await openShop(
    tinyAccount(
      tinyBooks({
        contacts: [tinyContact(), tinyContact({ ref: "ali", displayName: "Ali", name: "Ali" })],
        invoices: [
          tinyInvoice({ no: "INV-0001", date: "2025-03-02", contact: "ali" }),
          tinyInvoice({ no: "INV-0002", date: "2025-03-01" }),
          tinyInvoice({ no: "INV-0003", date: "2025-04-01", contact: "ali", status: 0 }),
        ],
      }),
    ),
  );
  await logIn(page, shop);
  const main = page.getByRole("main");
  const openFromMenu = (name: string) => page.getByRole("link", { name, exact: true }).click();
  const customers = main.getByRole("columnheader", { name: "Customer" });
  const showAll = main.getByRole("link", { name: "Show all", exact: true });
  await open(page, "/invoices/all");
  await expectOrder(page, "INV-0003", "INV-0002", "INV-0001");
  await customers.getByRole("link").click();
  await expectOrder(page, "INV-0001", "INV-0003", "INV-0002");
  await main.getByText("by customer").click();
  await page.getByLabel("From").fill("1/3/2025");
  await page.getByLabel("To").fill("31/3/2025");
  await page.getByRole("button", { name: "Show" }).click();
  await expectOrder(page, "INV-0001", "INV-0002");

  await openFromMenu("Home");
  await openFromMenu("All Invoices");
  await expectOrder(page, "INV-0001", "INV-0002");
  await expect(main).toContainText("01/03/2025 to 31/03/2025 · by customer");
  await openFromMenu("Unpaid");
  await expect(main).toContainText("01/03/2025 to 31/03/2025 · by customer");
  await main.getByRole("link", { name: "Select" }).click();
  await expect(main.getByRole("checkbox")).toHaveCount(2);
  await openFromMenu("Home");
  await main.getByRole("link", { name: "Draft invoices" }).click();
  await expectOrder(page, "INV-0003");

  await open(page, "/invoices/all?sort=contact&period=last_month");
  await openFilledInvoice(page, shop, { contact: "Ali", items: ["Coffee Beans 1 kg"] });
  await saveInvoice(page);
  await expectToast(page, "Invoice successfully created.");
  await expectOrder(page, "INV-0001", "INV-0003", "INV-0004", "INV-0002");

  await page.context().clearCookies();
  await logIn(page, shop);
  await open(page, "/invoices/all");
  await expect(customers).toHaveAttribute("aria-sort", "ascending");
  await showAll.click();
  await expect(customers).not.toHaveAttribute("aria-sort");
  await openFromMenu("Home");
  await openFromMenu("All Invoices");
  await expectOrder(page, "INV-0004", "INV-0003", "INV-0002", "INV-0001");
  await expect(showAll).toHaveCount(0);
});

test("a phone says in which order contacts and items are, and leads back to the usual one", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await logIn(page, await openShop());
  const main = page.getByRole("main");
  for (const [address, note] of [
    ["/contacts/all", "By name, reversed"],
    ["/items/all", "By name"],
  ] as const) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, address);
    await main.getByRole("columnheader", { name: "Name" }).getByRole("link").click();
    await expect(page).toHaveURL(/sort=name/);
    await expect(main.getByText(note, { exact: true })).toBeHidden();
    await page.setViewportSize({ width: 360, height: 780 });
    await open(page, address);
    await expect(main.getByText(note, { exact: true })).toBeVisible();
    await main.getByRole("link", { name: "Usual order" }).click();
    await expect(main.getByText(note, { exact: true })).toHaveCount(0);
    await open(page, address);
    await expect(main.getByText(note, { exact: true })).toHaveCount(0);
  }
});
