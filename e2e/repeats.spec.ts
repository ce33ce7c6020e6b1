import { expect } from "@playwright/test";
import { addDays } from "../domain/calendar/days";
import { tinyAccount, tinyBooks, tinyInvoice } from "../upstream/testing/fixtures";
import { openFilledInvoice, saveInvoice } from "./support/invoice-form";
import { logIn, open, openShop, test } from "./support/shop";

const MUG = {
  ...{ product: "mug", ledgerAccount: null, name: "Mug", taxCode: null },
  ...{ quantity: "4", unitPrice: "2.50", discountPercent: "10" },
};

test("an invoice is written again at the new or the old price", async ({ page }) => {
  const lines = [MUG, { ...MUG, product: "beans", name: "Coffee Beans 1 kg", unitPrice: "35.00" }];
  const invoices = [tinyInvoice({ lines, memo: "Leave at the back" })];
  const shop = await openShop(tinyAccount(tinyBooks({ invoices })));
  await logIn(page, shop);
  // A form in which nothing was typed is no draft, so 'Same again' asks no question.
  await open(page, "/create_invoice");
  await page.getByRole("button", { name: "Add item" }).click();
  await expect(page.getByRole("heading", { name: "Select Item" })).toBeVisible();
  const [first] = await shop.listInvoices();
  await open(page, `/invoice/${first?.id}`);
  await page.getByRole("main").getByRole("button", { name: "Same again" }).click();
  await expect(page.getByRole("heading", { name: "Create Invoice" })).toBeVisible();
  await expect(page.getByRole("main")).toContainText("Kopitiam Jaya");
  await openFilledInvoice(page, shop, { contact: "Lim Mei Hua" });
  await open(page, `/invoice/${first?.id}`);
  const main = page.getByRole("main");
  const sameAgain = main.getByRole("button", { name: "Same again" });
  await sameAgain.click();
  await expect(main).toContainText("You have begun another new invoice");
  await expect(main).toContainText("Lim Mei Hua · 2 lines");
  await main.getByRole("link", { name: "Resume invoice" }).click();
  await expect(main).toContainText("Lim Mei Hua");

  await open(page, `/invoice/${first?.id}`);
  await sameAgain.click();
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
  await saveInvoice(page);
  await expect(page.getByText("Invoice successfully created.")).toBeVisible();
  // 9.00 at the old price and 138.60 at the new one.
  const stored = await shop.listInvoices();
  expect(stored.map(({ no, amount }) => [no, amount])).toEqual([
    ["INV-0002", "147.60"],
    ["INV-0001", "135.00"],
  ]);
  expect(await shop.readInvoice(stored[0]?.id ?? 0)).toMatchObject({ status: 0 });
});

test("a repeat is made to issue its invoices by itself, and later to email them too", async ({
  page,
}) => {
  const shop = await openShop(tinyAccount(tinyBooks({ invoices: [tinyInvoice()] })));
  await logIn(page, shop);
  const [first] = await shop.listInvoices();
  const main = page.getByRole("main");
  await open(page, `/invoice/${first?.id}/repeat`);
  const choice = main.getByRole("group", { name: "On each date" });
  await expect(choice.getByRole("radio", { name: "Tell me" })).toBeChecked();
  await choice.getByRole("radio", { name: "Issue it" }).check();
  await page.getByLabel("First date").fill("x");
  await main.getByRole("button", { name: "Repeat", exact: true }).click();
  await expect(page.getByRole("alert")).toContainText("Enter the day as DD/MM/YYYY.");
  await expect(choice.getByRole("radio", { name: "Issue it" })).toBeChecked();
  await page.getByLabel("First date").fill("31/12/2099");
  await main.getByRole("button", { name: "Repeat", exact: true }).click();
  await expect(main).toContainText("Next: 31/12/2099");
  await expect(main).toContainText("It is issued automatically.");

  await main.getByRole("link", { name: /^Change the repeat of INV-0001/ }).click();
  await expect(choice.getByRole("radio", { name: "Issue it" })).toBeChecked();
  await choice.getByRole("radio", { name: "Issue and email it" }).check();
  await main.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Repeat successfully changed.")).toBeVisible();
  await expect(main).toContainText("It is issued and emailed automatically.");
});

test("an invoice that could not be issued by itself says why, and is issued once that is mended", async ({
  page,
}) => {
  const today = new Intl.DateTimeFormat("sv-SE", { timeZone: "Asia/Kuala_Lumpur" }).format();
  const invoices = [tinyInvoice({ lines: [MUG], date: addDays(today, -40) })];
  const shop = await openShop(tinyAccount(tinyBooks({ invoices })));
  await logIn(page, shop);
  const [first] = await shop.listInvoices();
  const mug = (await shop.listProducts()).find(({ name }) => name === "Mug");
  const setInUse = (is_active: boolean) =>
    shop.callApi("PUT", `/products/${mug?.id}/active`, { is_active });
  const from = addDays(today, -10);
  const repeat = { invoice_id: first?.id, every: "month", mode: "issue", from };
  await shop.callApi("POST", "/repeats", repeat);
  const failure = { companyId: await shop.readCompanyId(), reason: "The app was stopped." };
  await shop.postToUpstream("/testing/failed_repeat_days", failure);
  await setInUse(false);

  await open(page, "/");
  const toWrite = page.getByRole("region", { name: "To write" });
  await expect(toWrite).toContainText("Not issued automatically. The app was stopped.");
  const tryAgain = toWrite.getByRole("button", { name: /^Try again to issue the invoice of/ });
  const reloadUntil = (pattern: RegExp) =>
    expect(async () => {
      await open(page, "/");
      await expect(page.getByRole("main")).toContainText(pattern, { timeout: 1_000 });
    }).toPass();
  await tryAgain.click();
  await expect(page.getByText("It is tried again now.")).toBeVisible();
  await reloadUntil(/Not issued automatically. The item of line 1, Mug, is out of use./);
  await setInUse(true);
  await tryAgain.click();
  await expect(page.getByText("It is tried again now.")).toBeVisible();
  await expect.poll(() => shop.listInvoices()).toHaveLength(2);
  const issued = (await shop.listInvoices()).find(({ no }) => no === "INV-0002");
  await open(page, `/invoice/${issued?.id}`);
  await expect(page.getByRole("main")).toContainText("Issued automatically from the repeat");
  await open(page, "/");
  await expect(toWrite).toHaveCount(0);
});

test("an invoice of the 31st is repeated: one invoice is written, another is skipped, and the repeat ends", async ({
  page,
}) => {
  const invoices = [tinyInvoice({ date: "2024-12-31", dueDate: "2025-01-30" })];
  const shop = await openShop(tinyAccount(tinyBooks({ invoices })));
  await logIn(page, shop);
  const [first] = await shop.listInvoices();
  const main = page.getByRole("main");
  await open(page, `/invoice/${first?.id}`);
  await main.getByRole("link", { name: "Repeat regularly", exact: true }).click();
  const tooLong = "9".repeat(6_000);
  await page.getByLabel("Weeks, months or years").selectOption("Years");
  await page.getByLabel("First date").fill("31/02/2025");
  await page.getByLabel("Last date").fill(tooLong);
  await main.getByRole("button", { name: "Repeat", exact: true }).click();
  await expect(page.getByRole("alert")).toContainText("Enter the day as DD/MM/YYYY.");
  await expect(page.getByLabel("Weeks, months or years")).toHaveValue("year");
  await expect(page.getByLabel("First date")).toHaveValue("31/02/2025");
  await expect(page.getByLabel("Last date")).toHaveValue(tooLong);
  await page.getByLabel("Weeks, months or years").selectOption("Months");
  await page.getByLabel("First date").fill("31/01/2025");
  await page.getByLabel("Last date").fill("31/03/2025");
  await main.getByRole("button", { name: "Show the dates" }).click();
  await expect(main.getByRole("region", { name: "The next dates" })).toContainText(
    /31\/01\/2025\s*28\/02\/2025\s*31\/03\/2025/,
  );
  await main.getByRole("button", { name: "Repeat", exact: true }).click();
  await expect(page.getByText("Repeat successfully created.")).toBeVisible();
  await expect(main).toContainText("Every month, until 31/03/2025, like INV-0001");

  await open(page, "/");
  const dueItems = page.getByRole("region", { name: "To write" }).getByRole("listitem");
  await expect(dueItems).toHaveCount(3);
  await expect(dueItems.nth(0).getByRole("button", { name: /^Skip/ })).toBeInViewport({ ratio: 1 });
  await dueItems.getByRole("button", { name: /Write the invoice of 28.02.2025/ }).click();
  await expect(page.getByLabel("Invoice date")).toHaveValue("28/02/2025");
  await expect(page.getByLabel("Due date")).toHaveValue("30/03/2025");
  await saveInvoice(page);
  await expect(page.getByText("Invoice successfully created.")).toBeVisible();
  await expect(dueItems).toHaveCount(2);

  await dueItems.getByRole("button", { name: /Skip the invoice of 31.01.2025/ }).click();
  const skipDialog = page.getByRole("dialog", { name: "Skip Invoice?" });
  await skipDialog.getByRole("button", { name: "Yes" }).click();
  await expect(page.getByText("The invoice of 31/01/2025 is skipped.")).toBeVisible();
  await expect(dueItems).toHaveCount(1);
  await page.getByRole("link", { name: "All repeats" }).click();
  await expect(main).toContainText("Next: 31/03/2025, last written: 28/02/2025");
  await main.getByRole("button", { name: "End the repeat of INV-0001" }).click();
  const endDialog = page.getByRole("dialog", { name: "End Repeat?" });
  await endDialog.getByRole("button", { name: "Yes" }).click();
  await expect(page.getByText("Repeat successfully ended.")).toBeVisible();
  await expect(main).toContainText("Nothing repeats yet.");
  await expect(dueItems).toHaveCount(0);
});
