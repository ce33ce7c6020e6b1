import { expect, it } from "vitest";
import { intents, parseIntent } from "./intent";
import { getNextLocation } from "./next-location";

it.each([
  ["contact", "/select_contact/customers?draft=edit-7"],
  ["item", "/select_item?draft=edit-7"],
  ["service", "/select_account?draft=edit-7"],
  [intents.payment(2), "/select_payment?draft=edit-7&payment=2"],
  [intents.quantity("l1", 1, "2"), "/edit_invoice/7?line=l1#line-l1"],
  [intents.moveLine("l1", -1), "/edit_invoice/7?line=l1#line-l1"],
  [intents.removeLine("l1"), "/edit_invoice/7#lines"],
  [intents.removePayment(0), "/edit_invoice/7#payments"],
  ["summary", "/edit_invoice/7?summary=1#summary"],
  ["update", "/edit_invoice/7"],
])("the intent %s redirects to %s", (text, location) => {
  const intent = parseIntent(text);
  expect(intent && getNextLocation("edit-7", intent)).toBe(location);
});

it.each(["", "removePayment:x", "payment:1000", "quantity:a:2:1", "moveLine:a:0", "__proto__"])(
  "%j is not an intent",
  (text) => expect(parseIntent(text)).toBeNull(),
);
