import { addDecimals, decimalToText, parseDecimal } from "../../domain/money/money";
import { parseAmount } from "../../domain/money/typed-amount";

/**
 * Adds 1 to a typed quantity or subtracts 1, and returns exact decimal text. An empty text counts
 * as 0, and an invalid text is returned unchanged.
 */
export function stepQuantity(typed: string, by: 1 | -1): string {
  const quantity = parseDecimal(typed.trim() === "" ? "0" : (parseAmount(typed) ?? ""));
  if (!quantity) return typed;
  return decimalToText(addDecimals(quantity, { units: BigInt(by), scale: 0 }));
}
