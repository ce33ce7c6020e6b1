/**
 * Puts a currency symbol before a formatted amount, after its minus: "RM 1,234.50", "-RM 1,234.50".
 * Returns the amount unchanged when the symbol is empty.
 * This is a separate file because many pages load it without the rest of the money code.
 */
export function addCurrencySymbol(symbol: string, figure: string, gap = " "): string {
  const { minus, digits } = splitMinus(figure);
  return symbol ? `${minus}${symbol}${gap}${digits}` : figure;
}

/** Splits "-1.00" into "-" and "1.00". `minus` is empty when the amount is not negative. */
export function splitMinus(figure: string): { minus: string; digits: string } {
  const isNegative = figure.startsWith("-");
  return { minus: isNegative ? "-" : "", digits: isNegative ? figure.slice(1) : figure };
}
