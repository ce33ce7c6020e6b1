import type { UpstreamSettings } from "../../settings/settings";
import { braintreePayments } from "./braintree";
import type { Payments } from "./payments";
import { standInPayments } from "./stand-in";

/**
 * Returns the gateway whose keys are set. Without keys, returns a stand-in that charges nothing.
 */
export function openPayments({ braintree }: UpstreamSettings): Payments {
  return braintree ? braintreePayments(braintree) : standInPayments();
}
