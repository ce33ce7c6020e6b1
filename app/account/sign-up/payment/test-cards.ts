/** Of the cards that Braintree publishes for tests: the nonce each stands for. */
const CARDS = new Map([
  ["4111111111111111", "fake-valid-visa-nonce"],
  ["5555555555554444", "fake-valid-mastercard-nonce"],
  ["378282246310005", "fake-valid-amex-nonce"],
  ["4000111111111115", "fake-processor-declined-visa-nonce"],
  ["5105105105105100", "fake-processor-declined-mastercard-nonce"],
]);

/** Null for any other card: a real one must go no further. */
export function testCardNonce(number: string): string | null {
  return CARDS.get(number.replace(/[\s-]/g, "")) ?? null;
}
