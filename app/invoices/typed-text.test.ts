import { expect, it } from "vitest";
import { creditForm } from "./credit-notes/form/schema";
import { paymentForm } from "./record-payment/schema";
import { repeatForm } from "./repeats/form/schema";

const LONG = "about the day after the end of next month, or one as much";

// These fields have no maxlength, so a browser sends any length.
it.each([
  ["a payment's day", paymentForm, "date"],
  ["a credit note's day", creditForm, "date"],
  ["a repeat's first day", repeatForm, "from"],
  ["a repeat's last day", repeatForm, "until"],
  ["a payment's amount", paymentForm, "amount"],
  ["a payment's rate", paymentForm, "rate"],
  ["how often", repeatForm, "interval"],
])("%s stays as it was typed", (_, schema, name) => {
  expect(schema.parse({ [name]: LONG })).toMatchObject({ [name]: LONG });
});
