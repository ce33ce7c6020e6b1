import { expect, type Page } from "@playwright/test";
import type { InvoiceSeed } from "../upstream/books/types";
import { tinyAccount, tinyBooks, tinyInvoice } from "../upstream/testing/fixtures";
import { expectState } from "./support/invoice-state";
import { getDisplayedName, logIn, open, openShop, test, type Shop } from "./support/shop";

/** Creates a shop with one invoice, by default unpaid and of RM 100.00, and opens the list. */
async function openShopWithUnpaid(page: Page, invoice: Partial<InvoiceSeed> = {}): Promise<Shop> {
  const invoices = [tinyInvoice(invoice)];
  const shop = await openShop(tinyAccount(tinyBooks({ invoices })));
  await logIn(page, shop);
  await open(page, "/invoices/all");
  return shop;
}

function createPricedLines(total: string): Partial<InvoiceSeed> {
  return { lines: tinyInvoice().lines.map((line) => ({ ...line, unitPrice: total })) };
}

async function recordPayment(page: Page, fields: Record<string, string>): Promise<void> {
  await page.getByRole("link", { name: "Record payment" }).click();
  await fillPayment(page, fields);
}

async function fillPayment(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(fields)) {
    const field = page.getByLabel(label);
    const isSelect = await field.evaluate((element) => element.tagName === "SELECT");
    await (isSelect ? field.selectOption({ label: value }) : field.fill(value));
  }
  await page.getByRole("main").getByRole("button", { name: "Record payment" }).click();
}

test(
  "an invoice is paid in two parts, and the second payment is undone",
  { tag: "@kinds" },
  async ({ page }) => {
    await openShopWithUnpaid(page);
    await page.getByRole("main").getByRole("link", { name: "INV-0001" }).click();
    await expect(page.getByRole("heading", { name: "Invoice", exact: true })).toBeVisible();
    await recordPayment(page, {
      "Amount (RM)": "31.5",
      "Payment method": getDisplayedName("Bank Transfer"),
      "Deposit to": getDisplayedName("Maybank"),
      Reference: "Cheque 12",
    });
    const main = page.getByRole("main");
    await expect(page.getByText("Payment of RM 31.50 successfully recorded.")).toBeVisible();
    await expectState(page, "Part paid");
    await expect(main).toContainText("RM 68.50 still to pay of 100.00");
    await expect(main.getByRole("region", { name: "Payments" })).toContainText(
      `${getDisplayedName("Bank Transfer")}, ${getDisplayedName("Maybank")} · Cheque 12`,
    );

    await page.getByRole("link", { name: "Back to all invoices" }).click();
    const row = main.getByRole("row").first();
    await expect(row).toContainText(/RM 100\.00\s+RM 68\.50 left/);
    await row.getByRole("link").click();

    await recordPayment(page, { "Payment method": getDisplayedName("Bank Transfer") });
    await expectState(page, "Paid");
    await expect(main).toContainText("RM 100.00 paid");
    await expect(page.getByRole("link", { name: "Record payment" })).toHaveCount(0);

    await page.getByRole("button", { name: /^Undo payment of RM 68.50/ }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Yes" }).click();
    await expect(page.getByText("Payment successfully undone.")).toBeVisible();
    await expectState(page, "Part paid");
    await expect(main).toContainText("RM 68.50 still to pay of 100.00");
    await expect(main.getByRole("region", { name: "Payments" })).toContainText(/Undone on \d\d\//);
  },
);

test("a refused payment shows a message and keeps the typed values", async ({ page }) => {
  await openShopWithUnpaid(page);
  await page.getByRole("main").getByRole("link", { name: "INV-0001" }).click();
  await recordPayment(page, { "Amount (RM)": "RM50", Reference: "By hand" });
  await expect(page.getByText("Enter the amount as a number above zero.").last()).toBeVisible();
  await expect(page.getByLabel("Amount (RM)")).toHaveValue("RM50");
  await fillPayment(page, { "Amount (RM)": "100", Date: "2026-10-31" });
  await expect(page.getByRole("alert")).toContainText(
    "The payment cannot be dated before the invoice, 01/11/2026.",
  );
  await expect(page.getByLabel("Reference")).toHaveValue("By hand");
});

test("cash is rounded to 5 sen, as the form announces", { tag: "@kinds" }, async ({ page }) => {
  const shop = await openShopWithUnpaid(page, createPricedLines("82.03"));
  await page.getByRole("main").getByRole("link", { name: "INV-0001" }).click();
  await page.getByRole("link", { name: "Record payment" }).click();
  await expect(page.getByText("All of it in cash: RM 82.05, rounded by 0.02")).toBeVisible();
  await fillPayment(page, { "Payment method": getDisplayedName("Cash") });
  const main = page.getByRole("main");
  await expectState(page, "Paid");
  await expect(main.getByRole("region", { name: "Payments" })).toContainText("RM 82.05");
  await expect(main.getByText("Rounding 0.02")).toBeVisible();
  expect(await shop.listInvoices()).toMatchObject([{ amount: "82.03", balance: "0.00" }]);
});

test("a payment in another currency shows its amount at its own rate", async ({ page }) => {
  await openShopWithUnpaid(page, { currency: "SGD", rate: "3.3", date: "2026-10-20" });
  await page.getByRole("main").getByRole("link", { name: "INV-0001" }).click();
  await recordPayment(page, { "Amount (S$)": "10", Date: "2026-11-02" });
  await expect(page.getByRole("region", { name: "Payments" })).toContainText(
    "RM 32.00 at 3.200000, RM 1.00 less than at the invoice's rate",
  );
  await expect(page.getByText("At a rate of 3.300000").locator("..")).toContainText("RM");
});

test("a payment posted twice is recorded once", async ({ page }) => {
  const shop = await openShopWithUnpaid(page);
  const [invoice] = await shop.listInvoices();
  await open(page, `/invoice/${invoice?.id}/payment`);
  await page.getByLabel("Amount (RM)").fill("40");
  const form = await page.locator("main form").evaluate((element) => {
    const fields = [...new FormData(element as HTMLFormElement)];
    return Object.fromEntries(
      fields.flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
    );
  });
  const post = () =>
    page.request.post(page.url(), {
      form,
      headers: { Origin: new URL(page.url()).origin },
      maxRedirects: 0,
    });
  const answers = await Promise.all([post(), post()]);
  expect(answers.map((answer) => answer.status())).toEqual([302, 302]);
  expect(await shop.listInvoices()).toMatchObject([{ balance: "60.00" }]);
});

test("a draft invoice opens in the form, also at the address that shows issued invoices", async ({
  page,
}) => {
  const shop = await openShopWithUnpaid(page, { status: 0 });
  const [invoice] = await shop.listInvoices();
  await page.getByRole("main").getByRole("link", { name: "INV-0001" }).click();
  await expect(page.getByRole("heading", { name: "Edit Invoice" })).toBeVisible();
  await page.goto(`/invoice/${invoice?.id}`);
  await expect(page.getByRole("heading", { name: "Edit Invoice" })).toBeVisible();
});

test("a void invoice has nothing left to pay", async ({ page }) => {
  await openShopWithUnpaid(page, { status: 4 });
  const main = page.getByRole("main");
  await main.getByRole("link", { name: "INV-0001" }).click();
  await expectState(page, "Void");
  await expect(main).toContainText("RM 100.00");
  await expect(main).not.toContainText("RM 100.00 still to pay");
});

const LATE = /Late \(\d+ (month|year)s?\)/;

test("list, page and banner show the same late state", async ({ page }) => {
  await openShopWithUnpaid(page, { status: 1, date: "2026-01-01", dueDate: "2026-01-31" });
  const main = page.getByRole("main");
  await expect(main.getByRole("row").first()).toContainText(LATE);
  await main.getByRole("link", { name: "INV-0001" }).click();
  await expectState(page, LATE);
  await page.getByRole("main").getByRole("link", { name: "Edit" }).click();
  await expect(main).toContainText(/PENDING REVIEW · LATE \(\d+ (MONTH|YEAR)S?\)/);
});

test(
  "the account follows the method, with and without script",
  { tag: "@kinds" },
  async ({ page }) => {
    const shop = await openShop(tinyAccount(tinyBooks({ invoices: [tinyInvoice()] })));
    await logIn(page, shop);
    const [invoice] = await shop.listInvoices();
    await open(page, `/invoice/${invoice?.id}/payment`);
    await expect(page.getByLabel("Deposit to")).toHaveValue(
      String(await shop.findListId("accounts", "Till")),
    );
    await page
      .getByLabel("Payment method")
      .selectOption({ label: getDisplayedName("Bank Transfer") });
    await page.getByRole("main").getByRole("button", { name: "Record payment" }).click();
    await expect(page.getByRole("region", { name: "Payments" })).toContainText(
      `${getDisplayedName("Bank Transfer")}, ${getDisplayedName("Maybank")}`,
    );
  },
);
