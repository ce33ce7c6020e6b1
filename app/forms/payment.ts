import * as z from "zod";
import { COMPULSORY } from "./fields";
import { readPayment } from "./invoice-amounts";

/** A payment line, whole: what `/select_payment` asks for. */
export const paymentFields = z.object({
  methodId: z.string().min(1, COMPULSORY),
  accountId: z.string().min(1, COMPULSORY),
  amount: z.string().refine((typed) => readPayment(typed) > 0, "Enter the amount as a number above zero."),
});
