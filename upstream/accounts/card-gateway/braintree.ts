import braintree from "braintree";
import { minorToText } from "../../../domain/money/money";
import { ApiError } from "../../wire/api-error";
import type { BraintreeKeys } from "../../settings/settings";
import { type Charge, type Payments, cardRefused } from "./payments";

type Done = { success: boolean; message?: string };

/** The part of Braintree's client that the API uses. */
export type Gateway = {
  clientToken: {
    generate(of: { merchantAccountId?: string }): Promise<Done & { clientToken: string }>;
  };
  transaction: {
    sale(of: {
      amount: string;
      paymentMethodNonce: string;
      merchantAccountId?: string;
      options: { submitForSettlement: boolean };
    }): Promise<Done & { transaction?: { id: string } }>;
    submitForSettlement(id: string): Promise<Done>;
    void(id: string): Promise<Done>;
  };
};

export function braintreePayments(keys: BraintreeKeys, gateway: Gateway = connect(keys)): Payments {
  const accountFor = (currency: Charge["currency"]) => {
    const merchantAccountId = keys.merchantAccounts[currency];
    return merchantAccountId === undefined ? {} : { merchantAccountId };
  };
  return {
    async clientToken(currency) {
      const made = await reached(gateway.clientToken.generate(accountFor(currency)));
      return done(made).clientToken;
    },
    async hold({ nonce, amount, currency }) {
      const sale = await reached(
        gateway.transaction.sale({
          amount: minorToText(amount),
          paymentMethodNonce: nonce,
          ...accountFor(currency),
          options: { submitForSettlement: false },
        }),
      );
      if (!sale.success || !sale.transaction) throw cardRefused();
      return sale.transaction.id;
    },
    async take(reference) {
      done(await reached(gateway.transaction.submitForSettlement(reference)));
    },
    async release(reference) {
      done(await reached(gateway.transaction.void(reference)));
    },
  };
}

function connect({ environment, merchantId, publicKey, privateKey }: BraintreeKeys): Gateway {
  return new braintree.BraintreeGateway({
    environment: braintree.Environment[environment === "production" ? "Production" : "Sandbox"],
    merchantId,
    publicKey,
    privateKey,
  });
}

async function reached<T>(answer: Promise<T>): Promise<T> {
  return answer.catch((error: unknown) => {
    console.error("The card gateway failed:", error instanceof Error ? error.name : "unknown");
    throw unreachable();
  });
}

function done<T extends Done>(answer: T): T {
  if (answer.success) return answer;
  console.error("The card gateway refused:", answer.message ?? "without words");
  throw unreachable();
}

function unreachable(): ApiError {
  return new ApiError(
    502,
    "The card gateway could not be reached. Nothing was charged. Please try again later.",
  );
}
