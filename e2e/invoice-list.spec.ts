import { tinyAccount, tinyBooks, tinyInvoice } from "../upstream/testing/fixtures";
import { expectState } from "./support/invoice-state";
import { expect, loadMore, logIn, open, openShop, test } from "./support/shop";

test("a new company sees a message in each tab and opens the form of its first invoice", async ({
  page,
  shop,
}) => {
  expect(await shop.listInvoices()).toEqual([]);
  await open(page, "/invoices/all");
  await expect(page.getByText("Let's create your first invoice!")).toBeVisible();
  await page.getByRole("link", { name: "Unpaid" }).click();
  await expect(page.getByText("No unpaid invoices!")).toBeVisible();
  await page.getByRole("link", { name: "Draft" }).click();
  await expect(page.getByText("No draft invoices")).toBeVisible();
  await page.getByRole("link", { name: "All", exact: true }).click();
  await page.getByRole("link", { name: "Create invoice" }).click();
  await expect(page.getByRole("heading", { name: "Create Invoice" })).toBeVisible();
});

test("rows show customer, amount, number and due date", { tag: "@servers" }, async ({ page }) => {
  const shop = await openShop(
    tinyAccount(
      tinyBooks({
        invoices: [
          tinyInvoice({ no: "INV-0001", dueDate: "2020-01-31" }),
          tinyInvoice({
            no: "INV-0002",
            currency: "SGD",
            rate: "3.012",
            dueDate: "2020-02-01",
            status: 5,
            payments: [
              { method: "cash", ledgerAccount: "till", amount: "100.00", date: "2020-01-02" },
            ],
          }),
          tinyInvoice({
            no: "INV-0003",
            term: "cash",
            dueDate: "0000-00-00",
            status: 0,
            contact: "lim",
          }),
        ],
      }),
    ),
  );
  await logIn(page, shop);
  await open(page, "/invoices/all");
  const rows = page.getByRole("main").getByRole("row");
  await expect(rows).toHaveText([
    /INV-0003.*Lim Mei Hua.*RM 100\.00.*Draft/,
    /INV-0002/,
    /INV-0001/,
  ]);
  await expect(rows.nth(0)).not.toContainText("Due on");
  await expect(rows.nth(1)).toContainText("S$ 100.00");
  await expect(rows.nth(1)).toContainText("RM 301.20");
  await expect(rows.nth(2)).toContainText("Kopitiam Jaya");
  await expect(rows.nth(2)).toContainText(/Due on 31\/01\/2020.*Late \(\d+ years\)/);

  await page.getByRole("link", { name: "Unpaid" }).click();
  await expect(rows).toHaveText([/INV-0001/]);
  await page.getByRole("link", { name: "Draft" }).click();
  await expect(rows).toHaveText([/INV-0003/]);
});

test("'Load more' shows the rest at an address that can be reloaded", async ({ page }) => {
  const invoices = Array.from({ length: 25 }, (_, index) =>
    tinyInvoice({ no: `INV-${String(index + 1).padStart(4, "0")}` }),
  );
  const shop = await openShop(tinyAccount(tinyBooks({ invoices })));
  await logIn(page, shop);
  await open(page, "/invoices/all");
  const rows = page.getByRole("main").getByRole("row");
  await expect(rows).toHaveCount(20);
  await loadMore(page);
  await expect(rows).toHaveCount(25);
  await expect(page.getByRole("link", { name: "Load more" })).toHaveCount(0);
  await page.reload();
  await expect(rows.last()).toContainText("INV-0001");
});

test(
  "a row leads to the invoice, and a paid invoice is displayed with its PDF",
  { tag: "@servers" },
  async ({ page }) => {
    const line = {
      product: "beans",
      ledgerAccount: null,
      name: "Coffee Beans 1 kg",
      quantity: "40",
      unitPrice: "3.00",
      discountPercent: "10",
      taxCode: "SV-8",
    };
    const payment = { method: "bank", ledgerAccount: "bank", amount: "116.64", date: "2026-11-02" };
    const shop = await openShop(
      tinyAccount(
        tinyBooks({
          invoices: [
            tinyInvoice({
              no: "INV-0007",
              lines: [line],
              payments: [payment],
              memo: "Thank you",
              status: 5,
            }),
          ],
        }),
      ),
    );
    await logIn(page, shop);
    await open(page, "/invoices/all");
    await page.getByRole("link", { name: /INV-0007/ }).click();
    await expect(page.getByRole("heading", { name: "INV-0007" })).toBeVisible();
    const main = page.getByRole("main");
    await expectState(page, "Paid");
    await expect(main.getByRole("link", { name: "Edit" })).toHaveCount(0);
    await expect(main).toContainText("40 × 3.00, 10% off, Service tax 8%");
    for (const figure of [
      "108.00",
      "8.64",
      "116.64",
      "0.00",
      "Bank Transfer, Maybank",
      "Thank you",
    ])
      await expect(main).toContainText(figure);
    await main.getByRole("link", { name: "Preview PDF" }).click();
    await expect(page.getByRole("img", { name: "Page 1 of 1" })).toBeVisible();
    await page.getByRole("link", { name: "Close" }).click();
    const [invoice] = await shop.listInvoices();
    await expect(page).toHaveURL(new RegExp(`/invoice/${invoice?.id}$`));
    await page.goto(`/edit_invoice/${invoice?.id}`);
    await expect(main).toContainText(
      /This invoice is paid(, so it can no longer be changed| and cannot be edited)/,
    );
  },
);

test("a list that cannot be fetched shows a message and can be loaded again", async ({
  page,
  shop,
}) => {
  await open(page, "/");
  await shop.addFault({ kind: "status", status: 500, path: "/sales", times: 5 });
  await page.goto("/invoices/all");
  await expect(page.getByRole("heading", { name: "Connection Error" })).toBeVisible();
  await expect(page.getByText("Please try again later.")).toBeVisible();
  await shop.clearFaults();
  await page.getByRole("link", { name: "Try again" }).click();
  await expect(page.getByText("Let's create your first invoice!")).toBeVisible();
});

test(
  "an invalid answer of the API gives an error page without the content of the answer",
  { tag: "@servers" },
  async ({ page, shop }) => {
    for (const kind of ["html", "malformed", "half"] as const) {
      await shop.addFault({ kind, path: "/sales", times: 2 });
      await page.goto("/invoices/all");
      await expect(page.getByRole("heading", { name: /^(Error|Connection Error)$/ })).toBeVisible();
      await expect(page.getByRole("main")).not.toContainText(/undefined|Bad gateway/);
      await shop.clearFaults();
    }
  },
);

test(
  "a call of the API that fails once is repeated, and the person sees no error",
  { tag: "@servers" },
  async ({ page, shop }) => {
    await shop.addFault({ kind: "drop", path: "/sales", times: 1 });
    await open(page, "/invoices/all");
    await expect(page.getByText("Let's create your first invoice!")).toBeVisible();
  },
);

test(
  "another company's invoice and unknown addresses are not found",
  { tag: "@servers" },
  async ({ page, shop }) => {
    const other = await openShop(tinyAccount(tinyBooks({ invoices: [tinyInvoice()] })));
    const [invoice] = await other.listInvoices();
    expect(shop.account.email).not.toBe(other.account.email);
    for (const address of [
      `/edit_invoice/${invoice?.id}`,
      `/preview_pdf?invoice=${invoice?.id}`,
      "/edit_invoice/999999999",
      "/invoices/nothing",
      "/no/such/page",
    ]) {
      const response = await page.goto(address);
      expect(response?.status(), address).toBe(404);
      await expect(page.getByRole("heading", { name: "Not found", level: 2 })).toBeVisible();
    }
    for (const address of [
      `/files/invoice/${invoice?.id}.pdf`,
      `/files/invoice/${invoice?.id}/1.webp`,
    ]) {
      expect((await page.request.get(address)).status(), address).toBe(404);
    }
  },
);

test(
  "with script an invoice opens and closes without a page load, and the page before it is unchanged",
  { tag: "@script" },
  async ({ page }) => {
    const invoices = ["INV-0001", "INV-0002"].map((no) => tinyInvoice({ no }));
    await logIn(page, await openShop(tinyAccount(tinyBooks({ invoices }))));
    for (const address of ["/invoices/all", "/"]) {
      await open(page, address);
      const main = page.getByRole("main");
      const listText = await main.innerText();
      let loads = 0;
      page.on("request", (request) => (loads += request.isNavigationRequest() ? 1 : 0));
      if (address === "/")
        await page.getByRole("link", { name: "Open", exact: false }).first().click();
      await page.getByRole("link", { name: "INV-0002" }).click();
      await expect(page.getByRole("heading", { name: "INV-0002" })).toBeVisible();
      await page.goBack();
      if (address === "/") await page.goBack();
      await expect(main).toHaveText(listText, { useInnerText: true });
      expect(loads).toBe(0);
    }
  },
);
