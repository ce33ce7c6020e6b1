import { parseDecimal } from "../../domain/money/money";
import { readTypedAmount } from "../../domain/money/typed-amount";

/**
 * One more or one less than what is typed, as exact text; nothing typed counts as none, and what
 * cannot be read stays.
 */
export function stepQuantity(typed: string, by: 1 | -1): string {
  const quantity = parseDecimal(typed.trim() === "" ? "0" : (readTypedAmount(typed) ?? ""));
  if (!quantity) return typed;
  const { units, scale } = quantity;
  const stepped = units + BigInt(by) * BigInt(`1${"0".repeat(scale)}`);
  const digits = (stepped < 0 ? -stepped : stepped).toString().padStart(scale + 1, "0");
  const whole = digits.slice(0, digits.length - scale);
  const fraction = scale > 0 ? `.${digits.slice(-scale)}` : "";
  return `${stepped < 0 ? "-" : ""}${whole}${fraction}`;
}
