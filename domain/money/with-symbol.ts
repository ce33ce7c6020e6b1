/**
 * An amount for people with its currency, the minus once and before both: "RM 1,234.50", "-RM
 * 1,234.50". A file of its own, as pages need no more of the money than this.
 */
export function withSymbol(symbol: string, figure: string, gap = " "): string {
  const { minus, digits } = splitMinus(figure);
  return symbol ? `${minus}${symbol}${gap}${digits}` : figure;
}

/** "-1.00" is a minus and "1.00", to be set apart from each other. */
export function splitMinus(figure: string): { minus: string; digits: string } {
  const isNegative = figure.startsWith("-");
  return { minus: isNegative ? "-" : "", digits: isNegative ? figure.slice(1) : figure };
}
