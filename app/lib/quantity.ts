import { addDecimals, decimalToText, parseDecimal } from "../../domain/money/money";
import { parseAmount } from "../../domain/money/typed-amount";

/**
 * Adds or subtracts one, as exact decimal text. An empty text counts as 0, and an invalid one is
 * returned unchanged.
 */
export function stepQuantity(typed: string, by: 1 | -1): string {
  const quantity = parseDecimal(typed.trim() === "" ? "0" : (parseAmount(typed) ?? ""));
  if (!quantity) return typed;
  return decimalToText(addDecimals(quantity, { units: BigInt(by), scale: 0 }));
}
