import { expect, it } from "vitest";
import { creditForm } from "./credit-notes/form/schema";
import { recordPaymentForm } from "./record-payment/schema";
import { repeatForm } from "./repeats/form/schema";

const LONG_TEXT = "about a week after the end of next month, or when it suits you";

// These fields have no maxlength attribute, so a browser may send text of any length.
it.each([
  ["a payment's day", recordPaymentForm, "date"],
  ["a credit note's day", creditForm, "date"],
  ["a repeat's first day", repeatForm, "from"],
  ["a repeat's last day", repeatForm, "until"],
  ["a payment's amount", recordPaymentForm, "amount"],
  ["a payment's rate", recordPaymentForm, "rate"],
  ["a repeat's interval", repeatForm, "interval"],
])("the schema keeps a long typed text of %s", (_, schema, name) => {
  expect(schema.parse({ [name]: LONG_TEXT })).toMatchObject({ [name]: LONG_TEXT });
});
