import { withSymbol } from "../../domain/money/with-symbol";
import type { InvoiceDocument } from "./document";
import { isFilled } from "./parties";
import { hasGlyphs, type Pdf } from "./text";

/** "RM 1,060.00" but "S$1,060.00", the minus before both; the code stands in for a symbol the font lacks. */
export function amountWithCurrency(
  pdf: Pdf,
  amount: string,
  { symbol, code }: InvoiceDocument["currency"],
): string {
  const mark = isFilled(symbol) && hasGlyphs(pdf, symbol) ? symbol : code;
  return withSymbol(mark, amount, /\p{L}$/u.test(mark) ? "\xa0" : "");
}
