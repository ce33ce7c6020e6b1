import { readEmv } from "../business-numbers/emv-code";
import { parseDecimal, toMinor } from "../money/money";
import type { PaymentCode } from "./of-invoice";

/** What payers know the codes as. */
export const CODE_NAMES: Record<PaymentCode["kind"], string> = {
  paynow: "PayNow",
  duitnow: "DuitNow QR",
};

/** What the payer does, in English. */
export function scanningHint(pay: Pick<PaymentCode, "kind" | "code" | "amount">): string {
  if (pay.kind === "paynow") return "Scan with your banking app. The amount is filled in.";
  const scan = "Scan with your banking app or e-wallet";
  const own = readEmv(pay.code)?.get("54");
  if (own === undefined) return `${scan} and type in this amount.`;
  if (isSameAmount(own, pay.amount)) return `${scan}. The amount is filled in.`;
  return `${scan}. The code itself says ${own}: please change it to this amount.`;
}

function isSameAmount(one: string, other: string): boolean {
  const [first, second] = [parseDecimal(one), parseDecimal(other)];
  return first !== null && second !== null && toMinor(first) === toMinor(second);
}
