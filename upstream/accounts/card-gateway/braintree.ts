import braintree from "braintree";
import { minorToText } from "../../../domain/money/money";
import { ApiError } from "../../wire/api-error";
import type { BraintreeKeys } from "../../settings/settings";
import { type Charge, type CardGateway, cardRefusedError } from "./card-gateway";

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

export function createBraintreeGateway(
  keys: BraintreeKeys,
  client: BraintreeClient = connect(keys),
): CardGateway {
  const accountFor = (currency: Charge["currency"]) => {
    const merchantAccountId = keys.merchantAccounts[currency];
    return merchantAccountId === undefined ? {} : { merchantAccountId };
  };
  return {
    async createClientToken(currency) {
      const generated = await orUnreachable(client.clientToken.generate(accountFor(currency)));
      return requireSuccess(generated).clientToken;
    },
    async authorize({ nonce, amount, currency }) {
      const sale = await orUnreachable(
        client.transaction.sale({
          amount: minorToText(amount),
          paymentMethodNonce: nonce,
          ...accountFor(currency),
          options: { submitForSettlement: false },
        }),
      );
      if (!sale.success || !sale.transaction) throw cardRefusedError();
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

async function orUnreachable<T>(result: Promise<T>): Promise<T> {
  return result.catch((error: unknown) => {
    console.error(
      "The request to the card gateway failed:",
      error instanceof Error ? error.name : "unknown",
    );
    throw gatewayUnreachable();
  });
}

function requireSuccess<T extends GatewayResult>(result: T): T {
  if (result.success) return result;
  console.error("The card gateway rejected the request:", result.message ?? "no reason given");
  throw gatewayUnreachable();
}

function gatewayUnreachable(): ApiError {
  return new ApiError(
    502,
    "The card gateway could not be reached. Nothing was charged. Please try again later.",
  );
}
