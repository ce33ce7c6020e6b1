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

const SCREENS = [
  "/",
  ...LISTS,
  "/create_person",
  "/create_business",
  "/create_invoice",
  "/select_contact/all?draft=new",
  "/select_item?draft=new",
  "/select_account?draft=new",
  "/select_payment?draft=new&payment=0",
  "/method?draft=new&payment=0",
  "/account?draft=new&payment=0",
  "/invoice_details?draft=new",
  "/invoice_personalization?draft=new",
  "/invoice_preview?draft=new",
  "/create_item",
  "/business",
  "/cash_sale",
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

async function expectInLine(one: Locator, other: Locator): Promise<void> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  expect(a && b && a.y < b.y + b.height && b.y < a.y + a.height, JSON.stringify([a, b])).toBe(true);
}

async function paymentIdOf(shop: Shop, invoiceId = 0): Promise<number | undefined> {
  const { payments } = await shop.invoice(invoiceId);
  return (payments as { id: number }[])[0]?.id;
}

/** Both with the longest words there are; returns the id of the credit note. */
async function repeatAndCredit(shop: Shop, invoiceId: number): Promise<number> {
  const company = { business_id: await shop.companyId() };
  await shop.call("POST", "/repeats", { ...company, invoice_id: invoiceId, every: "month" });
  const { items } = await shop.invoice(invoiceId);
  const answer = await shop.call("POST", `/sales/invoices/${invoiceId}/credit_notes`, {
    ...company,
    reason: WORD,
    date: "2026-11-02",
    items: (items as { id: number }[]).map(({ id }) => ({ invoice_line_id: id, quantity: "0.5" })),
  });
  return (answer as { credit_note: { id: number } }).credit_note.id;
}

test(
  "no screen scrolls sideways on a narrow phone, with long names and with widely spaced text",
  { tag: "@servers" },
  async ({ page }) => {
    const books = tinyBooks();
    const contacts = [
      tinyContact({ ref: "long", displayName: LONG }),
      tinyContact({
        ref: "word",
        displayName: WORD,
        name: `${WORD}.`,
        email: `hello@${WORD}.example`,
        phone: "0".repeat(50),
        address: { street: WORD, city: WORD, state: WORD, postcode: "50100", countryId: 135 },
      }),
    ];
    const products = [
      tinyProduct({ name: LONG, salePrice: "999999999.99" }),
      tinyProduct({
        ref: "word",
        name: WORD,
        sku: WORD,
        saleDescription: WORD,
        trackInventory: true,
        stockBalance: "12345678",
        inventoryAccount: "store",
      }),
    ];
    const methods = [...books.methods, { ref: "word", name: WORD, kind: "other" as const }];
    const ledgerAccounts = [
      ...books.ledgerAccounts,
      { ref: "word", name: WORD, kind: "other" as const, group: WORD },
      { ref: "words", name: `${WORD}.`, kind: "income" as const, group: WORD },
    ];
    const lines = tinyInvoice().lines.map((line) => ({ ...line, unitPrice: "123456.00" }));
    const payments = [
      { method: "bank", ledgerAccount: "bank", amount: "100000.00", date: "2026-11-02" },
    ];
    const paidByWord = { method: "word", ledgerAccount: "word", amount: "1.00" };
    const invoices = [
      tinyInvoice({
        contact: "word",
        no: "W".repeat(30),
        payments: [{ ...paidByWord, date: "2026-11-02" }],
      }),
      tinyInvoice({ contact: "long", lines, status: 1, no: "DELETED" }),
      tinyInvoice({ contact: "long", lines, payments }),
    ];
    const shop = await openShop({
      ...tinyAccount(
        tinyBooks({
          ...{ contacts, products, methods, ledgerAccounts, invoices },
          company: { displayName: LONG },
        }),
      ),
      displayName: LONG,
    });
    await logIn(page, shop);
    await page.setViewportSize({ width: 360, height: 640 });
    await beginInvoice(page, shop, { contact: LONG, items: [LONG, WORD], services: [`${WORD}.`] });
    await addPayment(page, { method: "Bank Transfer", account: "Maybank", amount: "10" });
    await expectInLine(
      page.getByRole("button", { name: "Summary" }),
      page.getByRole("button", { name: "Save", exact: true }),
    );
    await page.setViewportSize({ width: 320, height: 640 });
    const [invoice, unpaid, ofWord] = await shop.invoices();
    const [product] = await shop.products();
    const creditNoteId = await repeatAndCredit(shop, ofWord?.id ?? 0);
    await shop.changeElsewhere(unpaid?.id ?? 0, { memo: LONG.replaceAll(" ", "") });
    const contactId = (await shop.contacts())[0]?.id;
    const receipt = `/receipt/${await paymentIdOf(shop, invoice?.id)}`;
    const ofRecords = [
      ...["", "/payment", receipt, `${receipt}/send`].map(
        (screen) => `/invoice/${invoice?.id}${screen}`,
      ),
      ...["", "/send", "/repeat", "/void", "/versions"].map(
        (screen) => `/invoice/${unpaid?.id}${screen}`,
      ),
      ...["", "/statement", "/statement/send", "/remind"].map(
        (screen) => `/customer/${contactId}${screen}`,
      ),
      `/edit_business/${contactId}`,
      `/cash_sale/confirm?item=${product?.id}`,
      `/invoice/${ofWord?.id}`,
      ...["", "/send"].map((screen) => `/credit_note/${creditNoteId}${screen}`),
    ];
    for (const address of [...SCREENS, ...ofRecords]) await expectNarrow(page, address);
    await shop.changeElsewhere(unpaid?.id ?? 0, "delete");
    for (const address of ["/deleted_invoices", `/invoice/${unpaid?.id}/versions`])
      await expectNarrow(page, address);
    await page.setViewportSize({ width: 1024, height: 640 });
    for (const address of LISTS) {
      await page.goto(address);
      await expectWithin(page, 1024, address);
    }
    await page.setViewportSize({ width: 320, height: 640 });
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
