import { expect, it, vi } from "vitest";
import { braintreeGateway, type BraintreeClient } from "./braintree";

const KEYS = {
  environment: "sandbox",
  merchantId: "m",
  publicKey: "p",
  privateKey: "k",
  merchantAccounts: { SGD: "dollars" },
} as const;

it("authorizes an amount in the currency's merchant account and captures it later", async () => {
  const { gateway, requests } = fakeGateway();
  const payments = braintreeGateway(KEYS, gateway);
  expect(await payments.createClientToken("SGD")).toBe("token");
  const reference = await payments.authorize({ nonce: "n", amount: 14850n, currency: "SGD" });
  await payments.capture(reference);
  await payments.release(reference);
  const merchantAccountId = "dollars";
  const options = { submitForSettlement: false };
  expect(requests).toEqual([
    ["token", { merchantAccountId }],
    ["sale", { amount: "148.50", paymentMethodNonce: "n", merchantAccountId, options }],
    ["capture", "t1"],
    ["void", "t1"],
  ]);
});

it("distinguishes a refused card from a failed gateway", async () => {
  const { gateway: declined } = fakeGateway();
  declined.transaction.sale = () => Promise.resolve({ success: false, message: "Do Not Honor" });
  const charge = { nonce: "n", amount: 100n, currency: "MYR" } as const;
  await expect(braintreeGateway(KEYS, declined).authorize(charge)).rejects.toMatchObject({
    status: 422,
  });
  const { gateway: failing } = fakeGateway();
  failing.transaction.sale = () => Promise.reject(new Error("timeout"));
  const error = vi.spyOn(console, "error").mockImplementation(() => undefined);
  await expect(braintreeGateway(KEYS, failing).authorize(charge)).rejects.toMatchObject({
    status: 502,
  });
  error.mockRestore();
});

function fakeGateway(): { gateway: BraintreeClient; requests: unknown[] } {
  const requests: unknown[] = [];
  const answer =
    <T>(name: string, result: T) =>
    (input: unknown) => {
      requests.push([name, input]);
      return Promise.resolve({ success: true, ...result });
    };
  const gateway = {
    clientToken: { generate: answer("token", { clientToken: "token" }) },
    transaction: {
      sale: answer("sale", { transaction: { id: "t1" } }),
      submitForSettlement: answer("capture", {}),
      void: answer("void", {}),
    },
  };
  return { gateway, requests };
}
