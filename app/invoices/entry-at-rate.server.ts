import { formatAmount } from "../../domain/money/money";
import { addCurrencySymbol } from "../../domain/money/with-symbol";
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
  return `${addCurrencySymbol(baseSymbol, formatAmount(base_amount))} at ${currency_rate}`;
}
