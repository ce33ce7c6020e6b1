import type { AmountShown } from "~/models/invoices/list.server";

/** An amount in even figures, its symbol quieter. */
export function Amount({ symbol, figure }: AmountShown) {
  return (
    <span className="figures whitespace-nowrap">
      <span className="symbol">{symbol}</span> {figure}
    </span>
  );
}
