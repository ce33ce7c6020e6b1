import { randomUUID } from "node:crypto";
import { expect, type Browser, type Page } from "@playwright/test";
import PostalMime from "postal-mime";
import { tinyAccount, tinyBooks, tinyInvoice } from "../upstream/testing/fixtures";
import { readMailsTo } from "./support/mail";
import { hasScript, logIn, open, openShop, test, type Shop } from "./support/shop";

/** A shop with one issued invoice of RM 100.00, and its customer's link, which is shown. */
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

test("a customer sees the invoice by its link, without a login and without script", async ({
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
    // One that says it is headless is taken for a robot.
    userAgent: "Mozilla/5.0 (Linux; Android 12) Chrome/120 Mobile Safari/537.36",
  });
  const there = await customer.newPage();
  const answer = await there.goto(new URL(address.pathname, page.url()).href);
  expect(await there.locator("script").count()).toBe(0);
  expect(answer?.headers()).toMatchObject({
    "cache-control": "no-store",
    "referrer-policy": "no-referrer",
    "x-robots-tag": "noindex, nofollow",
  });
  await expect(there.getByText(/^RM 100\.00 (was )?due 1 Dec 2026$/)).toBeVisible();
  const pdf = await customer.request.get(
    new URL(`${address.pathname}/invoice.pdf`, page.url()).href,
  );
  expect(pdf.headers()["content-type"]).toBe("application/pdf");

  await page.reload();
  await expect(page.getByRole("main")).toContainText(/Opened on \d\d\/\d\d\/\d{4} \d\d:\d\d/);
  await page.getByRole("button", { name: "Revoke the link" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Yes" }).click();
  await expect(page.getByText("The link is revoked: it leads nowhere any more.")).toBeVisible();
  const gone = await there.goto(new URL(address.pathname, page.url()).href);
  expect(gone?.status()).toBe(404);
  await expect(there.getByRole("heading", { name: "There is no invoice here" })).toBeVisible();
  await customer.close();
});

test("a late customer is reminded in their language, by a number for this once", async ({
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
  const words = "Hi <b>& salam</b>\nbila?#1";
  await message.fill(words);
  // With script the words go along as they are typed.
  const update = page.getByRole("button", { name: "Use this message and number" });
  if (await update.isVisible()) await update.click();
  await expect(whatsApp).toHaveAttribute(
    "href",
    `https://wa.me/60123456789?text=${encodeURIComponent(words)}`,
  );

  await main.getByText("Already reminded? Note it").click();
  await page.getByLabel("How it went").selectOption("By SMS");
  await page.getByRole("button", { name: "Note the reminder" }).click();
  await expect(page.getByText("The reminder is noted.")).toBeVisible();
  await expect(main.getByText(/^Last reminded on .* by SMS\.$/)).toBeVisible();
  await page.getByRole("link", { name: "Back to the invoice" }).click();
  await expect(page.getByRole("region", { name: "History" })).toContainText("Reminded by SMS");
});

test("a reminder is noted as WhatsApp opens", { tag: "@script" }, async ({ page, context }) => {
  await context.route("https://wa.me/**", (route) => route.fulfill({ body: "WhatsApp" }));
  await openSharedInvoice(page, LATE);
  const main = page.getByRole("main");
  await main.getByRole("link", { name: "Reminder" }).click();
  await expect(page.getByLabel("Message")).toHaveValue(/friendly reminder/);
  const chat = context.waitForEvent("page");
  await main.getByRole("link", { name: /^WhatsApp/ }).click();
  await (await chat).close();
  await expect(main.getByText(/^Last reminded on .* by WhatsApp\.$/)).toBeVisible();
});

test("an invoice goes by email, with its PDF, once its owner's email is confirmed", async ({
  page,
  browser,
}) => {
  const shop = await openSharedInvoice(page, tinyInvoice(), { isEmailConfirmed: false });
  const main = page.getByRole("main");
  const to = `akaun-${randomUUID()}@pelanggan.test`;
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
  await page.getByLabel("Email", { exact: true }).fill(to);
  await page.getByRole("button", { name: "Send email" }).click();
  // Whoever has waited for some seconds is told that it is on its way.
  await expect(page.getByText(new RegExp(`^The email (is sent )?to ${to}`))).toBeVisible();
  await expect(async () => {
    await page.reload();
    await expect(main.getByRole("region", { name: "History" })).toContainText(
      `Sent by email to ${to}`,
      { timeout: 2_000 },
    );
  }).toPass();
  const [mail = "", ...more] = await readMailsTo(to);
  expect(more).toEqual([]);
  const { subject, text, replyTo, from, attachments } = await PostalMime.parse(mail);
  expect([subject, text?.trim(), from?.name, replyTo?.[0]?.address]).toEqual([
    "Invoice INV-0001 from Kedai Cuba Sdn Bhd",
    "Please find it attached.",
    "Kedai Cuba Sdn Bhd via Lejar",
    "akaun@kedaicuba.example",
  ]);
  expect(attachments).toMatchObject([{ filename: "INV-0001.pdf", mimeType: "application/pdf" }]);
});

test("a message that a link makes too long to be mailed stays, and its link is made", async ({
  page,
}) => {
  await openSharedInvoice(page);
  const message = page.getByLabel("Message");
  const link = page.getByRole("textbox", { name: "Link for the customer" });
  const old = await link.inputValue();
  const longest = "9".repeat(4_000);
  await message.fill(longest);
  await page.getByRole("button", { name: "Revoke the link" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "New link" }).click();
  await expect(link).not.toHaveValue(old);
  const withLink = `${longest}\n${await link.inputValue()}`;
  await expect(message).toHaveValue(withLink);
  await page.getByLabel("Email", { exact: true }).fill("akaun@pelanggan.test");
  await page.getByRole("button", { name: "Send email" }).click();
  await expect(page.getByRole("main").getByRole("alert")).toContainText(
    "Use at most 4,000 characters.",
  );
  await expect(message).toHaveValue(withLink);
});

/** As on another device, by the link that was sent: it works once. */
async function confirmElsewhere(browser: Browser, email: string): Promise<void> {
  const [mail = ""] = await readMailsTo(email);
  const { text = "" } = await PostalMime.parse(mail);
  const [, link = ""] = /^(http\S+\/confirm_email\/[\w-]{43})$/m.exec(text) ?? [];
  const there = await browser.newContext({ javaScriptEnabled: hasScript() });
  const page = await there.newPage();
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
  await there.close();
}

const LATE = tinyInvoice({ date: "2026-01-05", dueDate: "2026-02-04" });

test("the PDF is there to be saved, and a landline gets no chat or text message", async ({
  page,
}) => {
  await openSharedInvoice(page);
  const main = page.getByRole("main");
  const pdf = await main.getByRole("link", { name: "Save PDF" }).getAttribute("href");
  expect((await page.request.get(pdf ?? "")).headers()["content-disposition"]).toContain(
    "INV-0001.pdf",
  );
  // The journeys' own address.
  await expect(main.getByText("The link opens on this computer alone")).toHaveCount(1);
  await page.getByLabel("Phone number").fill("03-2078 1234");
  await page.getByRole("button", { name: "Use this message and number" }).click();
  await expect(main.getByText("+60 3 2078 1234 is a landline")).toBeVisible();
  await expect(main.getByRole("link", { name: /WhatsApp|SMS/ })).toHaveCount(0);
  await expect(main.getByRole("link", { name: "Mail app" })).toBeVisible();
});

test("the PDF is handed to another app", { tag: "@script" }, async ({ page }) => {
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
