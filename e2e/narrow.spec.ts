import type { Locator, Page } from "@playwright/test";
import {
  tinyAccount,
  tinyBooks,
  tinyContact,
  tinyInvoice,
  tinyProduct,
} from "../upstream/testing/fixtures";
import { addPayment, beginInvoice } from "./support/invoice-form";
import { expect, logIn, open, openShop, test, type Shop } from "./support/shop";

// As long as a name can be.
const LONG = (
  "Perusahaan Pembekalan " +
  "Makanan-Laut-Dan-Minuman_Tradisional_Warisan_Keluarga_Tengku_Sulaiman Sdn Bhd"
).padEnd(200, "福建面海鲜大酒楼");

const SCREENS = [
  "/",
  "/contacts/all",
  "/create_person",
  "/create_business",
  "/invoices/all",
  "/create_invoice",
  "/select_contact/all?draft=new",
  "/select_item?draft=new",
  "/select_payment?draft=new&payment=0",
  "/invoice_details?draft=new",
  "/invoice_personalization?draft=new",
  "/invoice_preview?draft=new",
  "/items/all",
  "/create_item",
  "/business",
  "/cash_sale",
  "/owed",
  "/payments",
  "/repeats",
];

// What a person may set for all text: https://www.w3.org/TR/WCAG22/#text-spacing
const SPACED =
  "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; " +
  "word-spacing: 0.16em !important; } p { margin-bottom: 2em !important; }";

async function expectWithin(page: Page, width: number, where: string): Promise<void> {
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth),
    where,
  ).toBeLessThanOrEqual(width);
}

/** Also when its text is widely spaced. */
async function expectNarrow(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expectWithin(page, 320, address);
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
    for (const part of document.querySelectorAll("details")) part.open = true;
  }, SPACED);
  await expectWithin(page, 320, `${address}, spaced`);
}

/** Neither of the two covers a part of the other. */
async function expectApart(one: Locator, other: Locator): Promise<void> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  const isApart =
    !!a && !!b && (a.x + a.width <= b.x || a.y + a.height <= b.y || b.y + b.height <= a.y);
  expect(isApart, JSON.stringify([a, b])).toBe(true);
}

async function paymentIdOf(shop: Shop, invoiceId = 0): Promise<number | undefined> {
  const { payments } = await shop.invoice(invoiceId);
  return (payments as { id: number }[])[0]?.id;
}

test(
  "no screen scrolls sideways on a narrow phone, with long names and with widely spaced text",
  { tag: "@servers" },
  async ({ page }) => {
    const contact = tinyContact({ ref: "long", displayName: LONG });
    const products = [tinyProduct({ name: LONG, salePrice: "999999999.99" })];
    const lines = tinyInvoice().lines.map((line) => ({ ...line, unitPrice: "123456.00" }));
    const payments = [
      { method: "bank", ledgerAccount: "bank", amount: "100000.00", date: "2026-11-02" },
    ];
    const invoices = [
      tinyInvoice({ contact: "long", lines, status: 1, no: "DELETED" }),
      tinyInvoice({ contact: "long", lines, payments }),
    ];
    const shop = await openShop({
      ...tinyAccount(
        tinyBooks({ contacts: [contact], products, invoices, company: { displayName: LONG } }),
      ),
      displayName: LONG,
    });
    await logIn(page, shop);
    await page.setViewportSize({ width: 320, height: 640 });
    await beginInvoice(page, shop, { contact: LONG, items: [LONG] });
    await addPayment(page, { method: "Bank Transfer", account: "Maybank", amount: "10" });
    const [invoice, unpaid] = await shop.invoices();
    const [product] = await shop.products();
    await shop.changeElsewhere(unpaid?.id ?? 0, { memo: LONG.replaceAll(" ", "") });
    const contactId = (await shop.contacts())[0]?.id;
    const ofRecords = [
      ...["", "/payment", `/receipt/${await paymentIdOf(shop, invoice?.id)}`].map(
        (screen) => `/invoice/${invoice?.id}${screen}`,
      ),
      ...["", "/send", "/repeat", "/void", "/versions"].map(
        (screen) => `/invoice/${unpaid?.id}${screen}`,
      ),
      ...["", "/statement"].map((screen) => `/customer/${contactId}${screen}`),
      `/edit_business/${contactId}`,
      `/cash_sale/confirm?item=${product?.id}`,
    ];
    for (const address of [...SCREENS, ...ofRecords]) await expectNarrow(page, address);
    await shop.changeElsewhere(unpaid?.id ?? 0, "delete");
    for (const address of ["/deleted_invoices", `/invoice/${unpaid?.id}/versions`])
      await expectNarrow(page, address);
    await page.goto(`/invoice/${invoice?.id}`);
    await expectApart(
      page.getByRole("region", { name: "Payments" }).getByText("RM 100,000.00", { exact: true }),
      page.getByRole("link", { name: /^Receipt of/ }),
    );
  },
);

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
