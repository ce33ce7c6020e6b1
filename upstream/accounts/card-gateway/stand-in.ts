import { randomUUID } from "node:crypto";
import { unacceptable } from "../../wire/api-error";
import { cardRefused, type Payments } from "./payments";

/** The token that tells the card form to simulate a gateway. */
const STAND_IN_TOKEN = "stand-in";

/**
 * The nonces that Braintree publishes for tests: those of accepted cards and those of declined
 * cards.
 */
const PASSING = [
  "fake-valid-nonce",
  "fake-valid-visa-nonce",
  "fake-valid-mastercard-nonce",
  "fake-valid-amex-nonce",
];
const DECLINED = ["fake-processor-declined-visa-nonce", "fake-processor-declined-mastercard-nonce"];

/**
 * Returns a gateway that accepts the published test cards only, contacts no service and charges
 * nothing.
 */
export function standInPayments(): Payments {
  return {
    clientToken: () => Promise.resolve(STAND_IN_TOKEN),
    hold: ({ nonce }) => {
      if (PASSING.includes(nonce)) return Promise.resolve(`stand-in-${randomUUID()}`);
      if (DECLINED.includes(nonce)) throw cardRefused();
      throw unacceptable("No card gateway is set up: only the published test cards are accepted.");
    },
    take: () => Promise.resolve(),
    release: () => Promise.resolve(),
  };
}
