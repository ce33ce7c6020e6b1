import type { Locator, Page } from "@playwright/test";
import type { AccountHolder } from "../upstream/books/types";
import { tinyAccount, tinyContact, tinyProduct } from "../upstream/testing/fixtures";
import { SCREENS } from "./screens/catalogue";
import { showScreen, shareVisits } from "./screens/show-screen";
import { beginVisit, createSmallBooks } from "./screens/records";
import { openFilledInvoice } from "./support/invoice-form";
import { expect, logIn, open, openShop, test } from "./support/shop";

// A name of the maximum length, 200 characters.
const LONG_NAME = (
  "Perusahaan Pembekalan " +
  "Makanan-Laut-Dan-Minuman_Tradisional_Warisan_Keluarga_Tengku_Sulaiman Sdn Bhd"
).padEnd(200, "福建面海鲜大酒楼");

// A word without a place to break, such as a scanned number or a pasted address.
const LONG_WORD = "W".repeat(60);

const LISTS = [
  "/contacts/all",
  "/invoices/all",
  "/items/all",
  "/owed",
  "/payments",
  "/credit_notes",
  "/repeats",
];

// The text spacing that a person may set: https://www.w3.org/TR/WCAG22/#text-spacing
const WIDE_SPACING =
  "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; " +
  "word-spacing: 0.16em !important; } p { margin-bottom: 2em !important; }";

async function expectNoSidewaysScroll(page: Page, width: number, where: string): Promise<void> {
  const contentWidth = await page.evaluate(() => document.documentElement.scrollWidth);
  expect.soft(contentWidth, where).toBeLessThanOrEqual(width);
}

/** Checks that the page fits a narrow phone, also with wide text spacing. */
async function expectFitsNarrowPhone(page: Page, name: string): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expectNoSidewaysScroll(page, 320, name);
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
    for (const part of document.querySelectorAll("details")) part.open = true;
  }, WIDE_SPACING);
  await expectNoSidewaysScroll(page, 320, `${name}, spaced`);
}

/** Checks that the two elements do not overlap. */
async function expectNoOverlap(one: Locator, other: Locator): Promise<void> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  const isApart =
    !!a && !!b && (a.x + a.width <= b.x || a.y + a.height <= b.y || b.y + b.height <= a.y);
  expect(isApart, JSON.stringify([a, b])).toBe(true);
}

async function expectSameRow(one: Locator, other: Locator): Promise<void> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  expect(a && b && a.y < b.y + b.height && b.y < a.y + a.height, JSON.stringify([a, b])).toBe(true);
}

/** Returns an account with long names, words and numbers. */
function createLongAccount(): AccountHolder {
  const address = {
    street: LONG_WORD,
    city: LONG_WORD,
    state: LONG_WORD,
    postcode: "50100",
    countryId: 135 as const,
  };
  const contacts = [
    tinyContact({
      ...{ displayName: LONG_NAME, name: `${LONG_WORD}.`, phone: "0".repeat(50), address },
      email: `hello@${LONG_WORD}.example`,
    }),
    tinyContact({ ref: "word", kind: "person", displayName: LONG_WORD, firstName: LONG_WORD }),
  ];
  const tracked = { trackInventory: true, stockBalance: "12345678", inventoryAccount: "store" };
  const products = [
    tinyProduct({ name: LONG_NAME, salePrice: "999999999.99" }),
    tinyProduct({
      ref: "mug",
      name: LONG_WORD,
      sku: LONG_WORD,
      saleDescription: LONG_WORD,
      ...tracked,
    }),
  ];
  const { methods, ledgerAccounts, invoices } = createSmallBooks();
  const books = createSmallBooks({
    ...{ contacts, products, company: { displayName: LONG_NAME } },
    methods: methods.map((method) =>
      method.ref === "bank" ? { ...method, name: LONG_WORD } : method,
    ),
    ledgerAccounts: ledgerAccounts.map((account) => ({
      ...account,
      name: LONG_WORD,
      group: LONG_WORD,
    })),
    invoices: invoices.map((invoice) => ({
      ...{ ...invoice, no: `${"W".repeat(26)}${invoice.no?.slice(-4)}` },
      lines: invoice.lines.map((line) => ({ ...line, name: LONG_WORD, unitPrice: "123456.00" })),
    })),
  });
  return { ...tinyAccount(books), displayName: LONG_NAME };
}

test(
  "with long names no main screen behind the login scrolls sideways on a narrow phone, also with wide text spacing, and no list at 1024 px",
  { tag: "@servers" },
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    const prepareVisit = shareVisits(async () => {
      const visit = await beginVisit("small", createLongAccount());
      visit.creditReason = LONG_WORD;
      const repeated = { business_id: await visit.ensureRecord("company"), every: "month" };
      const invoice_id = Number(await visit.ensureRecord("late"));
      await visit.shop.callApi("POST", "/repeats", { ...repeated, invoice_id });
      return visit;
    });
    // `npm run screens -- --check` checks all screens.
    const pages = SCREENS.filter(({ isMain, isSwept, isPost }) => isMain && isSwept && !isPost);
    for (const screen of pages.filter(({ owner }) => owner !== "nobody")) {
      await showScreen({ ...screen, expectedText: /./ }, await prepareVisit(screen), {
        page,
        hasScript: false,
      });
      await expectFitsNarrowPhone(page, screen.name);
    }
    await page.setViewportSize({ width: 1024, height: 640 });
    for (const address of LISTS) {
      await page.goto(address);
      await expectNoSidewaysScroll(page, 1024, address);
    }
  },
);

test(
  "on a phone 'Summary' and 'Save' are in one row, and a payment does not overlap the link to its receipt",
  { tag: "@servers" },
  async ({ page }) => {
    const shop = await openShop(createLongAccount());
    await logIn(page, shop);
    await page.setViewportSize({ width: 360, height: 640 });
    await openFilledInvoice(page, shop, { contact: LONG_NAME, items: [LONG_NAME, LONG_WORD] });
    await expectSameRow(
      page.getByRole("button", { name: "Summary" }),
      page.getByRole("button", { name: "Save", exact: true }),
    );
    const partPaidInvoice = (await shop.listInvoices()).find(({ no }) => no.endsWith("4"));
    await page.goto(`/invoice/${partPaidInvoice?.id}`);
    await expectNoOverlap(
      page.getByRole("region", { name: "Payments" }).getByText("RM 40.00", { exact: true }),
      page.getByRole("link", { name: /^Receipt of/ }),
    );
  },
);

test("the first press of Tab focuses a link that skips the header", async ({ page, shop }) => {
  expect(await shop.listInvoices()).toHaveLength(0);
  await open(page, "/items/all");
  const skipLink = page.getByRole("link", { name: "Skip to content" });
  await expect(skipLink).not.toBeInViewport();
  await page.keyboard.press("Tab");
  await expect(skipLink).toBeFocused();
  await expect(skipLink).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("main").getByRole("link").first()).toBeFocused();
});
