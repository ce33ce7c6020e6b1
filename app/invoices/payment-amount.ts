import * as z from "zod";
import { decimal, toMinor } from "../../domain/money/money";
import { COMPULSORY } from "~/forms/fields";
import { parseAmount, describeUnreadableAmount } from "../../domain/money/typed-amount";

const NO_AMOUNT = "Enter the amount as a number above zero.";

/** What is typed as the amount of a payment. */
export const paymentAmountField = z.string().superRefine((typed, context) => {
  const message = findAmountError(typed);
  if (message) context.addIssue({ code: z.ZodIssueCode.custom, message });
});

/** Null for an amount that will do. */
function findAmountError(typed: string): string | null {
  if (!typed.trim()) return COMPULSORY;
  const read = parseAmount(typed);
  if (read === null) return describeUnreadableAmount(typed, NO_AMOUNT);
  if (toMinor(decimal(read)) <= 0) return NO_AMOUNT;
  // Nobody pays a part of a cent: "1.234" rather means a thousand.
  return /\.\d\d0*[1-9]/.test(read) ? "Use at most two decimals." : null;
}
