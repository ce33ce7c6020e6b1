import type { Locator, Page } from "@playwright/test";
import type { AccountHolder } from "../upstream/books/types";
import { tinyAccount, tinyContact, tinyProduct } from "../upstream/testing/fixtures";
import { SCREENS } from "./screens/catalogue";
import { reach, sharing } from "./screens/reach";
import { beginVisit, smallBooks } from "./screens/records";
import { beginInvoice } from "./support/invoice-form";
import { expect, logIn, open, openShop, test } from "./support/shop";

// As long as a name can be.
const LONG = (
  "Perusahaan Pembekalan " +
  "Makanan-Laut-Dan-Minuman_Tradisional_Warisan_Keluarga_Tengku_Sulaiman Sdn Bhd"
).padEnd(200, "福建面海鲜大酒楼");

// What has no place to be broken at: a number that was scanned, an address that was pasted.
const WORD = "W".repeat(60);

const LISTS = [
  "/contacts/all",
  "/invoices/all",
  "/items/all",
  "/owed",
  "/payments",
  "/credit_notes",
  "/repeats",
];

// What a person may set for all text: https://www.w3.org/TR/WCAG22/#text-spacing
const SPACED =
  "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; " +
  "word-spacing: 0.16em !important; } p { margin-bottom: 2em !important; }";

async function expectWithin(page: Page, width: number, where: string): Promise<void> {
  const content = await page.evaluate(() => document.documentElement.scrollWidth);
  expect.soft(content, where).toBeLessThanOrEqual(width);
}

/** Also when its text is widely spaced. */
async function expectNarrow(page: Page, name: string): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expectWithin(page, 320, name);
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
    for (const part of document.querySelectorAll("details")) part.open = true;
  }, SPACED);
  await expectWithin(page, 320, `${name}, spaced`);
}

/** Neither of the two covers a part of the other. */
async function expectApart(one: Locator, other: Locator): Promise<void> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  const isApart =
    !!a && !!b && (a.x + a.width <= b.x || a.y + a.height <= b.y || b.y + b.height <= a.y);
  expect(isApart, JSON.stringify([a, b])).toBe(true);
}

async function expectInLine(one: Locator, other: Locator): Promise<void> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  expect(a && b && a.y < b.y + b.height && b.y < a.y + a.height, JSON.stringify([a, b])).toBe(true);
}

/** A shop in which every word is as long as it can be. */
function longAccount(): AccountHolder {
  const address = {
    street: WORD,
    city: WORD,
    state: WORD,
    postcode: "50100",
    countryId: 135 as const,
  };
  const contacts = [
    tinyContact({
      ...{ displayName: LONG, name: `${WORD}.`, phone: "0".repeat(50), address },
      email: `hello@${WORD}.example`,
    }),
    tinyContact({ ref: "word", kind: "person", displayName: WORD, firstName: WORD }),
  ];
  const tracked = { trackInventory: true, stockBalance: "12345678", inventoryAccount: "store" };
  const products = [
    tinyProduct({ name: LONG, salePrice: "999999999.99" }),
    tinyProduct({ ref: "mug", name: WORD, sku: WORD, saleDescription: WORD, ...tracked }),
  ];
  const { methods, ledgerAccounts, invoices } = smallBooks();
  const books = smallBooks({
    ...{ contacts, products, company: { displayName: LONG } },
    methods: methods.map((method) => (method.ref === "bank" ? { ...method, name: WORD } : method)),
    ledgerAccounts: ledgerAccounts.map((account) => ({ ...account, name: WORD, group: WORD })),
    invoices: invoices.map((invoice) => ({
      ...{ ...invoice, no: `${"W".repeat(26)}${invoice.no?.slice(-4)}` },
      lines: invoice.lines.map((line) => ({ ...line, name: WORD, unitPrice: "123456.00" })),
    })),
  });
  return { ...tinyAccount(books), displayName: LONG };
}

test(
  "no screen scrolls sideways on a narrow phone, with long names and with widely spaced text",
  { tag: "@servers" },
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    const prepared = sharing(async () => {
      const visit = await beginVisit("small", longAccount());
      visit.reason = WORD;
      const repeated = { business_id: await visit.record("company"), every: "month" };
      const invoice_id = Number(await visit.record("late"));
      await visit.shop.call("POST", "/repeats", { ...repeated, invoice_id });
      return visit;
    });
    const pages = SCREENS.filter(
      ({ isSwept, isPictured, isPost }) => isSwept && isPictured && !isPost,
    );
    for (const screen of pages.filter(({ as }) => as !== "nobody")) {
      await reach({ ...screen, sees: /./ }, await prepared(screen), { page, hasScript: false });
      await expectNarrow(page, screen.name);
    }
    await page.setViewportSize({ width: 1024, height: 640 });
    for (const address of LISTS) {
      await page.goto(address);
      await expectWithin(page, 1024, address);
    }
  },
);

test("parts of a line stand apart on a narrow phone", { tag: "@servers" }, async ({ page }) => {
  const shop = await openShop(longAccount());
  await logIn(page, shop);
  await page.setViewportSize({ width: 360, height: 640 });
  await beginInvoice(page, shop, { contact: LONG, items: [LONG, WORD] });
  await expectInLine(
    page.getByRole("button", { name: "Summary" }),
    page.getByRole("button", { name: "Save", exact: true }),
  );
  const paid = (await shop.invoices()).find(({ no }) => no.endsWith("4"));
  await page.goto(`/invoice/${paid?.id}`);
  await expectApart(
    page.getByRole("region", { name: "Payments" }).getByText("RM 40.00", { exact: true }),
    page.getByRole("link", { name: /^Receipt of/ }),
  );
});

test("the first Tab leads past the header to the content", async ({ page, shop }) => {
  expect(await shop.invoices()).toHaveLength(0);
  await open(page, "/items/all");
  const skip = page.getByRole("link", { name: "Skip to content" });
  await expect(skip).not.toBeInViewport();
  await page.keyboard.press("Tab");
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("main").getByRole("link").first()).toBeFocused();
});
