import { formatMoney } from "../../domain/money/money";

/** Returns the sum in each currency, such as "RM 60.00", ordered by the id of the currency. */
export function sumByCurrency(
  amounts: { currency_id: number; symbol: string; balance: number | bigint }[],
): string[] {
  const sums = new Map<number, { symbol: string; amount: bigint }>();
  for (const { currency_id, symbol, balance } of amounts) {
    const amount = (sums.get(currency_id)?.amount ?? 0n) + BigInt(balance);
    sums.set(currency_id, { symbol, amount });
  }
  return [...sums]
    .sort(([a], [b]) => a - b)
    .map(([, { symbol, amount }]) => formatMoney(symbol, amount));
}
