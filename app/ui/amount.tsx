import { splitMinus } from "../../domain/money/with-symbol";

/** Ready to be shown: "RM" and "1,234.50". */
export type AmountView = { symbol: string; figure: string };

/** An amount in even figures, its symbol quieter. */
export function Amount({ symbol, figure }: AmountView) {
  const { minus, digits } = splitMinus(figure);
  if (!symbol) return <span className="figures whitespace-nowrap">{figure}</span>;
  return (
    <span className="figures whitespace-nowrap">
      {minus}
      <span className="symbol">{symbol}</span> {digits}
    </span>
  );
}
