import * as z from "zod";
import { fieldText } from "~/forms/fields";
import { paymentAmountField } from "../../payment-amount";

/** Checks that a payment on the page `/select_payment` is complete. */
export const paymentChooserFields = z.object({
  methodId: fieldText.min(1),
  accountId: fieldText.min(1),
  amount: paymentAmountField,
});
