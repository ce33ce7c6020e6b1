import { splitMinus } from "../../domain/money/with-symbol";

/** A formatted amount: "RM" and "1,234.50". */
export type AmountView = { symbol: string; figure: string };

/** An amount in tabular figures, with a lighter currency symbol. */
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
