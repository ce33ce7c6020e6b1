import { expect, it } from "vitest";
import { checkFields } from "~/forms/validate.server";
import { findCreditErrors } from "./credit-notes/form/checks.server";
import { creditForm } from "./credit-notes/form/schema";
import { recordPaymentFields, recordPaymentForm } from "./record-payment/schema";
import { repeatFields, repeatForm } from "./repeats/form/schema";
import { mailFields, messageForm } from "./send/schema";
import { voidFields, voidForm } from "./void/schema";

const LONG_TEXT = "9".repeat(100_000);
const INVALID_DATE = "Enter the day as DD/MM/YYYY.";
const tooLong = (limit: string) => `Use at most ${limit} characters.`;

it.each([
  {
    form: "message",
    schema: messageForm,
    check: (typed: object) => checkFields(mailFields, typed),
    typed: {
      text: LONG_TEXT,
      to: LONG_TEXT,
      subject: LONG_TEXT,
      phone: LONG_TEXT,
      proposed: LONG_TEXT,
    },
    errors: { text: tooLong("4,000"), to: "Valid email required.", subject: tooLong("250") },
  },
  {
    form: "payment",
    schema: recordPaymentForm,
    check: (typed: object) => checkFields(recordPaymentFields, typed),
    typed: {
      amount: LONG_TEXT,
      date: LONG_TEXT,
      reference: LONG_TEXT,
      rate: LONG_TEXT,
      methodId: "1",
      accountId: "2",
    },
    errors: {
      amount: "Enter the amount as a number above zero.",
      date: INVALID_DATE,
      reference: tooLong("100"),
      rate: "Enter the rate as a number above zero.",
    },
  },
  {
    form: "repeat",
    schema: repeatForm,
    check: (typed: object) => checkFields(repeatFields, typed),
    typed: { every: "year", interval: LONG_TEXT, from: LONG_TEXT, until: LONG_TEXT },
    errors: {
      interval: "Enter a whole number from 1 to 99.",
      from: INVALID_DATE,
      until: INVALID_DATE,
    },
  },
  {
    form: "credit note",
    schema: creditForm,
    check: (typed: object) => findCreditErrors(creditForm.parse(typed)),
    typed: { date: LONG_TEXT, reason: LONG_TEXT, lines: [{ lineId: "1", quantity: LONG_TEXT }] },
    errors: {
      date: INVALID_DATE,
      reason: tooLong("200"),
      "lines[0].quantity": "Enter the quantity as a number.",
    },
  },
  {
    form: "void",
    schema: voidForm,
    check: (typed: object) => checkFields(voidFields, typed),
    typed: { reason: LONG_TEXT },
    errors: { reason: tooLong("200") },
  },
])(
  "the $form form keeps fields of any length as typed, and its check returns error messages",
  ({ schema, check, typed, errors }) => {
    expect(schema.parse(typed)).toMatchObject(typed);
    expect(check(schema.parse(typed))).toEqual(errors);
  },
);

it.each([
  ["digits", "9".repeat(1_000_000)],
  ["separators", "1,".repeat(500_000)],
  ["almost an email address", `${"a.".repeat(250_000)}a@${"b.".repeat(250_000)}`],
])(
  "the checks of four forms take less than 2 seconds for a million characters in each field: %s",
  (_, text) => {
    const before = performance.now();
    const line = { lineId: "1", quantity: text };
    checkFields(mailFields, messageForm.parse({ text, to: text, subject: text }));
    checkFields(
      recordPaymentFields,
      recordPaymentForm.parse({ amount: text, date: text, rate: text }),
    );
    checkFields(repeatFields, repeatForm.parse({ interval: text, from: text, until: text }));
    findCreditErrors(creditForm.parse({ date: text, reason: text, lines: [line] }));
    expect(performance.now() - before).toBeLessThan(2_000);
  },
);
