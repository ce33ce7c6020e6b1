import type * as z from "zod";
import { typedTextOfAnyLength } from "~/forms/checks";
import { moneyFields, moneyForm } from "~/invoices/money-form";

/** A form that gives money back, with its typed values. */
export const refundForm = moneyForm.extend({
  currencyId: typedTextOfAnyLength,
  /** The id of the invoice that was paid too much; empty when the money is on account. */
  invoiceId: typedTextOfAnyLength,
});

export type RefundForm = z.output<typeof refundForm>;

/** Checks a form that gives money back. The messages are shown beside the fields. */
export const refundFields = refundForm.extend(moneyFields.shape);
