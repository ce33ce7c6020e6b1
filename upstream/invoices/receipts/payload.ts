import * as z from "zod";
import { optionalDate, optionalNumber, requiredId, requiredNumber } from "../../wire/fields";
import { hasWholeCents } from "../../wire/fields";
import { newPaymentPayload } from "../payments/payload";
import { issue } from "../../wire/issue";

/** The largest number of invoices that one receipt pays. */
const MAX_SHARES = 100;

const shares = z
  .array(
    z.object({
      invoice_id: requiredId(issue("unknown_record", { record: "invoice" })),
      amount: requiredNumber(issue("not_a_number", { field: "invoice_amount" })).refine(
        (value) => value.units >= 0 && hasWholeCents(value),
        issue("not_a_share"),
      ),
    }),
    { invalid_type_error: issue("shares_not_a_list") },
  )
  .transform((all) => all.filter(({ amount }) => amount.units > 0n))
  .refine((all) => all.length <= MAX_SHARES, issue("too_many_shares", { max: MAX_SHARES }))
  .refine(
    (all) => new Set(all.map(({ invoice_id }) => invoice_id)).size === all.length,
    issue("share_named_twice"),
  );

/** The payload of money that a customer pays at once. Without `shares`, the oldest are paid first. */
export const newReceiptPayload = newPaymentPayload.extend({
  currency_id: requiredId(issue("choose_record", { record: "currency" })),
  shares: shares.nullish(),
});

export type NewReceiptPayload = z.output<typeof newReceiptPayload>;

/** The payload that uses money on account for invoices. Without a date, it is used today. */
export const newSharesPayload = z.object({
  shares,
  date: optionalDate(issue("not_a_date", { field: "date" })),
});

/** The payload that pays an invoice from what is on account. Without an amount, as far as it goes. */
export const useOnAccountPayload = z.object({
  amount: optionalNumber(issue("not_a_number", { field: "amount" })).refine(
    (value) => value === null || (value.units > 0 && hasWholeCents(value)),
    issue("not_an_amount", { field: "amount" }),
  ),
  date: optionalDate(issue("not_a_date", { field: "date" })),
});
