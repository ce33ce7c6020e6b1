/** Ready to be shown: "RM" and "1,234.50". */
export type AmountShown = { symbol: string; figure: string };

/** An amount in even figures, its symbol quieter. */
export function Amount({ symbol, figure }: AmountShown) {
  return (
    <span className="figures whitespace-nowrap">
      <span className="symbol">{symbol}</span> {figure}
    </span>
  );
}
