import type { Page } from "@playwright/test";
import { tinyAccount, tinyBooks, tinyInvoice } from "../upstream/testing/fixtures";
import { expect, hasScript, loadMore, logIn, open, openShop, test } from "./support/shop";

const daysAgo = (days: number) =>
  new Date(Date.now() + 8 * 3_600_000 - days * 86_400_000).toISOString().slice(0, 10);

const FULL_PAYMENT = { method: "bank", ledgerAccount: "bank", amount: "100.00", date: daysAgo(1) };

/**
 * Opens the dashboard of a shop with one overdue, two open, one paid, one draft and one void
 * invoice, an expense and cash in the till.
 */
async function openTradingShop(page: Page): Promise<void> {
  const invoiceOf = (overrides: Parameters<typeof tinyInvoice>[0]) =>
    tinyInvoice({ date: daysAgo(3), ...overrides });
  const shop = await openShop(
    tinyAccount(
      tinyBooks({
        invoices: [
          invoiceOf({ no: "LATE-1", dueDate: daysAgo(2) }),
          invoiceOf({ no: "OPEN-1", dueDate: daysAgo(-20) }),
          invoiceOf({ no: "OPEN-2", dueDate: daysAgo(-20), currency: "SGD", rate: "3.3" }),
          invoiceOf({ no: "PAID-1", status: 5, payments: [FULL_PAYMENT] }),
          invoiceOf({ no: "DRAFT-1", status: 0 }),
          invoiceOf({ no: "VOID-1", status: 4 }),
        ],
        movements: [
          {
            ledgerAccount: "till",
            date: daysAgo(100),
            amount: "1234.50",
            kind: "opening",
            description: "Float",
          },
          {
            ledgerAccount: "bank",
            date: daysAgo(1),
            amount: "-40.25",
            kind: "expense",
            description: "Rent",
          },
        ],
      }),
    ),
  );
  await logIn(page, shop);
  await open(page, "/");
}

test("the invoice cards show their figures and lead to the invoices", async ({ page }) => {
  await openTradingShop(page);
  const cards = page.getByRole("region", { name: "Invoice Overview" }).getByRole("link");
  await expect(cards).toHaveText([
    /Overdue.*1 invoice.*RM 100\.00/,
    /Open.*2 invoices.*RM 430\.00/,
    /Received.*1 invoice, all time.*RM 100\.00/,
  ]);
  const summary = page.getByRole("region", { name: "Last 30-days Invoice Summary" });
  await expect(summary).toContainText("RM 630.00");
  await expect(summary).toContainText("4 Invoices Issued");
  await expect(summary).toContainText("Nothing was issued in the 30 days before");

  for (const [card, address] of [
    ["Open", "/invoices/unpaid?due=open"],
    ["Received", "/invoices/all?status=received"],
  ] as const)
    await expect(page.getByRole("link", { name: card })).toHaveAttribute("href", address);
  await page.getByRole("link", { name: "Overdue" }).click();
  await expect(page.getByRole("main")).toContainText(/All in MYR.*100\.00 late/);
  await page.getByRole("link", { name: "Late invoices" }).click();
  await expect(page.getByText("Only late invoices")).toBeVisible();
  const rows = page.getByRole("main").getByRole("row");
  await expect(rows).toHaveText([/LATE-1/]);
  await page.getByRole("link", { name: "Show all" }).click();
  await expect(rows).toHaveCount(3);
  await expect(page.getByText(/^Only/)).toHaveCount(0);
});

test("every chart has its figures as a table", async ({ page }) => {
  await openTradingShop(page);
  for (const [id, title, ...cells] of [
    ["trend", "Income & Expenses Trend", "630.00", "40.25"],
    ["balance", "Bank / Cash Balance", "1,234.50", "59.75"],
    ["income", "Income by Category", "630.00"],
  ] as const) {
    // Each chart gets a new page: on the previous one an open table may have moved the chart out of
    // view.
    await page.goto(`/?${id}#${id}`);
    await page.getByRole("region", { name: "Charts" }).scrollIntoViewIfNeeded();
    const slide = page.getByRole("region", { name: title });
    await expect(slide.getByRole("img", { name: title })).toBeInViewport({ ratio: 0.6 });
    await slide.getByText("Show figures").click();
    for (const cell of cells)
      await expect(slide.getByRole("cell", { name: cell, exact: true }).first()).toBeVisible();
  }
});

test("the dots lead to the charts", async ({ page }) => {
  await openTradingShop(page);
  const dots = page.getByRole("navigation", { name: "Charts" });
  await page.getByRole("region", { name: "Charts" }).scrollIntoViewIfNeeded();
  const expectVisibleChart = (title: string) =>
    expect(page.getByRole("img", { name: title })).toBeInViewport({ ratio: 0.5 });
  await expectVisibleChart("Income & Expenses Trend");
  // The dot of the visible chart is filled.
  const areFilled = () =>
    dots
      .getByRole("link")
      .evaluateAll((links) =>
        links.map((link) => !/, 0\)$/.test(getComputedStyle(link, "::before").backgroundColor)),
      );
  for (const title of ["Bank / Cash Balance", "Income by Category", "Income & Expenses Trend"]) {
    await dots.getByRole("link", { name: title }).click();
    await expectVisibleChart(title);
    const dot = dots.getByRole("link", { name: title });
    if (hasScript()) await expect(dot).toHaveAttribute("aria-current", "true");
    const titles = await dots
      .getByRole("link")
      .evaluateAll((links) => links.map((link) => link.getAttribute("aria-label")));
    await expect.poll(areFilled).toEqual(titles.map((each) => each === title));
  }
});

test(
  "touching a point shows its figures, and the chart library is loaded only then",
  { tag: "@script" },
  async ({ page }) => {
    await openTradingShop(page);
    await page.waitForLoadState("networkidle");
    const scripts: string[] = [];
    page.on("request", (request) => scripts.push(request.url()));
    const chart = page.getByRole("img", { name: "Income & Expenses Trend" });
    await chart.hover();
    await expect.poll(() => scripts.length).toBeGreaterThan(0);
    const box = await chart.boundingBox();
    if (!box) throw new Error("The chart is not visible.");
    await expect(async () => {
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
      await page.mouse.move(box.x + box.width - 20, box.y + box.height / 2);
      await expect(chart.getByText("Expense RM 40.25")).toBeVisible({ timeout: 500 });
    }).toPass();
  },
);

test("the tiles offer a business or a person, and a new invoice", async ({ page }) => {
  await openTradingShop(page);
  await expect(page.getByRole("link", { name: "Add Invoices" })).toHaveAttribute(
    "href",
    "/create_invoice",
  );
  await page.getByRole("button", { name: "Add Contact" }).click();
  const sheet = page.getByRole("dialog", { name: "Business or Person" });
  await expect(sheet.getByRole("link", { name: "Business" })).toHaveAttribute(
    "href",
    /^\/create_business/,
  );
  await sheet.getByRole("link", { name: "Person" }).click();
  await expect(page).toHaveURL(/\/create_person/);
});

test("a new company sees its three first steps, ticked when done", async ({ page }) => {
  const company = { address: [] };
  await logIn(page, await openShop(tinyAccount(tinyBooks({ company }))));
  await open(page, "/");
  const steps = page.getByRole("region", { name: "Let's get started" });
  await expect(steps.getByRole("listitem")).toHaveText([
    /Add your business details/,
    "Add a customer: done",
    /Create your first invoice/,
  ]);
  await expect(steps).toContainText("1 of 3 done");
  for (const name of ["What needs you", "Money in"])
    await expect(page.getByRole("region", { name })).toHaveCount(0);
  const cards = page.getByRole("region", { name: "Invoice Overview" }).getByRole("link");
  await expect(cards).toHaveText([
    /Overdue.*0 invoices.*RM 0\.00/,
    /Open.*0 invoices.*RM 0\.00/,
    /Received.*0 invoices.*RM 0\.00/,
  ]);
  await expect(page.getByRole("region", { name: "Last 30-days Invoice Summary" })).toContainText(
    /RM 0\.00.*0 Invoices Issued/,
  );
  await steps.getByRole("link", { name: "Create your first invoice" }).click();
  await expect(page.getByRole("heading", { name: "Create Invoice" })).toBeVisible();
});

test("a company with invoices sees the figures first and the remaining steps below", async ({
  page,
}) => {
  const books = tinyBooks({ company: { address: [] }, invoices: [tinyInvoice()] });
  await logIn(page, await openShop(tinyAccount(books)));
  await open(page, "/");
  await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveText([
    "What needs you",
    "Money in",
    "Invoice Overview",
    "Income & Expenses Trend",
    "Income by Category",
    "Last 30-days Invoice Summary",
    "Let's get started",
  ]);
  const steps = page.getByRole("region", { name: "Let's get started" });
  await expect(steps.getByRole("link")).toHaveText(["Add your business details"]);
});

test("what needs the owner today leads to its lists, and a customer is reminded", async ({
  page,
}) => {
  await openTradingShop(page);
  const waiting = page.getByRole("region", { name: "What needs you" });
  await expect(waiting.getByRole("listitem")).toHaveText([
    /Kopitiam Jaya.*Late by 2 days · 1 invoice.*RM 100\.00.*Remind/,
    /Draft invoices.*1 invoice.*RM 100\.00/,
  ]);
  await expect(waiting.getByRole("link", { name: "Draft invoices" })).toHaveAttribute(
    "href",
    "/invoices/draft?period=all",
  );
  const moneyIn = page.getByRole("region", { name: "Money in" }).getByRole("link");
  await expect(moneyIn).toHaveText([
    /^Today\s*RM 0\.00/,
    /^Yesterday\s*RM 100\.00/,
    /^This month/,
    /^Last month/,
  ]);
  await moneyIn.nth(1).click();
  await expect(page).toHaveURL(/\/payments\?period=yesterday$/);
  await expect(page.getByRole("row", { name: /PAID-1/ })).toContainText("RM 100.00");
  await open(page, "/");
  await waiting.getByRole("button", { name: "Remind Kopitiam Jaya" }).click();
  await expect(page.getByRole("heading", { name: "Remind", level: 1 })).toBeVisible();
  await expect(page.getByRole("main")).toContainText("LATE-1");
});

test("on a phone the late customers are visible without scrolling, and the figures are above the charts", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openTradingShop(page);
  await expect(page.getByRole("button", { name: "Remind" })).toBeInViewport({ ratio: 1 });
  const overview = page.getByRole("region", { name: "Invoice Overview" });
  const chart = page.getByRole("region", { name: "Income & Expenses Trend" });
  const [owed, charts] = [await overview.boundingBox(), await chart.boundingBox()];
  expect(owed && charts && owed.y + owed.height).toBeLessThan(charts?.y ?? 0);
  await expect(chart.getByText(/^[A-Z][a-z]{2} so far$/)).toBeVisible();
});

test("in a wide window the money is beside what needs the owner, and the charts stand side by side", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openTradingShop(page);
  const boxOf = async (name: string) => {
    const box = await page.getByRole("region", { name, exact: true }).boundingBox();
    if (!box) throw new Error(`'${name}' is not visible.`);
    return box;
  };
  const [waiting, money] = [await boxOf("What needs you"), await boxOf("Money in")];
  expect(waiting.x + waiting.width).toBeLessThan(money.x);
  expect(money.y).toBe(waiting.y);
  const [trend, balance, income] = [
    await boxOf("Income & Expenses Trend"),
    await boxOf("Bank / Cash Balance"),
    await boxOf("Income by Category"),
  ];
  expect(trend.x + trend.width).toBeLessThan(balance.x);
  expect(balance.x + balance.width).toBeLessThan(income.x);
  expect([balance.y, income.y]).toEqual([trend.y, trend.y]);
});

test("a message replaces figures that cannot be fetched, and the rest of the page works", async ({
  page,
  shop,
}) => {
  await shop.addFault({ kind: "status", status: 503, path: "/snapshot", times: 2 });
  await shop.addFault({ kind: "status", status: 503, path: "/today", times: 2 });
  await open(page, "/");
  await expect(page.getByRole("alert")).toContainText(
    "The figures could not be fetched. Please try again later.",
  );
  const waiting = page.getByRole("region", { name: "What needs you" });
  await expect(waiting).toContainText("What needs you today could not be fetched.");
  await expect(page.getByRole("link", { name: "Add Invoices" })).toBeVisible();
  await shop.clearFaults();
  await waiting.getByRole("link", { name: "Try again" }).click();
  await expect(page.getByRole("region", { name: "Invoice Overview" })).toBeVisible();
});

test("further pages of a filtered list stay filtered", { tag: "@servers" }, async ({ page }) => {
  const lateInvoices = Array.from({ length: 23 }, (_, index) =>
    tinyInvoice({ no: `LATE-${index}`, dueDate: daysAgo(2) }),
  );
  const shop = await openShop(
    tinyAccount(
      tinyBooks({
        invoices: [tinyInvoice({ no: "OPEN-1", dueDate: daysAgo(-9) }), ...lateInvoices],
      }),
    ),
  );
  await logIn(page, shop);
  await open(page, "/invoices/unpaid?due=overdue");
  const rows = page.getByRole("main").getByRole("row");
  await expect(rows).toHaveCount(20);
  await loadMore(page);
  await expect(rows).toHaveCount(23);
  await expect(rows.filter({ hasText: "OPEN-1" })).toHaveCount(0);
});
