import * as z from "zod";
import { COMPULSORY_MESSAGE } from "~/forms/fields";
import { paymentAmountField } from "../../payment-amount";

/** Checks that a payment on the page `/select_payment` is complete. */
export const paymentChooserFields = z.object({
  methodId: z.string().min(1, COMPULSORY_MESSAGE),
  accountId: z.string().min(1, COMPULSORY_MESSAGE),
  amount: paymentAmountField,
});
