import { formatAmount, parseDecimal, toMinor } from "../money/money";
import { fillText } from "../words/message";

/** A line of an invoice in a difference. Numbers are decimal text; empty parts are empty texts. */
export type LineParts = {
  quantity: string;
  unit_price: string;
  name: string;
  description: string;
  /** The discount in percent. */
  discount: string;
  /** The label of the tax, such as "Service tax 8%". */
  tax: string;
  amount: string;
};

/**
 * Returns a line as a calculation, such as "2 × 129.50 Coffee beans, Medium roast, less 10%, Service
 * tax 8% = 233.10". `less` is the words of a discount, `comma` stands between the parts.
 */
export function formatLineText(
  line: LineParts,
  { less, comma }: { less: string; comma: string },
): string {
  const parts = [
    `${line.quantity} × ${formatDecimal(line.unit_price)} ${line.name}`.trim(),
    line.description,
    line.discount && fillText(less, { discount: `${line.discount}%` }),
    line.tax,
  ];
  return `${parts.filter((part) => part !== "").join(comma)} = ${formatDecimal(line.amount)}`;
}

/** Formats decimal text with thousands separators. A price with more decimals stays as it is. */
export function formatDecimal(text: string): string {
  const decimal = parseDecimal(text);
  return decimal && decimal.scale <= 2 ? formatAmount(toMinor(decimal)) : text;
}
