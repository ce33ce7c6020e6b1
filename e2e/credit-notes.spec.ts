import { expect, type Page } from "@playwright/test";
import type { InvoiceSeed } from "../upstream/books/types";
import { tinyAccount, tinyBooks, tinyInvoice } from "../upstream/testing/fixtures";
import { expectState } from "./support/invoice-state";
import { hasScript, logIn, open, openShop, test, type Shop } from "./support/shop";

const [line] = tinyInvoice().lines;
const LINES = line
  ? [
      { ...line, name: "Chairs", quantity: "3", unitPrice: "33.35", taxCode: "SV-8" },
      { ...line, name: "Delivery", quantity: "1", unitPrice: "7.00" },
    ]
  : [];

/** Creates a shop with one issued invoice of RM 115.05 and opens the invoice. */
async function openIssuedInvoice(page: Page, invoice: Partial<InvoiceSeed> = {}): Promise<Shop> {
  const invoices = [tinyInvoice({ lines: LINES, ...invoice })];
  const shop = await openShop(tinyAccount(tinyBooks({ invoices })));
  await logIn(page, shop);
  const [stored] = await shop.listInvoices();
  await open(page, `/invoice/${stored?.id}`);
  return shop;
}

async function openCreditForm(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Options" }).click();
  await page.getByRole("link", { name: "Credit note", exact: true }).click();
}

async function createCreditNote(page: Page, fields: Record<string, string>): Promise<void> {
  await openCreditForm(page);
  await fillAndSave(page, fields);
}

/** Credits everything that is left; `fields` are typed afterwards. */
async function creditAll(page: Page, fields: Record<string, string>): Promise<void> {
  await openCreditForm(page);
  await page.getByRole("button", { name: "Credit all that is left" }).click();
  await expect(page.getByLabel("Quantity of Chairs")).not.toHaveValue("");
  await fillAndSave(page, fields);
}

async function fillAndSave(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(fields)) await page.getByLabel(label).fill(value);
  await page.getByRole("main").getByRole("button", { name: "Save" }).click();
}

test("a part is credited, then the rest, and the second credit note is voided", async ({
  page,
}) => {
  const shop = await openIssuedInvoice(page);
  const main = page.getByRole("main");
  await openCreditForm(page);
  const sum = main.getByRole("status", { name: "Total credited" });
  await expect(sum).toHaveText("RM 0.00");
  await page.getByLabel("Quantity of Chairs").fill("1");
  if (!hasScript()) await main.getByRole("button", { name: "Update" }).click();
  await expect(sum).toHaveText("RM 36.02");
  await fillAndSave(page, { Reason: "One chair came broken" });
  await expect(page.getByText("Credit note successfully created.")).toBeVisible();
  await expect(main).toContainText("CN-0001");
  await expect(main).toContainText("RM 36.02 credited");
  await expect(main).toContainText("One chair came broken");
  await expect(main).toContainText(/Service tax 8%\s*RM 2.67/);
  const pdf = await page.request.get(
    new URL((await main.getByRole("link", { name: "PDF" }).getAttribute("href")) ?? "", page.url())
      .href,
  );
  expect([pdf.status(), pdf.headers()["content-type"]]).toEqual([200, "application/pdf"]);

  await main.getByRole("link", { name: /^INV-0001/ }).click();
  await expect(main).toContainText("RM 79.03 still to pay of 115.05");
  await expect(main.getByRole("region", { name: "Credit notes" })).toContainText("CN-0001");
  await creditAll(page, { Reason: "The rest came back" });
  await expect(main).toContainText("RM 79.03 credited");
  await main.getByRole("link", { name: /^INV-0001/ }).click();
  await expectState(page, "Credited");
  await expect(main).toContainText("RM 0.00 still to pay of 115.05");

  await main.getByRole("link", { name: "CN-0002" }).click();
  await main.getByRole("link", { name: "Void" }).click();
  await main.getByRole("button", { name: "Void credit note" }).click();
  await expect(page.getByRole("alert")).toContainText("This field is compulsory");
  await page.getByLabel("Reason").fill("They keep it");
  await main.getByRole("button", { name: "Void credit note" }).click();
  await expect(page.getByText("Credit note successfully voided.")).toBeVisible();
  await expect(main).toContainText(/Voided on \d\d\/\d\d\/\d{4}: They keep it/);
  await page.getByRole("link", { name: "Back to all credit notes" }).click();
  const rows = main.getByRole("row").filter({ has: page.getByRole("link") });
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText("Void");
  expect(await shop.listInvoices()).toMatchObject([{ balance: "79.03" }]);
});

test("a refused credit note shows messages and keeps the typed values", async ({ page }) => {
  await openIssuedInvoice(page);
  await createCreditNote(page, { "Quantity of Chairs": "4", "Quantity of Delivery": "x" });
  const alert = page.getByRole("alert");
  await expect(alert).toContainText("Reason: This field is compulsory");
  await expect(alert).toContainText("Line 2: Enter the quantity as a number.");
  await expect(page.getByLabel("Quantity of Chairs")).toHaveValue("4");
  await expect(page.getByLabel("Quantity of Delivery")).toHaveValue("x");
  await fillAndSave(page, { Reason: "Broken", "Quantity of Delivery": "1" });
  await expect(alert).toContainText("Line 1: Only 3 is left to credit.");
  await fillAndSave(page, { "Quantity of Chairs": "", "Quantity of Delivery": "0" });
  await expect(alert).toContainText("Please credit at least one line.");
  await expect(page.getByLabel("Reason")).toHaveValue("Broken");
  await fillAndSave(page, { "Quantity of Chairs": "1", Date: "2026-10-31" });
  await expect(alert).toContainText("cannot be dated before the invoice, 01/11/2026.");
  await expect(page.getByLabel("Quantity of Chairs")).toHaveValue("1");
});

test("what was paid too much after a credit note goes on account", async ({ page }) => {
  const paid = { method: "bank", ledgerAccount: "bank", amount: "115.05", date: "2026-11-02" };
  await openIssuedInvoice(page, { status: 5, payments: [paid] });
  await creditAll(page, { Reason: "Came late", "Quantity of Chairs": "" });
  const main = page.getByRole("main");
  await main.getByRole("link", { name: /^INV-0001/ }).click();
  await expectState(page, "Paid");
  await expect(main).not.toContainText("to give back");
  await expect(main.getByRole("region", { name: "Payments" })).toContainText(
    /RM 108\.05.*RM 115\.05.*RM 7\.00 put on account on/,
  );
  await expect(main.getByRole("region", { name: "History" })).toContainText(
    "RM 7.00 put on account",
  );
});
