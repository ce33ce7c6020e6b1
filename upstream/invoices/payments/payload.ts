import { INVOICE_LIMITS } from "../../../domain/limits/invoices";
import * as z from "zod";
import {
  requiredDate,
  requiredNumber,
  hasWholeCents,
  requiredId,
  optionalNumber,
  optionalText,
} from "../../wire/fields";

/** The payload of a payment for an issued invoice. */
export const newPaymentPayload = z.object({
  amount: requiredNumber("The amount is not a number.").refine(
    (value) => value.units > 0 && hasWholeCents(value),
    "The amount must be 0.01 or more, with at most two decimals.",
  ),
  date: requiredDate("The date of the payment is not a date."),
  method_id: requiredId("Please choose a payment method."),
  account_id: requiredId("Please choose an account to deposit to."),
  reference: optionalText("The reference", INVOICE_LIMITS.paymentReference),
  /**
   * Units of the company's own currency per unit of the invoice's currency. When it is missing,
   * `readRate` chooses the rate.
   */
  currency_rate: requiredNumber("The exchange rate is not a number.")
    .refine((value) => value.units > 0, "The exchange rate must be above zero.")
    .or(z.literal("").transform(() => null))
    .nullish(),
  /** The amount of cash that the customer handed over, before change. */
  cash_given: optionalNumber("The cash given is not a number.").refine(
    (value) => value === null || (value.units > 0 && hasWholeCents(value)),
    "The cash given must be 0.01 or more, with at most two decimals.",
  ),
});

export type NewPaymentPayload = z.output<typeof newPaymentPayload>;
