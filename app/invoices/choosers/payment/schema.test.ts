import { expect, it } from "vitest";
import { paymentChooserFields } from "./schema";
import { checkFields } from "~/forms/validate.server";

it.each([
  ["0", "Enter the amount as a number above zero."],
  ["-5", "Enter the amount as a number above zero."],
  ["0.004", "Enter the amount as a number above zero."],
  ["RM50", "Enter the amount as a number above zero."],
  ["1.234,50", "Write 1234.50."],
  ["1.234", "Use at most two decimals."],
])("the payment chooser rejects the amount %s with the message '%s'", (amount, message) => {
  expect(checkFields(paymentChooserFields, { methodId: "1", accountId: "2", amount })).toEqual({
    amount: message,
  });
});

it.each(["1,234.50", "0.01", "12.500"])("the payment chooser accepts the amount %s", (amount) => {
  expect(checkFields(paymentChooserFields, { methodId: "1", accountId: "2", amount })).toBeNull();
});
