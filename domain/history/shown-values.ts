import { formatDate } from "../calendar/days";
import { formatMoney, parseDecimal, toMinor } from "../money/money";
import type { CodeValues } from "./codes";

/**
 * Returns the values of a sentence as they are shown. An amount without `symbol` is shown as it is:
 * older programs stored "RM 100.00".
 */
export function toShownValues(values: CodeValues): CodeValues {
  const { symbol } = values;
  const shown = Object.entries(values).map(([name, value]): [string, string | number] => {
    const amount = name === "amount" && symbol !== undefined ? parseDecimal(String(value)) : null;
    if (amount) return [name, formatMoney(String(symbol), toMinor(amount))];
    return [name, isDay(name) ? formatDate(String(value)) : value];
  });
  return Object.fromEntries(shown);
}

function isDay(name: string): boolean {
  return name === "day" || name.endsWith("_day");
}
