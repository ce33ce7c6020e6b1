import type { Page } from "@playwright/test";
import { tinyAccount, tinyBooks, tinyInvoice } from "../upstream/testing/fixtures";
import { expect, hasScript, loadMore, logIn, open, openShop, test } from "./support/shop";

const daysAgo = (days: number) =>
  new Date(Date.now() + 8 * 3_600_000 - days * 86_400_000).toISOString().slice(0, 10);

const FULL_PAYMENT = { method: "bank", ledgerAccount: "bank", amount: "100.00", date: daysAgo(1) };

/**
 * One overdue, two open, one received, a draft and a voided one; an expense and money in the till.
 */
async function openTradingShop(page: Page): Promise<void> {
  const dated = (overrides: Parameters<typeof tinyInvoice>[0]) =>
    tinyInvoice({ date: daysAgo(3), ...overrides });
  const shop = await openShop(
    tinyAccount(
      tinyBooks({
        invoices: [
          dated({ no: "LATE-1", dueDate: daysAgo(2) }),
          dated({ no: "OPEN-1", dueDate: daysAgo(-20) }),
          dated({ no: "OPEN-2", dueDate: daysAgo(-20), currency: "SGD", rate: "3.3" }),
          dated({ no: "PAID-1", status: 5, payments: [FULL_PAYMENT] }),
          dated({ no: "DRAFT-1", status: 0 }),
          dated({ no: "VOID-1", status: 4 }),
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

test("the figures of the invoices, and the way to them", async ({ page }) => {
  await openTradingShop(page);
  const cards = page.getByRole("region", { name: "Invoice Overview" }).getByRole("link");
  await expect(cards).toHaveText([
    /Overdue.*1 invoice.*RM 100\.00/,
    /Open.*2 invoices.*RM 430\.00/,
    /Received.*1 invoice.*RM 100\.00/,
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
    // A page of its own for each: on the one before, a table that is open may have scrolled the
    // chart away.
    await page.goto(`/?${id}#${id}`);
    const slide = page.getByRole("region", { name: title });
    await expect(slide.getByRole("img", { name: title })).toBeInViewport({ ratio: 0.6 });
    await slide.getByText("Show figures").click();
    for (const cell of cells)
      await expect(slide.getByRole("cell", { name: cell, exact: true }).first()).toBeVisible();
  }
});

test("the dots lead to each chart", async ({ page }) => {
  await openTradingShop(page);
  const dots = page.getByRole("navigation", { name: "Charts" });
  const shows = (title: string) =>
    expect(page.getByRole("img", { name: title })).toBeInViewport({ ratio: 0.6 });
  await shows("Income & Expenses Trend");
  // The dot of the chart that is seen is filled.
  const areFilled = () =>
    dots
      .getByRole("link")
      .evaluateAll((links) =>
        links.map((link) => !/, 0\)$/.test(getComputedStyle(link, "::before").backgroundColor)),
      );
  for (const title of ["Bank / Cash Balance", "Income by Category", "Income & Expenses Trend"]) {
    await dots.getByRole("link", { name: title }).click();
    await shows(title);
    const dot = dots.getByRole("link", { name: title });
    if (hasScript()) await expect(dot).toHaveAttribute("aria-current", "true");
    const titles = await dots
      .getByRole("link")
      .evaluateAll((links) => links.map((link) => link.getAttribute("aria-label")));
    await expect.poll(areFilled).toEqual(titles.map((each) => each === title));
  }
});

test(
  "a touch brings the figures of a point, and only then the library",
  { tag: "@script" },
  async ({ page }) => {
    const scripts: string[] = [];
    page.on("request", (request) => scripts.push(request.url()));
    await openTradingShop(page);
    const chart = page.getByRole("img", { name: "Income & Expenses Trend" });
    expect(scripts.filter((url) => /live-chart|swiper/.test(url))).toEqual([]);
    await chart.hover();
    await expect(chart.locator(".recharts-wrapper")).toBeVisible();
    const box = await chart.boundingBox();
    if (!box) throw new Error("The chart has no place.");
    await page.mouse.move(box.x + box.width - 20, box.y + box.height / 2);
    await expect(chart.getByText("Expense RM 40.25")).toBeVisible();
  },
);

test("tiles: a contact is a business or a person, an invoice starts at once", async ({ page }) => {
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

test("a new company sees what to do first, ticked as it is done", async ({ page }) => {
  const company = { address: [] };
  await logIn(page, await openShop(tinyAccount(tinyBooks({ company, contacts: [] }))));
  await open(page, "/");
  const steps = page.getByRole("region", { name: "Let's get started" });
  await expect(steps.getByRole("listitem")).toHaveText([
    /Add your business details/,
    /Add a customer/,
    "Add an item: done",
    /Create your first invoice/,
  ]);
  await expect(steps).toContainText("1 of 4 done");
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

test("who sells already has the figures first, and what is left to do below", async ({ page }) => {
  const books = tinyBooks({ company: { address: [] }, products: [], invoices: [tinyInvoice()] });
  await logIn(page, await openShop(tinyAccount(books)));
  await open(page, "/");
  await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveText([
    "Invoice Overview",
    "Income & Expenses Trend",
    "Income by Category",
    "Last 30-days Invoice Summary",
    "Let's get started",
  ]);
  const steps = page.getByRole("region", { name: "Let's get started" });
  await expect(steps.getByRole("link")).toHaveText(["Add your business details"]);
});

test("what is owed is seen at once on a phone, before the charts", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openTradingShop(page);
  const overview = page.getByRole("region", { name: "Invoice Overview" });
  await expect(overview.getByRole("link", { name: "Received" })).toBeInViewport({ ratio: 1 });
  const chart = page.getByRole("region", { name: "Income & Expenses Trend" });
  const [owed, charts] = [await overview.boundingBox(), await chart.boundingBox()];
  expect(owed && charts && owed.y + owed.height).toBeLessThan(charts?.y ?? 0);
  await expect(chart.getByText(/^[A-Z][a-z]{2} so far$/)).toBeVisible();
});

test("on a desk what is owed stands beside the charts, all within the window", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openTradingShop(page);
  const charts = page.getByRole("region", { name: "Charts" });
  const overview = page.getByRole("region", { name: "Invoice Overview" });
  for (const part of [charts, overview]) await expect(part).toBeInViewport({ ratio: 1 });
  const [left, right] = [await charts.boundingBox(), await overview.boundingBox()];
  expect(left && left.x + left.width).toBeLessThan(right?.x ?? 0);
});

test("figures that cannot be fetched are told in their place; the rest works", async ({
  page,
  shop,
}) => {
  await shop.addFault({ kind: "status", status: 503, path: "/snapshot", times: 2 });
  await open(page, "/");
  await expect(page.getByRole("alert")).toContainText(
    "The figures could not be fetched. Please try again later.",
  );
  await expect(page.getByRole("link", { name: "Add Invoices" })).toBeVisible();
  await shop.clearFaults();
  await page.getByRole("link", { name: "Try again" }).click();
  await expect(page.getByRole("region", { name: "Invoice Overview" })).toBeVisible();
});

test("pages of a narrowed list stay narrowed", { tag: "@servers" }, async ({ page }) => {
  const late = Array.from({ length: 23 }, (_, index) =>
    tinyInvoice({ no: `LATE-${index}`, dueDate: daysAgo(2) }),
  );
  const shop = await openShop(
    tinyAccount(
      tinyBooks({ invoices: [tinyInvoice({ no: "OPEN-1", dueDate: daysAgo(-9) }), ...late] }),
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
