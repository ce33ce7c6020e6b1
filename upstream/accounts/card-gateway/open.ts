import type { UpstreamSettings } from "../../settings/settings";
import { createBraintreeGateway } from "./braintree";
import type { CardGateway } from "./card-gateway";
import { createStandInGateway } from "./stand-in";

/**
 * Returns the gateway whose keys are set. Without keys, returns a stand-in that charges nothing.
 */
export function openCardGateway({ braintree }: UpstreamSettings): CardGateway {
  return braintree ? createBraintreeGateway(braintree) : createStandInGateway();
}
