import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { getValue, postLogin, NOW, send, type Api } from "./api";
import { getWithKey, postSignUp, createSignUpPayload } from "./sign-up";

/** Declares the tests whose titles begin with "promotions" (see `declareContract`). */
export function declarePromotionContract(api: () => Api): void {
  it("are found by their code in any case", async () => {
    const code = await createPromotion(api(), {
      annual_fee: 19_800,
      first_charge: 9_900,
      country_id: 200,
    });
    const { status, body } = await getWithKey(api(), `/promotions/${code.toLowerCase()}`);
    expect(status).toBe(200);
    expect(body).toEqual({
      promotion: {
        code,
        plan: { name: "Premium" },
        fee_monthly: null,
        fee_annual: "198.00",
        first_charge: "99.00",
        country: { id: 200, name: "Singapore", currency: { code: "SGD", symbol: "S$" } },
      },
    });
  });

  it("are not found when they are unknown or have expired", async () => {
    const expired = await createPromotion(api(), { expires_at: NOW.toISOString() });
    for (const code of ["NOTHING", expired, "%20", "%00"]) {
      const reply = await getWithKey(api(), `/promotions/${code}`);
      expect([reply.status, reply.body]).toEqual([
        404,
        { message: "This promotion was not found." },
      ]);
    }
  });

  it("charge the card of a sign-up and store the reference of the payment", async () => {
    const promotion_code = await createPromotion(api());
    const payload = createSignUpPayload({
      promotion_code,
      payment_method_nonce: "fake-valid-visa-nonce",
    });
    const { status, body } = await postSignUp(api(), payload);
    expect(status).toBe(201);
    const signUpRow = await api()
      .db.selectFrom("sign_ups")
      .innerJoin("memberships", "memberships.account_id", "sign_ups.account_id")
      .innerJoin("companies", "companies.id", "memberships.company_id")
      .select(["promotion_code", "payment_reference", "premium_until"])
      .where("sign_ups.account_id", "=", Number(getValue(body, "people", "id")))
      .executeTakeFirstOrThrow();
    expect(signUpRow.promotion_code).toBe(promotion_code);
    expect(signUpRow.payment_reference).toMatch(/^stand-in-/);
    expect(signUpRow.premium_until).toBe("2026-12-20T16:30:00.000Z");
  });

  it.each([
    [
      "a refused card",
      "fake-processor-declined-visa-nonce",
      "The card was refused. Please check it, or try another one.",
    ],
    ["no card", "", "The card is needed for this promo code."],
    [
      "any other card",
      "4242424242424242",
      "No card gateway is set up: only the published test cards are accepted.",
    ],
  ])("create no account with %s", async (_, payment_method_nonce, message) => {
    const promotion_code = await createPromotion(api());
    const payload = createSignUpPayload({ promotion_code, payment_method_nonce });
    const reply = await postSignUp(api(), payload);
    expect([reply.status, reply.body]).toEqual([422, { message }]);
    expect((await postLogin(api(), payload.email, payload.password)).status).toBe(401);
  });

  it("are refused for another country and when they have expired", async () => {
    const singapore = await createPromotion(api(), { country_id: 200 });
    const nonce = { payment_method_nonce: "fake-valid-nonce" };
    const otherCountry = await postSignUp(
      api(),
      createSignUpPayload({ promotion_code: singapore, ...nonce }),
    );
    expect([otherCountry.status, otherCountry.body]).toEqual([
      422,
      { message: "This promo code is for another country." },
    ]);
    const expired = await createPromotion(api(), { expires_at: NOW.toISOString() });
    const afterExpiry = await postSignUp(
      api(),
      createSignUpPayload({ promotion_code: expired, ...nonce }),
    );
    expect([afterExpiry.status, afterExpiry.body]).toEqual([
      422,
      { message: "This promo code is not valid any more." },
    ]);
  });

  it("use a stand-in card token when no card gateway is configured", async () => {
    expect((await getWithKey(api(), "/braintree/client_token?country_id=135")).body).toEqual({
      client_token: "stand-in",
    });
    expect((await getWithKey(api(), "/braintree/client_token")).status).toBe(422);
  });
}

async function createPromotion(api: Api, changes: Record<string, unknown> = {}): Promise<string> {
  const code = `PROMO-${randomUUID().slice(0, 8)}`.toUpperCase();
  const promotion = { code, country_id: 135, first_charge: 1_950, ...changes };
  await send(api, "/testing/promotions", { method: "POST", body: JSON.stringify(promotion) });
  return code;
}
