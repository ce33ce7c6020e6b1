import * as z from "zod";
import { decimal, toMinor } from "../../money/money";
import { readTypedAmount } from "~/lib/typed-amount";
import { COMPULSORY } from "./fields";

/** A payment line, whole: what `/select_payment` asks for. */
export const paymentFields = z.object({
  methodId: z.string().min(1, COMPULSORY),
  accountId: z.string().min(1, COMPULSORY),
  amount: z.string().refine((typed) => {
    const amount = readTypedAmount(typed);
    return amount !== null && toMinor(decimal(amount)) > 0;
  }, "Enter the amount as a number above zero."),
});
