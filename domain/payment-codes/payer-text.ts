import { MALAYSIA, SINGAPORE } from "../countries";
import { parseEmv } from "../business-numbers/emv-code";
import { parseDecimal, toMinor } from "../money/money";
import { en } from "../words/en/payment-code";
import { fill } from "../words/message";
import type { paymentCodeWords } from "../words/payment-code";
import type { PaymentCode } from "./payment-code";

/** The names of the payment codes for payers. */
export const PAYMENT_CODE_NAMES: Record<PaymentCode["kind"], string> = {
  paynow: SINGAPORE.paymentCode,
  duitnow: `${MALAYSIA.paymentCode} QR`,
};

type CodeWithAmount = Pick<PaymentCode, "kind" | "code" | "amount">;

/**
 * Compares the amount inside the code with the amount to pay. Returns "filled" when the amounts are
 * equal, which they always are in a PayNow code, the different amount inside the code as `other`,
 * or null when the code has no amount, so that the payer must type the amount.
 */
export function compareAmountInCode({
  kind,
  code,
  amount,
}: CodeWithAmount): "filled" | { other: string } | null {
  if (kind === "paynow") return "filled";
  // Tag 54 is the amount.
  const amountOfCode = parseEmv(code)?.get("54");
  if (amountOfCode === undefined) return null;
  return isSameAmount(amountOfCode, amount) ? "filled" : { other: amountOfCode };
}

/** Returns the instruction for the payer, in the language of `words`: English on a PDF. */
export function formatScanningHint(
  pay: CodeWithAmount,
  words: typeof paymentCodeWords = en,
): string {
  if (pay.kind === "paynow") return words.payNow;
  const amountOfCode = compareAmountInCode(pay);
  if (amountOfCode === null) return words.typeIn;
  if (amountOfCode === "filled") return words.filledIn;
  return fill(words.change, { amount: amountOfCode.other });
}

function isSameAmount(one: string, other: string): boolean {
  const [first, second] = [parseDecimal(one), parseDecimal(other)];
  return first !== null && second !== null && toMinor(first) === toMinor(second);
}
