import { randomUUID } from "node:crypto";
import { createRefusal } from "../../wire/api-error";
import { createCardRefusedError, type CardGateway } from "./card-gateway";

/** The token that tells the card form to simulate a gateway. */
const STAND_IN_TOKEN = "stand-in";

/** Some of the nonces that Braintree publishes for tests: of accepted and of declined cards. */
const ACCEPTED_NONCES = [
  "fake-valid-nonce",
  "fake-valid-visa-nonce",
  "fake-valid-mastercard-nonce",
  "fake-valid-amex-nonce",
];
const DECLINED_NONCES = [
  "fake-processor-declined-visa-nonce",
  "fake-processor-declined-mastercard-nonce",
];

/**
 * Returns a gateway that accepts only `ACCEPTED_NONCES`, contacts no service and charges nothing.
 */
export function createStandInGateway(): CardGateway {
  return {
    createClientToken: () => Promise.resolve(STAND_IN_TOKEN),
    authorize: ({ nonce }) => {
      if (ACCEPTED_NONCES.includes(nonce)) return Promise.resolve(`stand-in-${randomUUID()}`);
      if (DECLINED_NONCES.includes(nonce)) throw createCardRefusedError();
      throw createRefusal("no_card_gateway");
    },
    capture: () => Promise.resolve(),
    release: () => Promise.resolve(),
  };
}
