import { formatAmount } from "../../domain/money/money";
import { addCurrencySymbol } from "../../domain/money/with-symbol";
import { fill } from "../../domain/words/message";
import { moneyEntryWords as words } from "../../domain/words/money-entries";
import { isRateOne } from "~/models/wire.server";

/**
 * Returns the base amount of a receipt or a refund with its exchange rate; empty in the company's
 * own currency.
 */
export function formatEntryAtRate(
  { base_amount, currency_rate }: { base_amount: bigint; currency_rate: string },
  baseSymbol: string,
): string {
  if (isRateOne(currency_rate)) return "";
  return fill(words.amountAtRate, {
    amount: addCurrencySymbol(baseSymbol, formatAmount(base_amount)),
    rate: currency_rate,
  });
}
