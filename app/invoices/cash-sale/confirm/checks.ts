import { formatMoney } from "../../../../domain/money/money";
import { parseAmount, describeUnreadableAmount } from "../../../../domain/money/typed-amount";
import { findLineErrors } from "~/invoices/form/checks";
import { calculateChange, type SaleAmounts } from "./amounts";
import type { SaleLineForm } from "./schema";

type Errors = Record<string, string>;

const INVALID_QUANTITY = "Enter the quantity as a number above zero.";

/** Returns the error messages of the lines by field name, such as "lines[0].quantity". */
export function findSaleLineErrors(lines: SaleLineForm[]): Errors {
  const entries = lines.flatMap((line, index) => {
    const errors = findLineErrors(line, index).flatMap(([path, message]): [string, string][] => {
      const field = String(path.at(-1));
      return field === "quantity" ? [] : [[`lines[${index}].${field}`, message]];
    });
    return Number(parseAmount(line.quantity) ?? 0) > 0
      ? errors
      : [...errors, [`lines[${index}].quantity`, INVALID_QUANTITY] as [string, string]];
  });
  return Object.fromEntries(entries);
}

/**
 * Returns an error when the cash given cannot be parsed or is less than the total in cash. An empty
 * field has no error, because it is optional.
 */
export function findCashGivenErrors(
  cashGiven: string,
  amounts: SaleAmounts,
  symbol: string,
): Errors {
  if (cashGiven.trim() === "") return {};
  const change = calculateChange(cashGiven, amounts);
  if (change === null)
    return { cashGiven: describeUnreadableAmount(cashGiven, "Enter the cash given as an amount.") };
  if (change >= 0) return {};
  return { cashGiven: `The cash given is less than ${formatMoney(symbol, amounts.inCash)}.` };
}
