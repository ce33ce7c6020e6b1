import * as z from "zod";
import { COMPULSORY } from "~/forms/fields";
import { paymentAmountField } from "../../payment-amount";

/** A payment line, whole: what `/select_payment` asks for. */
export const paymentFields = z.object({
  methodId: z.string().min(1, COMPULSORY),
  accountId: z.string().min(1, COMPULSORY),
  amount: paymentAmountField,
});
