import type { UpstreamSettings } from "../../settings/settings";
import { braintreePayments } from "./braintree";
import type { Payments } from "./payments";
import { standInPayments } from "./stand-in";

/** The gateway whose keys are set; without keys one that charges nothing. */
export function openPayments({ braintree }: UpstreamSettings): Payments {
  return braintree ? braintreePayments(braintree) : standInPayments();
}
