import { answerCaptcha } from "../../app/server/security/testing/answer-captcha";
import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { hasScript, open, readSetting, type Fault } from "./shop";

const MALAYSIA = "135";

/** Creates a promo code for this test; amounts are in cents. */
export async function createPromoCode(promotion: Record<string, unknown> = {}): Promise<string> {
  const code = `PROMO-${randomUUID().slice(0, 8)}`.toUpperCase();
  await postToTesting("/testing/promotions", {
    code,
    country_id: Number(MALAYSIA),
    monthly_fee: 3900,
    first_charge: 1950,
    ...promotion,
  });
  return code;
}

/**
 * Makes the next API calls without an account fail; `path` must be one that no other test uses,
 * such as that of this test's promo code.
 */
export async function failPublicCalls(rule: Omit<Fault, "path"> & { path: string }): Promise<void> {
  await postToTesting("/testing/faults", { email: "", ...rule });
}

async function postToTesting(path: string, body: object): Promise<void> {
  const response = await fetch(new URL(path, readSetting("LEJAR_UPSTREAM_URL")), {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(await response.text());
}

/** Returns an email that no account has. */
export const createEmail = () => `mei-${randomUUID()}@example.test`;

/**
 * Opens the sign-up and fills in everything except the captcha; returns the email. With `country`
 * null the country stays as it is, such as that of the promo code.
 */
export async function fillInSignUp(
  page: Page,
  typed: { promo?: string; email?: string; country?: string | null } = {},
): Promise<string> {
  const email = typed.email ?? createEmail();
  await open(page, "/register");
  if (typed.promo) await typePromo(page, typed.promo);
  await page.getByLabel("Name", { exact: true }).fill("Mei Ling");
  await page.getByLabel("Mobile number").fill("012-345 6789");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill("kopi-o-kosong");
  await page.getByLabel("Business name").fill("Roti & Kopi");
  if (typed.country !== null)
    await page.getByLabel("Business country").selectOption({ label: typed.country ?? "Malaysia" });
  await page.getByLabel("I agree to the terms").check();
  return email;
}

/** Signs up in Malaysia with this promo code by a post, and opens the payment page. */
export async function openPaymentPage(page: Page, promo: string): Promise<void> {
  await open(page, await postSignUp(page, promo));
}

/** Signs up in Malaysia by a post, and opens the dashboard. */
export async function openNewDashboard(page: Page): Promise<void> {
  await open(page, await postSignUp(page, ""));
}

/** Posts the sign-up and returns the address that the answer leads to. */
async function postSignUp(page: Page, promo: string): Promise<string> {
  const signUpHtml = await (await page.request.get("/register")).text();
  const [, captchaToken = ""] = /name="captchaToken" value="([^"]+)"/.exec(signUpHtml) ?? [];
  const answer = await page.request.post("/register", {
    form: {
      promo,
      name: "Mei Ling",
      mobile: "012-345 6789",
      email: createEmail(),
      password: "kopi-o-kosong",
      businessName: "Roti & Kopi",
      countryId: MALAYSIA,
      terms: "on",
      captchaToken,
      captchaAnswer: answerCaptcha(signUpHtml),
    },
    headers: { Origin: readSetting("LEJAR_APP_URL") },
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(302);
  return answer.headers().location ?? "";
}

/**
 * Types a promo code, which is checked on leaving the field with script, or by 'Verify' without
 * script.
 */
export async function typePromo(page: Page, code: string): Promise<void> {
  const field = page.getByLabel("Promo code");
  if (!(await field.isVisible())) await page.getByText("I have a promo code").click();
  await field.fill(code);
  if (hasScript()) await page.getByLabel("Promo code").blur();
  else await page.getByRole("button", { name: "Verify" }).click();
}

/** Waits for the proof of work with script, or answers the question without script. */
export async function passCaptcha(page: Page): Promise<void> {
  if (hasScript())
    return expect(page.getByText("Security check passed.")).toBeVisible({ timeout: 30_000 });
  await page
    .getByLabel(/^How much is/)
    .fill(answerCaptcha(await page.getByText(/^How much is/).innerText()));
}

export async function sendSignUp(page: Page): Promise<void> {
  await passCaptcha(page);
  await page.getByRole("button", { name: "SIGN UP" }).click();
}
