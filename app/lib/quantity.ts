import { parseDecimal } from "../../money/money";
import { readTypedAmount } from "./typed-amount";

/** One more or one less than what is typed, as exact text; what cannot be read counts as nothing. */
export function stepQuantity(typed: string, by: 1 | -1): string {
  const { units, scale } = parseDecimal(readTypedAmount(typed) ?? "0") ?? { units: BigInt(0), scale: 0 };
  const stepped = units + BigInt(by) * BigInt(`1${"0".repeat(scale)}`);
  const digits = (stepped < 0 ? -stepped : stepped).toString().padStart(scale + 1, "0");
  const whole = digits.slice(0, digits.length - scale);
  const fraction = scale > 0 ? `.${digits.slice(-scale)}` : "";
  return `${stepped < 0 ? "-" : ""}${whole}${fraction}`;
}
