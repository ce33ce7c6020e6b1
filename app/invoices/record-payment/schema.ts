import { typedTextOfAnyLength } from "~/forms/checks";
import { COMPULSORY_MESSAGE, formatTooLongMessage } from "~/forms/fields";
import { INVOICE_LIMITS } from "../../../domain/limits/invoices";
import * as z from "zod";
import { parseDate } from "../../../domain/calendar/days";
import { parseRate } from "../../../domain/money/typed-amount";
import { paymentAmountField } from "../payment-amount";

/** A payment form with its typed values. */
export const recordPaymentForm = z.object({
  /** The idempotency key of the form. */
  key: z.string().default(""),
  amount: typedTextOfAnyLength,
  date: typedTextOfAnyLength,
  methodId: typedTextOfAnyLength,
  accountId: typedTextOfAnyLength,
  /** The id of the method whose default account was filled in when the form was rendered. */
  filledFor: typedTextOfAnyLength,
  reference: typedTextOfAnyLength,
  /** The exchange rate; empty for the rate of the payment's date. */
  rate: typedTextOfAnyLength,
});

export type RecordPaymentForm = z.output<typeof recordPaymentForm>;

/** Checks a payment form. The messages are shown beside the fields. */
export const recordPaymentFields = recordPaymentForm.extend({
  amount: paymentAmountField,
  date: z
    .string()
    .min(1, COMPULSORY_MESSAGE)
    .refine((day) => parseDate(day) !== null, "Enter the day as DD/MM/YYYY."),
  methodId: z.string().min(1, COMPULSORY_MESSAGE),
  accountId: z.string().min(1, COMPULSORY_MESSAGE),
  reference: z
    .string()
    .trim()
    .max(INVOICE_LIMITS.paymentReference, formatTooLongMessage(INVOICE_LIMITS.paymentReference)),
  rate: z
    .string()
    .refine(
      (rate) => rate.trim() === "" || Number(parseRate(rate) ?? 0) > 0,
      "Enter the rate as a number above zero.",
    ),
});
