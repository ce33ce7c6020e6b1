import { expect, it, vi } from "vitest";
import { createBraintreeGateway, type BraintreeClient } from "./braintree";

const KEYS = {
  environment: "sandbox",
  merchantId: "m",
  publicKey: "p",
  privateKey: "k",
  merchantAccounts: { SGD: "dollars" },
} as const;

it("the gateway authorizes an amount in the currency's merchant account, captures and releases it", async () => {
  const { client, requests } = fakeClient();
  const cardGateway = createBraintreeGateway(KEYS, client);
  expect(await cardGateway.createClientToken("SGD")).toBe("token");
  const reference = await cardGateway.authorize({ nonce: "n", amount: 14850n, currency: "SGD" });
  await cardGateway.capture(reference);
  await cardGateway.release(reference);
  const merchantAccountId = "dollars";
  const options = { submitForSettlement: false };
  expect(requests).toEqual([
    ["token", { merchantAccountId }],
    ["sale", { amount: "148.50", paymentMethodNonce: "n", merchantAccountId, options }],
    ["capture", "t1"],
    ["void", "t1"],
  ]);
});

it("the gateway answers a refused card with 422 and a failed request with 502", async () => {
  const { client: declined } = fakeClient();
  declined.transaction.sale = () => Promise.resolve({ success: false, message: "Do Not Honor" });
  const charge = { nonce: "n", amount: 100n, currency: "MYR" } as const;
  await expect(createBraintreeGateway(KEYS, declined).authorize(charge)).rejects.toMatchObject({
    status: 422,
  });
  const { client: failing } = fakeClient();
  failing.transaction.sale = () => Promise.reject(new Error("timeout"));
  const error = vi.spyOn(console, "error").mockImplementation(() => undefined);
  await expect(createBraintreeGateway(KEYS, failing).authorize(charge)).rejects.toMatchObject({
    status: 502,
  });
  error.mockRestore();
});

function fakeClient(): { client: BraintreeClient; requests: unknown[] } {
  const requests: unknown[] = [];
  const answer =
    <T>(name: string, result: T) =>
    (input: unknown) => {
      requests.push([name, input]);
      return Promise.resolve({ success: true, ...result });
    };
  const client = {
    clientToken: { generate: answer("token", { clientToken: "token" }) },
    transaction: {
      sale: answer("sale", { transaction: { id: "t1" } }),
      submitForSettlement: answer("capture", {}),
      void: answer("void", {}),
    },
  };
  return { client, requests };
}
