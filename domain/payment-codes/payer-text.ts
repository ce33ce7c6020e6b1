import { MALAYSIA, SINGAPORE } from "../countries";
import { parseEmv } from "../business-numbers/emv-code";
import { parseDecimal, toMinor } from "../money/money";
import type { PaymentCode } from "./payment-code";

/** What payers know the codes as. */
export const PAYMENT_CODE_NAMES: Record<PaymentCode["kind"], string> = {
  paynow: SINGAPORE.paymentCode,
  duitnow: `${MALAYSIA.paymentCode} QR`,
};

type CodeWithAmount = Pick<PaymentCode, "kind" | "code" | "amount">;

/** What the code says of the amount that is to be paid; null: nothing, so the payer types it. */
export function amountInCode({
  kind,
  code,
  amount,
}: CodeWithAmount): "filled" | { other: string } | null {
  if (kind === "paynow") return "filled";
  const own = parseEmv(code)?.get("54");
  if (own === undefined) return null;
  return isSameAmount(own, amount) ? "filled" : { other: own };
}

/** What the payer does, in English. */
export function scanningHint(pay: CodeWithAmount): string {
  if (pay.kind === "paynow") return "Scan with your banking app. The amount is filled in.";
  const scan = "Scan with your banking app or e-wallet";
  const own = amountInCode(pay);
  if (own === null) return `${scan} and type in this amount.`;
  if (own === "filled") return `${scan}. The amount is filled in.`;
  return `${scan}. The code itself says ${own.other}: please change it to this amount.`;
}

function isSameAmount(one: string, other: string): boolean {
  const [first, second] = [parseDecimal(one), parseDecimal(other)];
  return first !== null && second !== null && toMinor(first) === toMinor(second);
}
