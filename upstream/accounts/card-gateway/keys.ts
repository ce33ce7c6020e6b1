import type { BraintreeKeys } from "../../settings/settings";

/** The settings of the gateway, by the names of their environment variables. */
type BraintreeVariables = {
  BRAINTREE_ENVIRONMENT: "sandbox" | "production";
  BRAINTREE_MERCHANT_ID?: string | undefined;
  BRAINTREE_PUBLIC_KEY?: string | undefined;
  BRAINTREE_PRIVATE_KEY?: string | undefined;
  BRAINTREE_MERCHANT_ACCOUNT_MYR?: string | undefined;
  BRAINTREE_MERCHANT_ACCOUNT_SGD?: string | undefined;
};

/**
 * Returns the keys of Braintree, or undefined when no key is set. Throws an Error with one sentence
 * when only some keys are set.
 */
export function readBraintreeKeys(variables: BraintreeVariables): BraintreeKeys | undefined {
  const {
    BRAINTREE_MERCHANT_ID: merchantId,
    BRAINTREE_PUBLIC_KEY: publicKey,
    BRAINTREE_PRIVATE_KEY: privateKey,
  } = variables;
  if (!merchantId && !publicKey && !privateKey) return undefined;
  if (!merchantId || !publicKey || !privateKey) {
    throw new Error(
      "BRAINTREE_MERCHANT_ID, BRAINTREE_PUBLIC_KEY and BRAINTREE_PRIVATE_KEY must be set together.",
    );
  }
  const merchantAccounts = {
    MYR: variables.BRAINTREE_MERCHANT_ACCOUNT_MYR,
    SGD: variables.BRAINTREE_MERCHANT_ACCOUNT_SGD,
  };
  return {
    environment: variables.BRAINTREE_ENVIRONMENT,
    merchantId,
    publicKey,
    privateKey,
    merchantAccounts,
  };
}
