import { mkdtempSync } from "node:fs";
import { BlockList } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { beforeEach, expect, test, vi } from "vitest";
import { answerCaptcha } from "~/server/security/testing/answer-captcha";

// The store uses a temporary folder.
vi.mock("~/server/settings/env.server", () => ({
  env: {
    DATA_DIR: mkdtempSync(path.join(tmpdir(), "lejar-payment-")),
    API_BASE_URL: "http://api.test/v2",
    API_KEY: "key-of-the-tests",
    TRUSTED_PROXIES: new BlockList(),
    secure: false,
  },
  sessionSecret: "s".repeat(32),
}));
const { createCaptcha } = await import("~/server/security/captcha.server");
const register = await import("~/routes/_public.register");
const payment = await import("~/routes/_public.register_.payment");
const { endSession } = await import("~/server/session/login.server");
const { findSession } = await import("~/server/session/session-storage.server");

const ORIGIN = "http://app.test";
const EMAIL = "mei@example.test";
const API_ANSWERS: Record<string, object> = {
  "GET /v2/pre_sign_up": {
    countries: [{ id: 135, name: "Malaysia" }],
    currencies: [{ id: 1, country_id: 135 }],
  },
  "GET /v2/promotions/PROMO": {
    promotion: {
      code: "PROMO",
      country: { id: 135, name: "Malaysia", currency: { symbol: "RM" } },
    },
  },
  "GET /v2/braintree/client_token": { client_token: "stand-in" },
  "POST /v2/sign_up": {
    session: { access_token: "token", client_id: "client" },
    people: { id: 1, display_name: "Mei" },
    companies: [{ id: 7, display_name: "Roti", country_id: 135, is_free: false }],
  },
  "POST /v2/logout": {},
};

/** The Idempotency-Key of every sign-up call that the API received. */
const signUps: (string | null)[] = [];

beforeEach(() => {
  signUps.length = 0;
  vi.stubGlobal("fetch", async (request: Request) => {
    const call = `${request.method} ${new URL(request.url).pathname}`;
    if (call === "POST /v2/sign_up") signUps.push(request.headers.get("idempotency-key"));
    return call in API_ANSWERS
      ? Response.json(API_ANSWERS[call])
      : new Response(null, { status: 404 });
  });
});

function createArgs(
  path: string,
  cookie: string,
  form?: Record<string, string>,
): { request: Request; params: object; context: object } {
  const headers = new Headers({ Origin: ORIGIN, Host: "app.test" });
  if (cookie) headers.set("Cookie", cookie);
  const init = form ? { method: "POST", body: new URLSearchParams(form) } : {};
  return { request: new Request(ORIGIN + path, { headers, ...init }), params: {}, context: {} };
}

async function readAnswer(
  result: unknown,
): Promise<{ location: string | null; cookie: string; data: unknown }> {
  const answer = await Promise.resolve(result).catch((thrown: unknown) => thrown);
  if (!(answer instanceof Response)) return { location: null, cookie: "", data: answer };
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(";")[0]);
  return { location: answer.headers.get("location"), cookie: cookies.join("; "), data: null };
}

/**
 * Signs up with a promo code and stops before the payment. Returns the address of the payment page
 * and the visitor's cookie.
 */
async function signUpAsFarAsPayment(cookie = ""): Promise<{ address: string; cookie: string }> {
  const { token, question } = createCaptcha();
  const typed = {
    promo: "PROMO",
    name: "Mei",
    mobile: "0123456789",
    email: EMAIL,
    password: "kopi-o",
    businessName: "Roti",
    countryId: "135",
  };
  const form = {
    ...typed,
    terms: "on",
    captchaToken: token,
    captchaAnswer: answerCaptcha(question),
  };
  const answer = await readAnswer(register.action(createArgs("/register", cookie, form) as never));
  if (!answer.location) throw new Error("The sign-up did not lead to the payment.");
  return { address: answer.location, cookie: answer.cookie || cookie };
}

const openPayment = (address: string, cookie: string) =>
  readAnswer(payment.loader(createArgs(address, cookie) as never));
const openSignUpForm = (address: string, cookie: string) =>
  readAnswer(register.loader(createArgs(address.replace("/payment", ""), cookie) as never));
const pay = (address: string, cookie: string) =>
  readAnswer(
    payment.action(
      createArgs(address, cookie, { cardNumber: "4111111111111111", cardExpiry: "12/49" }) as never,
    ),
  );
const findSessionOf = (cookie: string) => findSession(createArgs("/", cookie).request);

test("the app shows a pending sign-up to its visitor, without the password", async () => {
  const { address, cookie } = await signUpAsFarAsPayment();
  expect((await openPayment(address, cookie)).data).toMatchObject({
    promotion: { code: "PROMO" },
  });
  const form = await openSignUpForm(address, cookie);
  expect(form.data).toMatchObject({ view: { typed: { email: EMAIL, businessName: "Roti" } } });
  expect(JSON.stringify(form.data)).not.toContain("kopi-o");
});

test("the app hides a pending sign-up from a visitor who knows only its address", async () => {
  const { address } = await signUpAsFarAsPayment();
  const otherVisitor = await signUpAsFarAsPayment();
  for (const cookie of ["", "lejar=x", otherVisitor.cookie]) {
    expect((await openPayment(address, cookie)).location).toBe(address.replace("/payment", ""));
    const form = await openSignUpForm(address, cookie);
    expect(form.data).toMatchObject({ view: { fault: { title: "Please enter it again" } } });
    expect(JSON.stringify(form.data)).not.toContain(EMAIL);
    const paid = await pay(address, cookie);
    expect([paid.location, paid.cookie]).toEqual([address.replace("/payment", ""), ""]);
  }
  expect(signUps).toEqual([]);
});

test("the payment removes the pending sign-up", async () => {
  const { address, cookie } = await signUpAsFarAsPayment();
  const paid = await pay(address, cookie);
  expect(await findSessionOf(paid.cookie)).toMatchObject({ companyId: "7" });
  for (const visitor of ["", cookie]) {
    expect(JSON.stringify((await openSignUpForm(address, visitor)).data)).not.toContain(EMAIL);
    expect((await openPayment(address, visitor)).location).toBe(address.replace("/payment", ""));
  }
  expect((await pay(address, "")).cookie).toBe("");
  expect((await openPayment(address, paid.cookie)).location).toBe("/");
  expect(signUps).toHaveLength(1);
});

test("two presses at once sign up with one idempotency key, and every answer logs in", async () => {
  const { address, cookie } = await signUpAsFarAsPayment();
  const answers = await Promise.all([pay(address, cookie), pay(address, cookie)]);
  const thirdAnswer = await pay(address, cookie);
  for (const answer of [...answers, thirdAnswer]) {
    expect(answer.location).toBe("/?welcome=plan");
    expect(await findSessionOf(answer.cookie)).toMatchObject({ companyId: "7" });
  }
  // Both calls have the same idempotency key, so the API creates one account.
  expect(signUps).toHaveLength(2);
  expect(new Set(signUps).size).toBe(1);
});

test("a repeated payment does not log in again after the logout", async () => {
  const { address, cookie } = await signUpAsFarAsPayment();
  const paid = await pay(address, cookie);
  await endSession(createArgs("/logout", paid.cookie, {}).request, async () => undefined);
  const again = await pay(address, cookie);
  expect([again.location, again.cookie]).toEqual([address.replace("/payment", ""), ""]);
});
