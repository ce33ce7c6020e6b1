/** The currency of a row, as the wire has it. */
export function currencyOf(row: { currency_id: number; code: string; symbol: string }) {
  return { id: row.currency_id, code: row.code, symbol: row.symbol };
}
