import { expect } from "@playwright/test";
import { tinyAccount, tinyBooks, tinyInvoice } from "../upstream/testing/fixtures";
import { logIn, open, openShop, test } from "./support/shop";

test(
  "features that the API lacks are not displayed and have no address",
  { tag: "@plain" },
  async ({ page }) => {
    const shop = await openShop(tinyAccount(tinyBooks({ invoices: [tinyInvoice()] })));
    const [invoice] = await shop.listInvoices();
    await logIn(page, shop);
    await open(page, "/");
    await expect(page.getByRole("link", { name: "Add Invoices" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Cash sale" })).toHaveCount(0);
    await expect(page.getByRole("link", { name: "Business profile" })).toHaveCount(0);
    await expect(page.getByRole("link", { name: "Credit Notes" })).toHaveCount(0);
    await expect(page.getByRole("link", { name: "Overdue" })).toHaveAttribute(
      "href",
      "/invoices/unpaid?due=overdue",
    );
    await page.getByRole("button", { name: "Menu" }).click();
    await expect(page.getByRole("link", { name: "All Invoices" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Who owes me" })).toHaveCount(0);
    await expect(page.getByRole("link", { name: "Payments" })).toHaveCount(0);
    await open(page, "/invoices/all");
    await expect(page.getByRole("link", { name: "Deleted invoices" })).toHaveCount(0);
    await expect(page.getByText("Period and order")).toHaveCount(0);
    await open(page, "/invoices/all?period=yesterday&sort=date");
    await expect(page.getByRole("main").getByRole("row")).toHaveCount(1);
    await page.getByLabel("Add", { exact: true }).click();
    await expect(page.getByRole("link", { name: "Create invoice" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Cash sale" })).toHaveCount(0);
    await page
      .getByRole("main")
      .getByRole("link", { name: /INV-0001/ })
      .click();
    await expect(page.getByRole("heading", { name: "Edit Invoice" })).toBeVisible();
    await expect(page.getByRole("region", { name: "History" })).toHaveCount(0);
    await open(page, "/contacts/all");
    await page.getByRole("main").getByRole("link", { name: "Lim Mei Hua", exact: true }).click();
    await expect(page.getByRole("heading", { name: "Edit Person" })).toBeVisible();
    await expect(page.getByRole("region", { name: "History" })).toHaveCount(0);
    await expect(page.getByRole("link", { name: /statement/ })).toHaveCount(0);
    const contactId = /\d+$/.exec(new URL(page.url()).pathname)?.[0] ?? "";
    await open(page, "/create_item");
    await expect(page.getByLabel("Tax code").first()).toHaveAccessibleDescription("");
    await open(page, "/invoice_personalization");
    await expect(page.getByRole("radio", { name: "Classic" })).toBeVisible();
    const invoicePath = `/invoice/${invoice?.id}`;
    const creditNotes = [
      `${invoicePath}/credit`,
      "/credit_notes",
      "/credit_note/1",
      "/credit_note/1/void",
    ];
    const sendAndVoid = [
      `${invoicePath}/send`,
      `${invoicePath}/void`,
      `${invoicePath}/versions`,
      "/deleted_invoices",
    ];
    const owed = ["/owed", `/customer/${contactId}`, `/customer/${contactId}/statement`];
    const sent = [
      `${invoicePath}/receipt/1/send`,
      "/credit_note/1/send",
      `/customer/${contactId}/statement/send`,
      `/customer/${contactId}/remind`,
    ];
    const payments = [
      `${invoicePath}/payment`,
      `${invoicePath}/receipt/1`,
      "/cash_sale",
      "/payments",
    ];
    const receipts = [
      `/customer/${contactId}/payment`,
      `/customer/${contactId}/refund`,
      "/receipt/1",
      "/receipt/1/send",
      "/refund/1",
    ];
    const version = `/preview_pdf?invoice=${invoice?.id}&version=1`;
    const againPaths = [`/again?invoice=${invoice?.id}`, "/again?repeat=1&date=2026-11-01"];
    const repeats = [...againPaths, `${invoicePath}/repeat`, "/repeats", "/repeats/1"];
    const reminders = ["/reminders", "/reminders/next", "/owed/remind"];
    for (const address of [
      invoicePath,
      ...reminders,
      ...repeats,
      ...payments,
      ...creditNotes,
      ...sendAndVoid,
      ...owed,
      ...receipts,
      ...sent,
      version,
      "/business",
    ]) {
      const answer = await page.goto(address);
      expect([address, answer?.status()]).toEqual([address, 404]);
      await expect(page.getByRole("main")).toContainText("Not found");
    }
    const csv = await page.request.get("/csv/invoices");
    expect(csv.status()).toBe(404);
    for (const file of ["_1.pdf", "_1/1.webp"]) {
      const answer = await page.request.get(`/files/version/${invoice?.id}${file}`);
      expect([file, answer.status()]).toEqual([file, 404]);
    }
    const statement = `/files/statement/${contactId}_2026-01-01_2026-01-31.pdf`;
    expect((await page.request.get(statement)).status()).toBe(404);
  },
);

test(
  "a language is chosen and kept, and the API's own messages are shown as they come",
  { tag: "@plain" },
  async ({ page }) => {
    const shop = await openShop();
    await logIn(page, shop);
    await open(page, "/");
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("button", { name: "中文", exact: true }).click();
    await expect(page.locator("html")).toHaveAttribute("lang", "zh-Hans");
    await open(page, "/create_item");
    await page.getByLabel("名称", { exact: true }).fill("Kaya Toast");
    await page.getByLabel("销售单价（RM）").fill("4.50");
    const message = "An item of this name exists.";
    await shop.addFault({
      kind: "status",
      status: 422,
      message,
      method: "POST",
      path: "/products",
    });
    await page.getByRole("button", { name: "保存", exact: true }).last().click();
    await page.getByRole("dialog").getByRole("button", { name: "是" }).click();
    await expect(page.getByRole("alert")).toContainText(message);
    await expect(page.getByLabel("名称", { exact: true })).toHaveValue("Kaya Toast");
    // The cookie alone keeps the language, because a plain API stores none.
    await open(page, "/");
    await page.getByRole("button", { name: "菜单" }).click();
    await page.getByRole("button", { name: "退出登录" }).click();
    await expect(page.getByRole("button", { name: "登录", exact: true })).toBeVisible();
    await logIn(page, shop);
    await open(page, "/");
    await expect(page.locator("html")).toHaveAttribute("lang", "zh-Hans");
  },
);
