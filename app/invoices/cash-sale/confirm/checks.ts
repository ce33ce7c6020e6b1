import { formatMoney } from "../../../../domain/money/money";
import { parseAmount, describeUnreadableAmount } from "../../../../domain/money/typed-amount";
import { findLineErrors } from "~/invoices/form/checks";
import { calculateChange, type SaleAmounts } from "./amounts";
import type { SaleLineForm } from "./schema";
import { cashSaleWords as words } from "../../../../domain/words/cash-sale";
import { fill } from "../../../../domain/words/message";

type Errors = Record<string, string>;

/** Returns the error messages of the lines by field name, such as "lines[0].quantity". */
export function findSaleLineErrors(lines: SaleLineForm[]): Errors {
  const entries = lines.flatMap((line, index) => {
    const errors = findLineErrors(line, index).flatMap(([path, message]): [string, string][] => {
      const field = String(path.at(-1));
      return field === "quantity" ? [] : [[`lines[${index}].${field}`, message]];
    });
    return Number(parseAmount(line.quantity) ?? 0) > 0
      ? errors
      : [...errors, [`lines[${index}].quantity`, words.invalidQuantity] as [string, string]];
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
  if (change === null) return { cashGiven: describeUnreadableAmount(cashGiven, words.invalidCash) };
  if (change >= 0) return {};
  return { cashGiven: fill(words.tooLittleCash, { amount: formatMoney(symbol, amounts.inCash) }) };
}
