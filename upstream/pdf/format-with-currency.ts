import { addCurrencySymbol } from "../../domain/money/with-symbol";
import type { InvoiceDocument } from "./document";
import { isFilled } from "./parties";
import { hasGlyphs, type Pdf } from "./text";

/**
 * Returns an amount with its currency symbol: "RM 1,060.00", "S$1,060.00" or "-RM 1,060.00". Uses
 * the currency code when the symbol is empty or the fonts have no glyphs for it.
 */
export function formatWithCurrency(
  pdf: Pdf,
  amount: string,
  { symbol, code }: InvoiceDocument["currency"],
): string {
  const mark = isFilled(symbol) && hasGlyphs(pdf, symbol) ? symbol : code;
  return addCurrencySymbol(mark, amount, /\p{L}$/u.test(mark) ? "\xa0" : "");
}
