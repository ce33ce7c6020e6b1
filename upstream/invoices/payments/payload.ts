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
import { issue } from "../../wire/issue";

/** The payload of a payment for an issued invoice. */
export const newPaymentPayload = z.object({
  amount: requiredNumber(issue("not_a_number", { field: "amount" })).refine(
    (value) => value.units > 0 && hasWholeCents(value),
    issue("not_an_amount", { field: "amount" }),
  ),
  date: requiredDate(issue("not_a_date", { field: "payment_date" })),
  method_id: requiredId(issue("choose_record", { record: "payment_method" })),
  account_id: requiredId(issue("choose_deposit_account")),
  reference: optionalText("reference", INVOICE_LIMITS.paymentReference),
  /**
   * Units of the company's own currency per unit of the invoice's currency. When it is missing,
   * `readRate` chooses the rate.
   */
  currency_rate: requiredNumber(issue("not_a_number", { field: "exchange_rate" }))
    .refine((value) => value.units > 0, issue("rate_not_above_zero"))
    .or(z.literal("").transform(() => null))
    .nullish(),
  /** The amount of cash that the customer handed over, before change. */
  cash_given: optionalNumber(issue("not_a_number", { field: "cash_given" })).refine(
    (value) => value === null || (value.units > 0 && hasWholeCents(value)),
    issue("not_an_amount", { field: "cash_given" }),
  ),
});

export type NewPaymentPayload = z.output<typeof newPaymentPayload>;
