import braintree from "braintree";
import { minorToText } from "../../../domain/money/money";
import { ApiError } from "../../wire/api-error";
import type { BraintreeKeys } from "../../settings/settings";
import { type Charge, type CardGateway, createCardRefusedError } from "./card-gateway";
import { toRefusal } from "../../../domain/refusals/refusal";

/** An answer of Braintree. `message` is the reason when `success` is false. */
type GatewayResult = { success: boolean; message?: string };

/** The part of Braintree's client that the API uses. */
export type BraintreeClient = {
  clientToken: {
    generate(input: {
      merchantAccountId?: string;
    }): Promise<GatewayResult & { clientToken: string }>;
  };
  transaction: {
    sale(input: {
      amount: string;
      paymentMethodNonce: string;
      merchantAccountId?: string;
      options: { submitForSettlement: boolean };
    }): Promise<GatewayResult & { transaction?: { id: string } }>;
    submitForSettlement(id: string): Promise<GatewayResult>;
    void(id: string): Promise<GatewayResult>;
  };
};

/** Returns a card gateway that uses Braintree. */
export function createBraintreeGateway(
  keys: BraintreeKeys,
  client: BraintreeClient = connect(keys),
): CardGateway {
  const toMerchantAccount = (currency: Charge["currency"]) => {
    const merchantAccountId = keys.merchantAccounts[currency];
    return merchantAccountId === undefined ? {} : { merchantAccountId };
  };
  return {
    async createClientToken(currency) {
      const generated = await orUnreachable(
        client.clientToken.generate(toMerchantAccount(currency)),
      );
      return requireSuccess(generated).clientToken;
    },
    async authorize({ nonce, amount, currency }) {
      const sale = await orUnreachable(
        client.transaction.sale({
          amount: minorToText(amount),
          paymentMethodNonce: nonce,
          ...toMerchantAccount(currency),
          options: { submitForSettlement: false },
        }),
      );
      if (!sale.success || !sale.transaction) throw createCardRefusedError();
      return sale.transaction.id;
    },
    async capture(reference) {
      requireSuccess(await orUnreachable(client.transaction.submitForSettlement(reference)));
    },
    async release(reference) {
      requireSuccess(await orUnreachable(client.transaction.void(reference)));
    },
  };
}

function connect({
  environment,
  merchantId,
  publicKey,
  privateKey,
}: BraintreeKeys): BraintreeClient {
  return new braintree.BraintreeGateway({
    environment: braintree.Environment[environment === "production" ? "Production" : "Sandbox"],
    merchantId,
    publicKey,
    privateKey,
  });
}

/** Waits for Braintree. Logs a failed request and throws an `ApiError` 502 instead of its error. */
async function orUnreachable<T>(result: Promise<T>): Promise<T> {
  return result.catch((error: unknown) => {
    console.error(
      "The request to the card gateway failed:",
      error instanceof Error ? error.name : "unknown",
    );
    throw gatewayUnreachableError();
  });
}

/** Returns the result. Throws an `ApiError` 502 when Braintree rejected the request. */
function requireSuccess<T extends GatewayResult>(result: T): T {
  if (result.success) return result;
  console.error("The card gateway rejected the request:", result.message ?? "no reason given");
  throw gatewayUnreachableError();
}

function gatewayUnreachableError(): ApiError {
  return new ApiError(502, toRefusal("card_gateway_unreachable"));
}
