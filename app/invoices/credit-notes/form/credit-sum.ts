import { calculateAmountToCredit } from "../../../../domain/money/credit-share";
import { addDecimals, toDecimal, sum, toMinor } from "../../../../domain/money/money";
import { parseAmount } from "../../../../domain/money/typed-amount";

/**
 * A line of the invoice, and in `credited` what earlier credit notes credited of that line. All
 * values are decimal text; `net` is the amount before tax.
 */
export type CreditableLine = Record<"quantity" | "net" | "tax", string> & {
  credited: Record<"quantity" | "net" | "tax", string>;
};

/**
 * Returns the total of a credit note including tax, in minor units, calculated as the API does. A
 * quantity that cannot be parsed counts as zero.
 */
export function calculateCreditSum(lines: CreditableLine[], quantities: string[]): bigint {
  return sum(lines.map((line, index) => calculateLineSum(line, quantities[index] ?? "")));
}

function calculateLineSum(line: CreditableLine, typed: string): bigint {
  const quantity = toDecimal(parseAmount(typed) ?? "0");
  const whole = toDecimal(line.quantity);
  if (Number(quantity.units) === 0 || Number(whole.units) === 0) return BigInt(0);
  const creditedQuantity = addDecimals(toDecimal(line.credited.quantity), quantity);
  const creditedAmount = (amount: "net" | "tax") =>
    calculateAmountToCredit(
      toMinor(toDecimal(line[amount])),
      toMinor(toDecimal(line.credited[amount])),
      {
        part: creditedQuantity,
        whole,
      },
    );
  return creditedAmount("net") + creditedAmount("tax");
}
