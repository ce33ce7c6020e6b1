import type { Page } from "@playwright/test";
import { tinyAccount, tinyBooks, tinyInvoice } from "../upstream/testing/fixtures";
import { openFilledInvoice, openLine, saveInvoice, openNewInvoice } from "./support/invoice-form";
import { expect, logIn, open, openShop, test } from "./support/shop";

/**
 * Calls `leave`, which moves the focus out of a field, and waits until the server has stored the
 * draft.
 */
async function waitForStoredDraft(page: Page, leave: () => Promise<void>): Promise<void> {
  const draftAnswer = page.waitForResponse(
    (answer) => answer.url().includes("/draft?") && answer.status() === 204,
  );
  await Promise.all([draftAnswer, leave()]);
}

test(
  "typed values are there after a reload, and the invoice is saved with them without a conflict",
  { tag: "@script" },
  async ({ page, shop }) => {
    await openFilledInvoice(page, shop, { contact: "Kopitiam Jaya", items: ["Mug"] });
    const notes = page.getByLabel("Notes");
    const price = page.getByLabel("Unit price of Mug");
    await openLine(page, "Mug");
    await price.fill("4.50");
    await notes.fill("Deliver to the back door");
    await waitForStoredDraft(page, () => notes.blur());
    await page.reload();
    await expect(notes).toHaveValue("Deliver to the back door");
    await expect(price).toHaveValue("4.50");

    await openLine(page, "Mug");
    await price.fill("5.00");
    await waitForStoredDraft(page, () => price.blur());
    await price.fill("5.25");
    await saveInvoice(page);
    await expect(page.getByText("Invoice successfully created.")).toBeVisible();
    // The amount is 5.25 and 8% tax.
    expect(await shop.listInvoices()).toMatchObject([{ amount: "5.67" }]);
    await openNewInvoice(page);
    await expect(notes).toHaveValue("");
  },
);

test(
  "a form whose draft is stored is left without a question, and another tab reports the change",
  { tag: "@script" },
  async ({ page, shop, context }) => {
    await openFilledInvoice(page, shop, { contact: "Kopitiam Jaya", items: ["Mug"] });
    const other = await context.newPage();
    await openNewInvoice(other);
    await page.bringToFront();
    await page.getByLabel("Notes").fill("From the first tab");
    await waitForStoredDraft(page, () => page.getByLabel("Notes").blur());
    // This goes back as the browser's own button does.
    await page.evaluate(() => history.back());
    await page.waitForURL((url) => url.pathname !== "/create_invoice");

    await other.bringToFront();
    await other.getByLabel("Notes").fill("From the second tab");
    await other.getByLabel("Notes").blur();
    await expect(other.getByText("Not saved yet")).toBeVisible();
    await saveInvoice(other);
    await expect(other.getByText("This invoice was changed in another tab")).toBeVisible();
    await expect(other.getByRole("main")).toContainText("From the first tab");
    expect(await shop.listInvoices()).toEqual([]);
  },
);

test(
  "typed changes of an invoice are stored as a draft and not saved in the invoice",
  { tag: "@script" },
  async ({ page }) => {
    const books = tinyBooks({ invoices: [tinyInvoice({ status: 0, memo: "Before" })] });
    const shop = await openShop(tinyAccount(books));
    await logIn(page, shop);
    const [invoice] = await shop.listInvoices();
    await open(page, `/edit_invoice/${invoice?.id}`);
    await page.getByLabel("Notes").fill("After");
    await waitForStoredDraft(page, () => page.getByLabel("Notes").blur());
    await page.reload();
    await expect(page.getByLabel("Notes")).toHaveValue("After");
    expect(await shop.readInvoice(invoice?.id ?? 0)).toMatchObject({ memo: "Before" });
  },
);
