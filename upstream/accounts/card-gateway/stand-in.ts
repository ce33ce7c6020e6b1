import { randomUUID } from "node:crypto";
import { unacceptable } from "../../wire/api-error";
import { cardRefused, type Payments } from "./payments";

/** By it a card form knows that it is to play itself. */
const STAND_IN_TOKEN = "stand-in";

/**
 * What Braintree publishes for tests: the nonces of cards that pass, and of cards that are
 * declined.
 */
const PASSING = [
  "fake-valid-nonce",
  "fake-valid-visa-nonce",
  "fake-valid-mastercard-nonce",
  "fake-valid-amex-nonce",
];
const DECLINED = ["fake-processor-declined-visa-nonce", "fake-processor-declined-mastercard-nonce"];

/** Takes the provider's published test cards only, talks to nobody and charges nothing. */
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
