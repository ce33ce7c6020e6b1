import { randomUUID } from "node:crypto";
import { expect, type Browser, type Page } from "@playwright/test";
import PostalMime from "postal-mime";
import { tinyAccount, tinyBooks, tinyInvoice } from "../upstream/testing/fixtures";
import { readConfirmationLink, readMailsTo } from "./support/mail";
import { hasScript, logIn, open, openShop, test, type Shop } from "./support/shop";

/**
 * Creates a shop with one issued invoice of RM 100.00 and the customer's link, and shows the send
 * page.
 */
async function openSharedInvoice(
  page: Page,
  invoice = tinyInvoice(),
  { isEmailConfirmed = true } = {},
): Promise<Shop> {
  const account = tinyAccount(tinyBooks({ invoices: [invoice] }));
  const shop = await openShop({ ...account, isEmailConfirmed });
  await logIn(page, shop);
  await createFirstLink(page);
  return shop;
}

async function createFirstLink(page: Page): Promise<void> {
  await open(page, "/invoices/all");
  await page.getByRole("main").getByRole("link", { name: "INV-0001" }).click();
  await page.getByRole("main").getByRole("link", { name: "Send" }).click();
  await page.getByRole("button", { name: "Create link" }).click();
  await expect(page.getByRole("textbox", { name: "Link for the customer" })).toHaveValue(
    /\/i\/[\w-]{22}$/,
  );
}

test("the customer opens the invoice by its link without a login or script, until the link is revoked", async ({
  page,
  browser,
}) => {
  await openSharedInvoice(page);
  const address = new URL(
    await page.getByRole("textbox", { name: "Link for the customer" }).inputValue(),
  );
  const whatsApp = page.getByRole("link", { name: "WhatsApp" });
  await expect(whatsApp).toHaveAttribute("href", new RegExp(encodeURIComponent(address.href)));

  const customer = await browser.newContext({
    javaScriptEnabled: false,
    // A headless user agent would count as a robot.
    userAgent: "Mozilla/5.0 (Linux; Android 12) Chrome/120 Mobile Safari/537.36",
  });
  const customerTab = await customer.newPage();
  const answer = await customerTab.goto(new URL(address.pathname, page.url()).href);
  expect(await customerTab.locator("script").count()).toBe(0);
  expect(answer?.headers()).toMatchObject({
    "cache-control": "no-store",
    "referrer-policy": "no-referrer",
    "x-robots-tag": "noindex, nofollow",
  });
  await expect(customerTab.getByText(/^RM 100\.00 (was )?due 1 Dec 2026$/)).toBeVisible();
  const pdf = await customer.request.get(
    new URL(`${address.pathname}/invoice.pdf`, page.url()).href,
  );
  expect(pdf.headers()["content-type"]).toBe("application/pdf");

  await page.reload();
  await expect(page.getByRole("main")).toContainText(/Opened on \d\d\/\d\d\/\d{4} \d\d:\d\d/);
  await page.getByRole("button", { name: "Revoke the link" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Yes" }).click();
  await expect(page.getByText("The link is revoked: it leads nowhere any more.")).toBeVisible();
  const revoked = await customerTab.goto(new URL(address.pathname, page.url()).href);
  expect(revoked?.status()).toBe(404);
  await expect(
    customerTab.getByRole("heading", { name: "There is no invoice here" }),
  ).toBeVisible();
  await customer.close();
});

test("a late customer is reminded in their language, with a phone number typed for this message", async ({
  page,
}) => {
  const shop = await openShop(tinyAccount(tinyBooks({ invoices: [LATE] })));
  await logIn(page, shop);
  const [contact] = await shop.listContacts();
  await open(page, `/edit_business/${contact?.id}`);
  await page.getByText("As a customer").click();
  await page.getByLabel("Language").selectOption({ label: "Bahasa Melayu" });
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Yes" }).click();
  await expect(page.getByText("successfully")).toBeVisible();

  await createFirstLink(page);
  const main = page.getByRole("main");
  await expect(main.getByText("Not reminded yet.")).toBeVisible();
  await main.getByRole("link", { name: "Reminder" }).click();
  await main.getByRole("link", { name: "Firm" }).click();
  const message = page.getByLabel("Message");
  await expect(message).toHaveValue(/dalam tempoh 7 hari/);
  await expect(message).toHaveValue(/RM 100\.00.*\n.*\/i\/[\w-]{22}$/s);

  await page.getByLabel("Phone number").fill("ask Siti");
  await page.getByRole("button", { name: "Use this message and number" }).click();
  await expect(main.getByText("This is not a phone number.")).toBeVisible();
  await page.getByLabel("Phone number").fill("012-345 6789");
  await page.getByRole("button", { name: "Use this message and number" }).click();
  const whatsApp = main.getByRole("link", { name: "WhatsApp to +60 12 345 6789" });
  await expect(whatsApp).toBeVisible();
  const typedText = "Hi <b>& salam</b>\nbila?#1";
  await message.fill(typedText);
  // With script the link follows the typed text.
  const update = page.getByRole("button", { name: "Use this message and number" });
  if (await update.isVisible()) await update.click();
  await expect(whatsApp).toHaveAttribute(
    "href",
    `https://wa.me/60123456789?text=${encodeURIComponent(typedText)}`,
  );

  await main.getByText("Already reminded? Note it").click();
  await page.getByLabel("How it went").selectOption("By SMS");
  await page.getByRole("button", { name: "Note the reminder" }).click();
  await expect(page.getByText("The reminder is noted.")).toBeVisible();
  await expect(main.getByText(/^Last reminded on .* by SMS\.$/)).toBeVisible();
  await page.getByRole("link", { name: "Back to the invoice" }).click();
  await expect(page.getByRole("region", { name: "History" })).toContainText("Reminded by SMS");
});

test(
  "a reminder is recorded when WhatsApp opens",
  { tag: "@script" },
  async ({ page, context }) => {
    await context.route("https://wa.me/**", (route) => route.fulfill({ body: "WhatsApp" }));
    await openSharedInvoice(page, LATE);
    const main = page.getByRole("main");
    await main.getByRole("link", { name: "Reminder" }).click();
    await expect(page.getByLabel("Message")).toHaveValue(/friendly reminder/);
    const chat = context.waitForEvent("page");
    await main.getByRole("link", { name: /^WhatsApp/ }).click();
    await (await chat).close();
    await expect(main.getByText(/^Last reminded on .* by WhatsApp\.$/)).toBeVisible();
  },
);

test("an invoice is mailed with its PDF after the owner's email is confirmed", async ({
  page,
  browser,
}) => {
  const shop = await openSharedInvoice(page, tinyInvoice(), { isEmailConfirmed: false });
  const main = page.getByRole("main");
  const recipient = `akaun-${randomUUID()}@pelanggan.test`;
  await expect(main.getByRole("link", { name: "WhatsApp" })).toBeVisible();
  await page.getByLabel("Message").fill("Please find it attached.");
  await page.getByRole("button", { name: "Send the link" }).click();
  await expect(main.getByRole("alert")).toContainText(
    `The link is on its way to ${shop.account.email}.`,
  );
  await confirmElsewhere(browser, shop.account.email);
  await page.getByRole("button", { name: "I have confirmed it" }).click();
  await expect(page.getByLabel("Message")).toHaveValue("Please find it attached.");
  await page.getByLabel("Email", { exact: true }).fill("nobody");
  await page.getByRole("button", { name: "Send email" }).click();
  await expect(main.getByRole("alert")).toContainText("Valid email required.");
  await expect(page.getByLabel("Message")).toHaveValue("Please find it attached.");
  await page.getByLabel("Email", { exact: true }).fill(recipient);
  await page.getByRole("button", { name: "Send email" }).click();
  // When the mail takes some seconds, the message says instead that it is on its way.
  await expect(page.getByText(new RegExp(`^The email (is sent )?to ${recipient}`))).toBeVisible();
  await expect(async () => {
    await page.reload();
    await expect(main.getByRole("region", { name: "History" })).toContainText(
      `Sent by email to ${recipient}`,
      { timeout: 2_000 },
    );
  }).toPass();
  const [mail = "", ...otherMails] = await readMailsTo(recipient);
  expect(otherMails).toEqual([]);
  const { subject, text, replyTo, from, attachments } = await PostalMime.parse(mail);
  expect([subject, text?.trim(), from?.name, replyTo?.[0]?.address]).toEqual([
    "Invoice INV-0001 from Kedai Cuba Sdn Bhd",
    "Please find it attached.",
    "Kedai Cuba Sdn Bhd via Lejar",
    "akaun@kedaicuba.example",
  ]);
  expect(attachments).toMatchObject([{ filename: "INV-0001.pdf", mimeType: "application/pdf" }]);
});

test("a message that becomes too long with its link stays, and the link is created", async ({
  page,
}) => {
  await openSharedInvoice(page);
  const message = page.getByLabel("Message");
  const link = page.getByRole("textbox", { name: "Link for the customer" });
  const oldLink = await link.inputValue();
  const longest = "9".repeat(4_000);
  await message.fill(longest);
  await page.getByRole("button", { name: "Revoke the link" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "New link" }).click();
  await expect(link).not.toHaveValue(oldLink);
  const withLink = `${longest}\n${await link.inputValue()}`;
  await expect(message).toHaveValue(withLink);
  await page.getByLabel("Email", { exact: true }).fill("akaun@pelanggan.test");
  await page.getByRole("button", { name: "Send email" }).click();
  await expect(page.getByRole("main").getByRole("alert")).toContainText(
    "Use at most 4,000 characters.",
  );
  await expect(message).toHaveValue(withLink);
});

/** Confirms the email on another device by the mailed link, which works once. */
async function confirmElsewhere(browser: Browser, email: string): Promise<void> {
  const link = await readConfirmationLink(email);
  const otherDevice = await browser.newContext({ javaScriptEnabled: hasScript() });
  const page = await otherDevice.newPage();
  await page.goto(link);
  await page.getByRole("button", { name: "CONFIRM EMAIL" }).click();
  await expect(page.getByRole("alertdialog", { name: "Thank you" })).toContainText(
    "Your email is confirmed.",
  );
  const again = await page.goto(link);
  expect(again?.status()).toBe(404);
  await expect(
    page.getByRole("heading", { name: "This link does not work any more" }),
  ).toBeVisible();
  await otherDevice.close();
}

const LATE = tinyInvoice({ date: "2026-01-05", dueDate: "2026-02-04" });

test("the PDF can be saved, and WhatsApp and SMS are missing for a landline", async ({ page }) => {
  await openSharedInvoice(page);
  const main = page.getByRole("main");
  const pdf = await main.getByRole("link", { name: "Save PDF" }).getAttribute("href");
  expect((await page.request.get(pdf ?? "")).headers()["content-disposition"]).toContain(
    "INV-0001.pdf",
  );
  // The journeys run on localhost, so the link works only on this computer.
  await expect(main.getByText("The link opens on this computer alone")).toHaveCount(1);
  await page.getByLabel("Phone number").fill("03-2078 1234");
  await page.getByRole("button", { name: "Use this message and number" }).click();
  await expect(main.getByText("+60 3 2078 1234 is a landline")).toBeVisible();
  await expect(main.getByRole("link", { name: /WhatsApp|SMS/ })).toHaveCount(0);
  await expect(main.getByRole("link", { name: "Mail app" })).toBeVisible();
});

test("the PDF is shared with another app", { tag: "@script" }, async ({ page }) => {
  await page.addInitScript(() => {
    const shared: string[] = [];
    Object.assign(navigator, {
      canShare: () => true,
      share: ({ files = [] }: ShareData) => {
        shared.push(...files.map(({ name, type, size }) => `${name} ${type} ${size > 1_000}`));
        document.title = shared.join();
        return Promise.resolve();
      },
    });
  });
  await openSharedInvoice(page);
  await page.getByRole("button", { name: "Share PDF" }).click();
  await expect(page).toHaveTitle("INV-0001.pdf application/pdf true");
});
