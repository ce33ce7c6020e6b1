import * as z from "zod";
import { typedTextOfAnyLength } from "~/forms/checks";
import { moneyFields, moneyForm } from "../money-form";

/** An invoice that a payment can pay, as the page shows it. The amounts are decimal text. */
const shareForm = z.object({
  invoiceId: typedTextOfAnyLength,
  no: typedTextOfAnyLength,
  currencyId: typedTextOfAnyLength,
  /** What was left to pay when the page was rendered. */
  balance: typedTextOfAnyLength,
  /** The amount that was filled in. A typed amount that differs from it is a choice. */
  filled: typedTextOfAnyLength,
  amount: typedTextOfAnyLength,
});

/** A payment form with its typed values. */
export const recordPaymentForm = moneyForm.extend({
  currencyId: typedTextOfAnyLength,
  /** The amount that was filled in when the page was rendered. */
  filledAmount: typedTextOfAnyLength,
  /**
   * The invoices that the payment can pay, in all currencies, the oldest due first. Empty when the
   * API has no receipts.
   */
  shares: z.array(shareForm).default([]),
  /** What goes on account, as the page has said it before the post. Decimal text. */
  shownRest: typedTextOfAnyLength,
});

export type ShareForm = z.output<typeof shareForm>;
export type RecordPaymentForm = z.output<typeof recordPaymentForm>;

/** Checks a payment form. The messages are shown beside the fields. */
export const recordPaymentFields = recordPaymentForm.extend(moneyFields.shape);
