import { expect, type Page } from "@playwright/test";
import { addDays } from "../domain/calendar/days";
import type { InvoiceSeed } from "../upstream/books/types";
import { tinyAccount, tinyBooks, tinyInvoice } from "../upstream/testing/fixtures";
import { hasScript, logIn, open, openShop, test, type Shop } from "./support/shop";

const today = new Intl.DateTimeFormat("sv-SE", { timeZone: "Asia/Kuala_Lumpur" }).format();
const daysAgo = (days: number) => addDays(today, -days);

/** Returns an unpaid invoice, dated 40 days ago. */
function createInvoice(no: string, total: string, invoice: Partial<InvoiceSeed> = {}): InvoiceSeed {
  return tinyInvoice({
    ...{ no, date: daysAgo(40), dueDate: daysAgo(10) },
    lines: tinyInvoice().lines.map((line) => ({ ...line, unitPrice: total })),
    ...invoice,
  });
}

const OLD = createInvoice("OLD-1", "100.00", { dueDate: daysAgo(30) });
const LATE = createInvoice("LATE-2", "80.00");
async function openShopWith(page: Page, invoices: InvoiceSeed[]): Promise<Shop> {
  const shop = await openShop(tinyAccount(tinyBooks({ invoices })));
  await logIn(page, shop);
  return shop;
}

async function findCustomerUrl(shop: Shop): Promise<string> {
  const contact = (await shop.listContacts()).find(
    ({ entity }) => entity.display_name === "Kopitiam Jaya",
  );
  return `/customer/${contact?.id}`;
}

const readBalances = async (shop: Shop) =>
  Object.fromEntries((await shop.listInvoices()).map(({ no, balance }) => [no, balance]));

const pressRecord = (page: Page) =>
  page.getByRole("main").getByRole("button", { name: "Record payment" }).last().click();

const shareField = (page: Page, no: string) => page.getByLabel(`Amount for ${no}`);
test("refused amounts keep what was typed", async ({ page }) => {
  const shop = await openShopWith(page, [OLD, LATE]);
  const main = page.getByRole("main");
  await open(page, `${await findCustomerUrl(shop)}/payment`);
  const alert = page.getByRole("alert");
  await page.getByLabel("Reference").fill("Cheque 12");
  await shareField(page, "OLD-1").fill("RM50");
  await pressRecord(page);
  await expect(alert).toContainText("Enter the amount for OLD-1 as a number.");
  await expect(shareField(page, "OLD-1")).toHaveValue("RM50");
  await shareField(page, "OLD-1").fill("120");
  await shareField(page, "LATE-2").fill("90");
  await pressRecord(page);
  await expect(alert).toContainText(
    "The invoices add up to RM 210.00, which is more than the amount.",
  );
  await page.getByLabel("Amount (RM)").fill("210");
  await pressRecord(page);
  await expect(alert).toContainText("Only RM 100.00 is left to pay on OLD-1.");
  await expect(alert).toContainText("Only RM 80.00 is left to pay on LATE-2.");
  await expect(shareField(page, "LATE-2")).toHaveValue("90");
  await expect(page.getByLabel("Reference")).toHaveValue("Cheque 12");
  expect(await readBalances(shop)).toEqual({ "OLD-1": "100.00", "LATE-2": "80.00" });
  await expect(main).toContainText("RM 180.00 to pay on 2 invoices");
});

test("a payment is in one of the customer's currencies", async ({ page }) => {
  const dollars = createInvoice("SGD-1", "7.00", { currency: "SGD", rate: "3.3" });
  const shop = await openShopWith(page, [OLD, dollars]);
  await open(page, "/owed");
  const main = page.getByRole("main");
  const row = main.getByRole("listitem").filter({ hasText: "S$" });
  await row.getByRole("link", { name: "Record payment of Kopitiam Jaya" }).click();
  await expect(page.getByLabel("Amount (S$)")).toHaveValue("7.00");
  await expect(shareField(page, "OLD-1")).toBeHidden();
  await page.getByLabel("Reference").fill("TT 5");
  await page.getByLabel("Currency").selectOption({ label: "MYR: RM 100.00 to pay on 1 invoice" });
  if (!hasScript()) await page.getByRole("button", { name: "Update" }).click();
  await expect(page.getByLabel("Amount (RM)")).toHaveValue("100.00");
  await expect(shareField(page, "OLD-1")).toHaveValue("100.00");
  await expect(shareField(page, "SGD-1")).toBeHidden();
  await expect(page.getByLabel("Reference")).toHaveValue("TT 5");
  await pressRecord(page);
  await expect(page.getByText("Payment of RM 100.00 successfully recorded.")).toBeVisible();
  expect(await readBalances(shop)).toEqual({ "OLD-1": "0.00", "SGD-1": "7.00" });
});
