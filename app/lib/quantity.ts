import { addDecimals, decimalToText, parseDecimal } from "../../domain/money/money";
import { parseAmount } from "../../domain/money/typed-amount";

/**
 * One more or one less than what is typed, as exact text; nothing typed counts as none, and what
 * cannot be read stays.
 */
export function stepQuantity(typed: string, by: 1 | -1): string {
  const quantity = parseDecimal(typed.trim() === "" ? "0" : (parseAmount(typed) ?? ""));
  if (!quantity) return typed;
  return decimalToText(addDecimals(quantity, { units: BigInt(by), scale: 0 }));
}
