import { gzipSync } from "node:zlib";
import { createCanvas, loadImage } from "@napi-rs/canvas";
import jsQR from "jsqr";
import type { Browser, BrowserContext, Page } from "@playwright/test";
import { parseEmv } from "../domain/business-numbers/emv-code";
import { listAccessibilityViolations } from "./screens/accessibility";
import {
  CUSTOMER_STATES,
  createCustomerPage,
  type CustomerPageState,
} from "./support/customer-page";
import { expect, hasScript, readSetting, test } from "./support/shop";

const LONGEST_NAME = "Perusahaan Pembekalan Makanan Laut dan Minuman Warisan Nenek";
/** The limit of the page's HTML in gzip bytes. */
const MAX_HTML_BYTES = 12_000;

/**
 * The text at the top of the page and the main button for an invoice of S$ 116.64, by its state.
 */
const EXPECTED: Record<CustomerPageState, { word: string; headline: RegExp; mainButton: string }> =
  {
    "to pay": {
      word: "To pay",
      headline: /^S\$ 116\.64 due \d+ \w+ \d{4}$/,
      mainButton: "Save the code as a picture",
    },
    late: {
      word: "Late (3 days)",
      headline: /^S\$ 116\.64 was due \d+ \w+ \d{4}$/,
      mainButton: "Save the code as a picture",
    },
    "part paid": {
      word: "Part paid",
      headline: /^S\$ 76\.64 left, due \d+ \w+ \d{4}$/,
      mainButton: "Save the code as a picture",
    },
    paid: { word: "Paid", headline: /^Paid on \d+ \w+ \d{4}$/, mainButton: "Open the receipt" },
    credited: {
      word: "Credited",
      headline: /^Nothing is left to pay on this invoice\.$/,
      mainButton: "Open the PDF",
    },
    "to give back": {
      word: "Money back",
      headline: /^S\$ 31\.32 comes back to you\.$/,
      mainButton: "Open the receipt",
    },
    void: {
      word: "Void",
      headline: /^This invoice is void\. There is nothing to pay\.$/,
      mainButton: "Open the PDF",
    },
  };

/** Opens a path in the customer's own browser and records the requested paths. */
async function openAsCustomer(
  browser: Browser,
  path: string,
  { width = 360, saveData = false } = {},
): Promise<{ page: Page; customer: BrowserContext; requestedPaths: string[] }> {
  const customer = await browser.newContext({
    baseURL: readSetting("LEJAR_APP_URL"),
    javaScriptEnabled: hasScript(),
    viewport: { width, height: 800 },
    // A headless user agent would count as a robot.
    userAgent: "Mozilla/5.0 (Linux; Android 12) Chrome/120 Mobile Safari/537.36",
    ...(saveData && { extraHTTPHeaders: { "Save-Data": "on" } }),
  });
  const page = await customer.newPage();
  const requestedPaths: string[] = [];
  page.on("request", (request) => {
    const { protocol, pathname } = new URL(request.url());
    if (protocol !== "data:") requestedPaths.push(pathname);
  });
  page.on("pageerror", (error) => {
    throw error;
  });
  await page.goto(path, { waitUntil: "load" });
  return { page, customer, requestedPaths };
}

for (const state of CUSTOMER_STATES) {
  test(`an invoice in the state '${state}' shows the state to the customer on one page within the size limit`, async ({
    browser,
  }) => {
    const { path } = await createCustomerPage(state, { hasLogo: true, color: "#FFEB3B" });
    const { page, customer, requestedPaths } = await openAsCustomer(browser, path);
    const { word, headline, mainButton } = EXPECTED[state];
    await expect(page.locator(".state").getByText(word, { exact: true })).toBeVisible();
    await expect(page.getByText(headline)).toBeVisible();
    await expect(page.locator(".button-main")).toHaveText([mainButton]);
    await expect(page.locator("header img")).toHaveJSProperty("complete", true);
    expect(requestedPaths).toEqual([path, `${path}/logo.png`]);
    const html = await (await customer.request.get(path)).text();
    expect(gzipSync(html).length).toBeLessThanOrEqual(MAX_HTML_BYTES);

    const isOwed = /To pay|Late|Part paid/.test(word);
    await expect(page.getByRole("heading", { name: "How to pay" })).toHaveCount(isOwed ? 1 : 0);
    const totals = page.locator(".totals");
    await expect(totals).toContainText("Discount-25.00");
    if (state === "part paid") await expect(totals).toContainText("Paid-40.00");
    if (state === "credited") await expect(totals).toContainText(/Credit note CN-0001, .*-116\.64/);
    if (state === "void") {
      await expect(page.getByText(/still to pay|left to pay/i)).toHaveCount(0);
      await expect(page.getByRole("img")).toHaveCount(0);
      await expect(page.getByText("017-123456-8")).toHaveCount(0);
    }
    await customer.close();
  });
}

test("the customer copies the payment details and saves the code as a picture", async ({
  browser,
}) => {
  const { path } = await createCustomerPage("to pay", { unitPrice: "1000.00" });
  const { page, customer } = await openAsCustomer(browser, path);
  await customer.grantPermissions(["clipboard-read", "clipboard-write"]);
  await expect(page.getByRole("img", { name: "Scan to pay with PayNow" })).toBeVisible();
  const buttons = page.getByRole("button");
  if (hasScript()) {
    const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
    await page.getByRole("button", { name: "Copy the account number" }).click();
    await expect(page.getByRole("status")).toHaveText("Copied");
    expect(await clipboard()).toBe("0171234568");
    await page.getByRole("button", { name: "Copy the amount" }).click();
    await expect(buttons.filter({ hasText: "Copied" })).toHaveAccessibleName("Copy the amount");
    await expect.poll(clipboard).toBe("1736.64");
  } else {
    await expect(buttons).toHaveCount(0);
    for (const value of ["017-123456-8", "1,736.64"])
      await expect(page.locator("dl").getByText(value, { exact: true })).toHaveCSS(
        "user-select",
        "all",
      );
  }
  const save = page.getByRole("link", { name: "Save the code as a picture" });
  const picture = await customer.request.get((await save.getAttribute("href")) ?? "");
  expect(picture.headers()).toMatchObject({
    "content-type": "image/png",
    "content-disposition": 'attachment; filename="PayNow-INV-0001.png"',
    "cache-control": "no-store",
  });
  expect(await readCodeAmount(await picture.body())).toBe("1736.64");
  const codeImage = page.getByRole("img", { name: "Scan to pay with PayNow" });
  expect(await readCodeAmount(await codeImage.screenshot())).toBe("1736.64");
  await customer.close();
});

test(
  "a customer's browser with Save-Data gets no script",
  { tag: "@servers" },
  async ({ browser }) => {
    const { path } = await createCustomerPage("to pay");
    const { page, customer } = await openAsCustomer(browser, path, { saveData: true });
    await expect(page.getByText("017-123456-8")).toBeVisible();
    await expect(page.locator("script")).toHaveCount(0);
    const answer = await customer.request.get(path, { headers: { "Save-Data": "on" } });
    expect(answer.headers()["content-security-policy"]).toContain("script-src 'none'");
    await customer.close();
  },
);

test("the customer opens receipts of payments that were not undone, and no others", async ({
  browser,
}) => {
  const { shop, path, id } = await createCustomerPage("part paid");
  const { page, customer } = await openAsCustomer(browser, path);
  const receipts = page.getByRole("region", { name: "Receipts" }).getByRole("link");
  await expect(receipts).toHaveText([/^\d+ \w+ \d{4} Bank Transfer S\$ 40\.00 PDF$/]);
  const address = (await receipts.getAttribute("href")) ?? "";
  expect((await customer.request.get(address)).headers()).toMatchObject({
    "content-type": "application/pdf",
    "cache-control": "no-store",
    "referrer-policy": "no-referrer",
    "x-robots-tag": "noindex, nofollow",
  });
  const other = await createCustomerPage("to pay");
  const paymentId = address.split("/").at(-1);
  for (const unknownPath of [`${other.path}/receipt/${paymentId}`, `${path}/receipt/0`])
    expect((await customer.request.get(unknownPath)).status()).toBe(404);
  await shop.callApi(
    "DELETE",
    `/sales/invoices/${id}/payments/${paymentId}?business_id=${await shop.readCompanyId()}`,
  );
  expect((await customer.request.get(address)).status()).toBe(404);
  await page.reload();
  await expect(page.getByText("To pay", { exact: true })).toBeVisible();
  await expect(receipts).toHaveCount(0);
  await customer.close();
});

test(
  "the logo is cached privately, and a missing logo or code is not found",
  { tag: "@servers" },
  async ({ browser }) => {
    const { path } = await createCustomerPage("to pay", { hasLogo: true });
    const { customer } = await openAsCustomer(browser, path);
    const logo = await customer.request.get(`${path}/logo.png`);
    expect(logo.headers()).toMatchObject({
      "content-type": "image/png",
      "cache-control": "private, no-cache",
      "referrer-policy": "no-referrer",
      "x-robots-tag": "noindex, nofollow",
    });
    const etag = logo.headers().etag ?? "";
    const again = await customer.request.get(`${path}/logo.png`, {
      headers: { "If-None-Match": etag },
    });
    expect(again.status()).toBe(304);
    const voidPage = await createCustomerPage("void");
    for (const file of ["logo.png", "code.png"])
      expect((await customer.request.get(`${voidPage.path}/${file}`)).status()).toBe(404);
    await customer.close();
  },
);

test(
  "amounts and dates stay on one line, with the longest names and amounts",
  { tag: "@servers" },
  async ({ browser }) => {
    for (const language of ["en", "ms", "zh"] as const) {
      const { path } = await createCustomerPage("late", {
        ...{ name: LONGEST_NAME, unitPrice: "99999999999.99", hasLogo: true, language },
      });
      for (const width of [320, 360, 900, 1440]) {
        const { page, customer } = await openAsCustomer(browser, path, { width });
        for (const figure of await page.locator(".sum, .unbroken, .figures").all())
          expect(
            await figure.evaluate((element) => {
              const text = document.createRange();
              text.selectNodeContents(element);
              return text.getClientRects().length;
            }),
            `${language} ${width} ${await figure.textContent()}`,
          ).toBe(1);
        const contentWidth = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(contentWidth, `${language} ${width}`).toBeLessThanOrEqual(width);
        await customer.close();
      }
    }
  },
);

test(
  "the customer's page has no accessibility violations in any state",
  { tag: "@script" },
  async ({ browser }) => {
    for (const state of CUSTOMER_STATES) {
      const options = { hasLogo: true, color: state === "late" ? "#795548" : "#FFC107" };
      const { path } = await createCustomerPage(state, { name: LONGEST_NAME, ...options });
      const { page, customer } = await openAsCustomer(browser, path);
      for (const width of [320, 1280])
        expect(await listAccessibilityViolations(page, { width }), `${state} ${width}`).toEqual([]);
      // A dark page differs in its colours alone.
      await page.emulateMedia({ colorScheme: "dark" });
      expect(
        await listAccessibilityViolations(page, { width: 320, onlyColors: true }),
        `${state} dark`,
      ).toEqual([]);
      await customer.close();
    }
  },
);

/** Returns the amount that a phone reads from a picture of a code. */
async function readCodeAmount(picture: Buffer): Promise<string | undefined> {
  const image = await loadImage(picture);
  const context = createCanvas(image.width, image.height).getContext("2d");
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, 0, image.width, image.height);
  return parseEmv(jsQR(data, image.width, image.height)?.data ?? "")?.get("54");
}
