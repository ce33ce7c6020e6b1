import * as z from "zod";
import { toDecimal, toMinor } from "../../domain/money/money";
import { fieldWords } from "../../domain/words/fields";
import { moneyWords as words } from "../../domain/words/money";
import { parseAmount, describeUnreadableAmount } from "../../domain/money/typed-amount";

/** Checks the typed amount of a payment. */
export const paymentAmountField = z.string().superRefine((typed, context) => {
  const message = findAmountError(typed);
  if (message) context.addIssue({ code: z.ZodIssueCode.custom, message });
});

/** Returns the error message of a typed amount; null for a valid amount. */
function findAmountError(typed: string): string | null {
  if (!typed.trim()) return fieldWords.compulsory;
  const amount = parseAmount(typed);
  if (amount === null) return describeUnreadableAmount(typed, words.invalidAmount);
  if (toMinor(toDecimal(amount)) <= 0) return words.invalidAmount;
  // An amount with a fraction of a minor unit probably has a mistyped thousands separator: "1.234"
  // may mean 1234. Further zeros, as in "1.500", are accepted.
  return /\.\d\d0*[1-9]/.test(amount) ? words.twoDecimals : null;
}
