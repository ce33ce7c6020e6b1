import { expect, type Page } from "@playwright/test";
import { tinyAccount, tinyBooks, tinyInvoice } from "../upstream/testing/fixtures";
import { logIn, open, openShop, test, type Shop } from "./support/shop";

/** A shop with one issued invoice of RM 100.00, and its customer's link, which is shown. */
async function shopThatSends(page: Page): Promise<Shop> {
  const shop = await openShop(tinyAccount(tinyBooks({ invoices: [tinyInvoice()] })));
  await logIn(page, shop);
  await open(page, "/invoices/all");
  await page.getByRole("main").getByRole("link", { name: "INV-0001" }).click();
  await page.getByRole("main").getByRole("link", { name: "Send" }).click();
  await page.getByRole("button", { name: "Create link" }).click();
  await expect(page.getByRole("textbox", { name: "Link for the customer" })).toHaveValue(
    /\/i\/[\w-]{22}$/,
  );
  return shop;
}

test("a customer sees the invoice by its link, without a login and without script", async ({
  page,
  browser,
}) => {
  await shopThatSends(page);
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
  await expect(there.getByText("RM 100.00 to pay")).toBeVisible();
  await expect(
    there.getByText("It was due on 01/12/2026").or(there.getByText("Please pay by 01/12/2026")),
  ).toBeVisible();
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

test("the owner's words go along, whatever they are", async ({ page }) => {
  await shopThatSends(page);
  const words = "Hi <b>& hello</b>\nsee you?#1";
  await page.getByLabel("Message").fill(words);
  const update = page.getByRole("button", { name: "Use this message" });
  if (await update.isVisible()) await update.click();
  const href = await page.getByRole("link", { name: "WhatsApp" }).getAttribute("href");
  expect(new URL(href ?? "").searchParams.get("text")).toBe(words);
  expect(await page.getByRole("link", { name: "SMS" }).getAttribute("href")).toContain(
    `body=${encodeURIComponent(words)}`,
  );
});
