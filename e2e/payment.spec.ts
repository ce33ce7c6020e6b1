import type { Page } from "@playwright/test";
import { expect, hasScript, readSetting, test } from "./support/shop";
import { fillInSignUp, createPromoCode, openPaymentPage, sendSignUp } from "./support/sign-up";

const dialog = (page: Page) => page.getByRole("dialog", { name: "Subscription & Payment Info" });

async function signUpToPayment(page: Page, promo: string): Promise<string> {
  const email = await fillInSignUp(page, { promo, country: null });
  await sendSignUp(page);
  await expect(dialog(page)).toBeVisible();
  return email;
}

async function payByCard(page: Page, card: string, expiry = "12/30"): Promise<void> {
  await page.getByLabel("Test card number").fill(card);
  await page.getByLabel("Expiry").fill(expiry);
  await page.getByLabel("CVV").fill("123");
  await page.getByRole("button", { name: "Proceed" }).click();
}

test("the charge of a promo code is paid with a test card", async ({ page }) => {
  await signUpToPayment(page, await createPromoCode());
  await expect(dialog(page)).toContainText("Monthly Renewal");
  await expect(dialog(page)).toContainText("RM 19.50");
  await expect(dialog(page)).toContainText("nothing is ever charged");
  await payByCard(page, "4111 1111 1111 1111");
  await expect(page.getByRole("heading", { name: "Dashboard" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Personalize invoice", exact: true })).toBeVisible();
});

test(
  "a yearly plan shows its renewal in the currency of the promo code's country",
  { tag: "@servers" },
  async ({ page }) => {
    await signUpToPayment(
      page,
      await createPromoCode({
        country_id: 200,
        monthly_fee: null,
        annual_fee: 19_800,
        first_charge: 123_450,
      }),
    );
    await expect(dialog(page)).toContainText("Annual Renewal");
    await expect(dialog(page)).toContainText("S$ 1,234.50");
  },
);

test("a refused card gets a message, and another card can follow", async ({ page }) => {
  await openPaymentPage(page, await createPromoCode());
  await payByCard(page, "4000 1111 1111 1115");
  await expect(page.getByRole("alert")).toContainText("The card was refused.");
  await expect(page.getByLabel("Test card number")).toHaveValue("");
  await payByCard(page, "5555555555554444");
  await expect(page.getByRole("heading", { name: "Dashboard" })).toBeVisible();
});

test("an invalid card gets a message, its number and CVV are not shown again, and its expiry stays", async ({
  page,
}) => {
  await openPaymentPage(page, await createPromoCode());
  await payByCard(page, "4111 1111 1111 1111", "01/20");
  await expect(page.getByLabel("Expiry")).toHaveAccessibleDescription(
    "This card has expired. Use another card.",
  );
  await expect(page.getByLabel("Expiry")).toHaveValue("01/20");
  await expect(page.getByLabel("Test card number")).toHaveValue("");
  await expect(page.getByLabel("CVV")).toHaveValue("");
  await payByCard(page, "4242 4242 4242 4242");
  await expect(page.getByRole("alert")).toContainText(
    "Only the published test cards are taken here.",
  );
  expect(await page.content()).not.toContain("4242 4242");
  await page.getByRole("link", { name: "Change what you entered" }).click();
  await expect(page.getByLabel("Business name")).toHaveValue("Roti & Kopi");
  await expect(page.getByLabel("Password", { exact: true })).toHaveValue("");
});

test("a promo code that ends before the payment gets a message, and the sign-up can continue without it", async ({
  page,
}) => {
  const code = await createPromoCode();
  await openPaymentPage(page, code);
  await fetch(new URL("/testing/promotions", readSetting("LEJAR_UPSTREAM_URL")), {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({
      code,
      country_id: 135,
      first_charge: 1950,
      expires_at: "2026-01-01T00:00:00.000Z",
    }),
  });
  await payByCard(page, "4111111111111111");
  await expect(page.getByRole("alert")).toContainText("This promo code is not valid any more.");
  await page.getByRole("button", { name: "Sign up without the promo code" }).click();
  await expect(page.getByRole("heading", { name: "Dashboard" })).toBeVisible();
});

test("Braintree's form opens with the gateway's token and its result is sent, or a message says that it cannot be shown", async ({
  page,
}) => {
  await page.route("**/dropin.js", (route) =>
    route.fulfill({
      contentType: "text/javascript",
      body: `window.braintree = { dropin: { create: ({ authorization, container }) => {
        container.textContent = "Card form for " + authorization;
        return Promise.resolve({
          requestPaymentMethod: () => Promise.resolve({ nonce: "fake-valid-nonce" }),
          teardown: () => Promise.resolve(),
        });
      } } };`,
    }),
  );
  await openPaymentPage(page, await createPromoCode({ client_token: "token-of-the-gateway" }));
  if (!hasScript()) {
    await expect(page.getByText("The card form cannot be shown in this browser.")).toBeVisible();
    await page.getByRole("button", { name: "Sign up without the promo code" }).click();
  } else {
    await expect(page.getByText("Card form for token-of-the-gateway")).toBeVisible();
    await page.getByRole("button", { name: "Proceed" }).click();
  }
  await expect(page.getByRole("heading", { name: "Dashboard" })).toBeVisible();
});

test(
  "a card form that does not load gets a message, and the sign-up can continue without the promo code",
  { tag: "@script" },
  async ({ page }) => {
    await page.route("**/dropin.js", (route) => route.abort());
    await openPaymentPage(page, await createPromoCode({ client_token: "token-of-the-gateway" }));
    await expect(page.getByText("The card form did not arrive.")).toBeVisible();
    await page.getByRole("button", { name: "Sign up without the promo code" }).click();
    await expect(page.getByRole("heading", { name: "Dashboard" })).toBeVisible();
  },
);

test(
  "only the payment page allows the gateway's scripts",
  { tag: "@servers" },
  async ({ page }) => {
    await openPaymentPage(page, await createPromoCode());
    const readPolicy = async (address: string) =>
      (await page.request.get(address)).headers()["content-security-policy"];
    expect(await readPolicy(page.url())).toContain("https://assets.braintreegateway.com");
    expect(await readPolicy("/register")).not.toContain("braintree");
    expect(await readPolicy("/login")).not.toContain("braintree");
  },
);
