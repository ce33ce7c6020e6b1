import type { UpstreamSettings } from "../../settings/settings";
import { braintreeGateway } from "./braintree";
import type { CardGateway } from "./card-gateway";
import { standInGateway } from "./stand-in";

/**
 * Returns the gateway whose keys are set. Without keys, returns a stand-in that charges nothing.
 */
export function openCardGateway({ braintree }: UpstreamSettings): CardGateway {
  return braintree ? braintreeGateway(braintree) : standInGateway();
}
