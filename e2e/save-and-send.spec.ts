import type { Page } from "@playwright/test";
import { tinyAccount, tinyBooks, tinyInvoice } from "../upstream/testing/fixtures";
import { openFilledInvoice } from "./support/invoice-form";
import { expect, logIn, open, openShop, test, type Shop } from "./support/shop";

const SENT = 1;

/** Creates a shop with one draft invoice, logs its owner in, and returns the invoice's id. */
async function openShopWithDraftInvoice(page: Page): Promise<{ shop: Shop; id: number }> {
  const books = tinyBooks({ invoices: [tinyInvoice({ status: 0, memo: "Before" })] });
  const shop = await openShop(tinyAccount(books));
  await logIn(page, shop);
  const [draft] = await shop.listInvoices();
  return { shop, id: draft?.id ?? 0 };
}

async function saveAndSend(page: Page, question: string): Promise<void> {
  await page.getByRole("button", { name: "Save and send" }).click();
  await page.getByRole("dialog", { name: question }).getByRole("button", { name: "Yes" }).click();
}

/** Checks that the send page is open, with the customer's link in the message. */
async function expectReadyToSend(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Send");
  await expect(page.getByRole("link", { name: /^WhatsApp/ })).toHaveAttribute(
    "href",
    /^https:\/\/wa\.me\/.*%2Fi%2F[\w-]{22}$/,
  );
}

test("a new invoice is saved, marked as sent and ready to send in one step", async ({
  page,
  shop,
}) => {
  await openFilledInvoice(page, shop, { contact: "Kopitiam Jaya", items: ["Mug"] });
  await saveAndSend(page, "Create Invoice?");
  await expect(page.getByText("Invoice successfully created.")).toBeVisible();
  await expectReadyToSend(page);
  const [saved] = await shop.listInvoices();
  expect(await shop.readInvoice(saved?.id ?? 0)).toMatchObject({ status: SENT, amount: "3.24" });
  // The draft no longer exists.
  await open(page, "/create_invoice");
  await expect(page.getByRole("button", { name: "Add contact" })).toBeVisible();
});

test("a new invoice is saved and ready to send from its preview", async ({ page, shop }) => {
  await openFilledInvoice(page, shop, { contact: "Kopitiam Jaya", items: ["Mug"] });
  await page.getByRole("button", { name: "Title, style and preview" }).click();
  await page.getByLabel("Title").fill("Mugs");
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByRole("button", { name: "Save" }).click();
  await saveAndSend(page, "Create Invoice?");
  await expectReadyToSend(page);
  expect(await shop.listInvoices()).toMatchObject([{ contact_name: "Kopitiam Jaya" }]);
});

test("a draft invoice is changed, saved and sent in one step", async ({ page }) => {
  const { shop, id } = await openShopWithDraftInvoice(page);
  await open(page, `/edit_invoice/${id}`);
  await page.getByLabel("Notes").fill("After");
  await saveAndSend(page, "Mark as sent?");
  await expectReadyToSend(page);
  expect(await shop.readInvoice(id)).toMatchObject({ status: SENT, memo: "After" });
});

test("'Send' on a draft invoice asks first, and changes nothing until the answer is Yes", async ({
  page,
}) => {
  const { shop, id } = await openShopWithDraftInvoice(page);
  await open(page, `/edit_invoice/${id}`);
  await page.getByRole("main").getByRole("link", { name: "Send" }).click();
  await expect(
    page.getByRole("main").getByRole("heading", { name: "Mark as sent?" }),
  ).toBeVisible();
  await page.getByRole("link", { name: "No" }).click();
  await expect(page.getByText("DRAFT", { exact: true })).toBeVisible();
  expect(await shop.readInvoice(id)).toMatchObject({ status: 0 });
  await page.getByRole("main").getByRole("link", { name: "Send" }).click();
  await page.getByRole("button", { name: "Yes" }).click();
  await expect(page.getByText("Invoice marked as sent.")).toBeVisible();
  await expectReadyToSend(page);
  expect(await shop.readInvoice(id)).toMatchObject({ status: SENT, memo: "Before" });
});

test("a draft invoice that was marked as sent elsewhere is ready to send after Yes", async ({
  page,
}) => {
  const { shop, id } = await openShopWithDraftInvoice(page);
  await open(page, `/invoice/${id}/send`);
  const address = `/sales/invoices/${id}/status?business_id=${await shop.readCompanyId()}`;
  await shop.callApi("PUT", address, { status: SENT });
  await page.getByRole("button", { name: "Yes" }).click();
  await expectReadyToSend(page);
});

test("an invoice is created once when the first answer is lost and 'Save and send' is pressed again", async ({
  page,
  shop,
}) => {
  await openFilledInvoice(page, shop, { contact: "Kopitiam Jaya", items: ["Mug"] });
  await shop.addFault({ kind: "drop-after", method: "POST", path: "/sales/invoices" });
  await saveAndSend(page, "Create Invoice?");
  await expect(page.getByText("Connection Error").first()).toBeVisible();
  await shop.clearFaults();
  await saveAndSend(page, "Create Invoice?");
  await expectReadyToSend(page);
  expect(await shop.listInvoices()).toHaveLength(1);
});

test("'Done' on an unchanged preview asks nothing and changes nothing", async ({ page }) => {
  const { shop, id } = await openShopWithDraftInvoice(page);
  const before = await shop.readInvoice(id);
  await open(page, `/edit_invoice/${id}`);
  await page.getByRole("button", { name: "Preview" }).click();
  await page.getByRole("link", { name: "Done" }).click();
  await expect(page.getByRole("heading", { name: "Invoices", level: 1 })).toBeVisible();
  expect(await shop.readInvoice(id)).toEqual(before);
});

test("the same draft is saved and sent once from two tabs", async ({ page, shop, context }) => {
  await openFilledInvoice(page, shop, { contact: "Kopitiam Jaya", items: ["Mug"] });
  const other = await context.newPage();
  await open(other, "/create_invoice");
  for (const tab of [page, other]) {
    await tab.bringToFront();
    await saveAndSend(tab, "Create Invoice?");
    await expectReadyToSend(tab);
  }
  expect(await shop.listInvoices()).toHaveLength(1);
});
