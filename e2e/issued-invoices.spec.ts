import { expect, type Page } from "@playwright/test";
import type { InvoiceSeed } from "../upstream/books/types";
import { tinyAccount, tinyBooks, tinyInvoice } from "../upstream/testing/fixtures";
import { chooseOption, expectToast, saveRecord } from "./support/record-form";
import { expectState } from "./support/invoice-state";
import { logIn, open, openShop, test, type Shop } from "./support/shop";

/** Creates a shop with one issued invoice of RM 100.00 and opens the invoice. */
async function openIssuedInvoice(page: Page, invoice: Partial<InvoiceSeed> = {}): Promise<Shop> {
  const shop = await openShop(tinyAccount(tinyBooks({ invoices: [tinyInvoice(invoice)] })));
  await logIn(page, shop);
  await open(page, "/invoices/all");
  await page.getByRole("main").getByRole("link", { name: "INV-0001" }).click();
  await expect(page.getByRole("heading", { name: "Invoice", exact: true })).toBeVisible();
  return shop;
}

async function chooseFromOptions(page: Page, option: string): Promise<void> {
  await page.getByRole("button", { name: "Options" }).click();
  await page
    .getByRole("link", { name: option })
    .or(page.getByRole("button", { name: option }))
    .click();
}

test("an edited invoice keeps its earlier version, which can be viewed and printed", async ({
  page,
}) => {
  await openIssuedInvoice(page);
  await page.getByRole("main").getByRole("link", { name: "Edit" }).click();
  await page.getByLabel("Notes").fill("Goods stay ours until they are paid.");
  await chooseOption(page, "Save", "Edit Invoice?");
  await expectToast(page, "Invoice successfully edited.");
  await page.getByRole("main").getByRole("link", { name: "INV-0001" }).click();
  const history = page.getByRole("region", { name: "History" });
  await expect(history.getByRole("listitem").first()).toContainText("Edited: version 2");
  await expect(history.getByRole("listitem").first()).toContainText("Siti Aminah");
  await chooseFromOptions(page, "Earlier versions");
  const versions = page.getByRole("main").getByRole("listitem");
  await expect(versions.first()).toContainText("Version 2 · current");
  await expect(versions.first()).toContainText("Goods stay ours until they are paid.");
  await expect(versions.last()).toContainText("Version 1 · superseded");
  await page.getByRole("link", { name: "Preview PDF of version 1" }).click();
  await expect(page.getByRole("img", { name: "Page 1 of 1" })).toBeVisible();
  await page.getByRole("link", { name: "Back to the versions" }).click();
  await expect(versions).toHaveCount(2);
});

test("an invoice is voided with a reason, and its money goes on account", async ({ page }) => {
  const payments = [{ method: "bank", ledgerAccount: "bank", amount: "40", date: "2026-11-02" }];
  await openIssuedInvoice(page, { payments });
  await chooseFromOptions(page, "Void");
  await expect(
    page.getByText("RM 40.00 was paid on it. It goes on account for Kopitiam Jaya"),
  ).toBeVisible();
  await page.getByRole("button", { name: "Void invoice" }).click();
  await expect(page.getByText("This field is compulsory").last()).toBeVisible();
  await page.getByLabel("Reason").fill("Sent twice");
  await page.getByRole("button", { name: "Void invoice" }).click();
  await expect(page.getByText("Invoice successfully voided.")).toBeVisible();
  const main = page.getByRole("main");
  await expectState(page, "Void");
  await expect(main.getByRole("link", { name: "Record payment" })).toHaveCount(0);
  const history = page.getByRole("region", { name: "History" }).getByRole("listitem");
  await expect(history.first()).toContainText("Voided");
  await expect(history.first()).toContainText("Sent twice");
  await expect(history.nth(1)).toContainText("RM 40.00 put on account");
});

test("a void invoice explains why its operations are not possible, and typed values stay", async ({
  page,
}) => {
  const shop = await openIssuedInvoice(page);
  const main = page.getByRole("main");
  const invoicePath = new URL(page.url()).pathname;
  await main.getByRole("link", { name: "Record payment" }).click();
  await page.getByLabel("Reference").fill("CHQ-77");
  const reason = { business_id: await shop.readCompanyId(), reason: "Sent twice" };
  const apiPath = `/sales/invoices/${invoicePath.split("/").at(-1)}`;
  await shop.callApi("POST", `${apiPath}/link`, {});
  await shop.callApi("POST", `${apiPath}/void`, reason);
  await main.getByRole("button", { name: "Record payment" }).click();
  const paymentRefusal = "This invoice is void, so no payment can be recorded.";
  await expect(page.getByRole("alert")).toContainText(paymentRefusal);
  await expect(page.getByLabel("Reference")).toHaveValue("CHQ-77");
  for (const [form, text] of [
    ["payment", paymentRefusal],
    ["credit", "This invoice is void, so it cannot be credited."],
    ["repeat", "This invoice is void, so it cannot be repeated."],
    ["void", "This invoice is already void."],
  ] as const) {
    await open(page, `${invoicePath}/${form}`);
    await expect(main).toContainText(text);
    await expect(main.getByRole("textbox")).toHaveCount(0);
  }
  await open(page, invoicePath);
  await chooseFromOptions(page, "Link for the customer");
  await expect(main).toContainText("This invoice is void, so there is nothing to send.");
  await main.getByRole("button", { name: "Revoke the link" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Yes" }).click();
  await expect(page.getByText("The link is revoked: it leads nowhere any more.")).toBeVisible();
  await expect(main.getByRole("button")).toHaveCount(0);
  await open(page, `${invoicePath}/repeat`);
  await main.getByRole("link", { name: "See the invoice" }).click();
  await expectState(page, "Void");
  for (const name of ["Record payment", "Send", "Edit", "Repeat regularly"])
    await expect(main.getByRole("link", { name })).toHaveCount(0);
});

test("a deleted invoice is not in the lists until it is restored", async ({ page }) => {
  const shop = await openIssuedInvoice(page);
  await chooseFromOptions(page, "Delete");
  await page.getByRole("dialog").getByRole("button", { name: "Yes" }).click();
  await expect(page.getByText("Invoice successfully deleted.")).toBeVisible();
  expect(await shop.listInvoices()).toEqual([]);
  const main = page.getByRole("main");
  await page.getByRole("link", { name: "Deleted invoices" }).click();
  await main.getByRole("link", { name: "INV-0001" }).click();
  await expect(main).toContainText("This invoice is deleted.");
  await expect(page.getByRole("region", { name: "History" })).toContainText("Deleted");
  await page.goBack();
  await page.getByRole("button", { name: "Restore INV-0001" }).click();
  await expect(page.getByText("Invoice INV-0001 successfully restored.")).toBeVisible();
  await expect(main).toContainText("RM 100.00 still to pay");
  expect(await shop.listInvoices()).toMatchObject([{ no: "INV-0001", balance: "100.00" }]);
});

test("a contact's page lists the events of the contact", async ({ page }) => {
  const shop = await openShop(tinyAccount(tinyBooks()));
  await logIn(page, shop);
  await open(page, "/contacts/all");
  await page.getByRole("main").getByRole("link", { name: "Lim Mei Hua", exact: true }).click();
  await page.getByRole("textbox", { name: "Email" }).first().fill("meihua@shop.example");
  await saveRecord(page, "Edit Person?");
  await page.getByRole("main").getByRole("link", { name: "Lim Mei Hua", exact: true }).click();
  const event = page.getByRole("region", { name: "History" }).getByRole("listitem").first();
  await expect(event).toContainText("Edited");
  await expect(event).toContainText("meihua@shop.example");
});
