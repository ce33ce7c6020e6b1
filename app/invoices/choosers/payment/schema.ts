import * as z from "zod";
import { COMPULSORY } from "~/forms/fields";
import { paymentAmountField } from "../../payment-amount";

/** A complete payment line of `/select_payment`. */
export const paymentFields = z.object({
  methodId: z.string().min(1, COMPULSORY),
  accountId: z.string().min(1, COMPULSORY),
  amount: paymentAmountField,
});
