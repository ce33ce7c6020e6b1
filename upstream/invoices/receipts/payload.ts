import * as z from "zod";
import { optionalDate, optionalNumber, requiredId, requiredNumber } from "../../wire/fields";
import { hasWholeCents } from "../../wire/fields";
import { newPaymentPayload } from "../payments/payload";

/** The largest number of invoices that one receipt pays. */
const MAX_SHARES = 100;

const shares = z
  .array(
    z.object({
      invoice_id: requiredId("The invoice was not found."),
      amount: requiredNumber("The amount of an invoice is not a number.").refine(
        (value) => value.units >= 0 && hasWholeCents(value),
        "The amount of an invoice must be 0.00 or more, with at most two decimals.",
      ),
    }),
    { invalid_type_error: "The invoices of a receipt are a list." },
  )
  .transform((all) => all.filter(({ amount }) => amount.units > 0n))
  .refine((all) => all.length <= MAX_SHARES, `A receipt pays at most ${MAX_SHARES} invoices.`)
  .refine(
    (all) => new Set(all.map(({ invoice_id }) => invoice_id)).size === all.length,
    "An invoice can stand in a receipt only once.",
  );

/** The payload of money that a customer pays at once. Without `shares`, the oldest are paid first. */
export const newReceiptPayload = newPaymentPayload.extend({
  currency_id: requiredId("Please choose a currency."),
  shares: shares.nullish(),
});

export type NewReceiptPayload = z.output<typeof newReceiptPayload>;

/** The payload that uses money on account for invoices. Without a date, it is used today. */
export const newSharesPayload = z.object({
  shares,
  date: optionalDate("The date is not a date."),
});

/** The payload that pays an invoice from what is on account. Without an amount, as far as it goes. */
export const useOnAccountPayload = z.object({
  amount: optionalNumber("The amount is not a number.").refine(
    (value) => value === null || (value.units > 0 && hasWholeCents(value)),
    "The amount must be 0.01 or more, with at most two decimals.",
  ),
  date: optionalDate("The date is not a date."),
});
