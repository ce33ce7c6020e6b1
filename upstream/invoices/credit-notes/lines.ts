import {
  addDecimals,
  toDecimal,
  subtractDecimals,
  type Decimal,
} from "../../../domain/money/money";
import { createRefusal } from "../../wire/api-error";
import { toCanonicalText } from "../../wire/decimals";
import type { InvoiceRecord } from "../read/record";
import { calculateQuantityLeft, NOTHING_CREDITED } from "../read/credit-notes";
import type { CreditNotePayload } from "./payload";
import { calculateAmountToCredit } from "../../../domain/money/credit-share";

type InvoiceLine = InvoiceRecord["lines"][number];

/**
 * Returns the lines of a credit note in the invoice's order. Throws a refusal when a line is unknown,
 * credits more than is left or has the wrong sign.
 */
export function composeCreditLines(record: InvoiceRecord, items: CreditNotePayload["items"]) {
  const quantities = new Map(items.map((item) => [item.invoice_line_id, item.quantity]));
  const lines = record.lines.flatMap((line) => {
    const quantity = quantities.get(line.id);
    quantities.delete(line.id);
    return quantity ? [composeCreditLine(line, quantity, record.credited.get(line.id))] : [];
  });
  if (quantities.size > 0) throw createRefusal("invoice_line_not_found");
  return lines.map((line, index) => ({ ...line, position: index + 1 }));
}

function composeCreditLine(line: InvoiceLine, quantity: Decimal, credited = NOTHING_CREDITED) {
  refuseAboveQuantityLeft(line, quantity, calculateQuantityLeft(line, credited));
  const whole = toDecimal(line.quantity);
  const part = addDecimals(credited.quantity, quantity);
  const creditShare = (amount: "net" | "tax" | "base_net") =>
    calculateAmountToCredit(BigInt(line[amount]), credited[amount], { part, whole });
  return {
    invoice_line_id: line.id,
    name: line.name || (line.product_name ?? line.account_name ?? ""),
    description: line.description,
    product_id: line.product_id,
    ledger_account_id: line.ledger_account_id,
    quantity: toCanonicalText(quantity),
    unit_price: line.unit_price,
    discount_percent: line.discount_percent,
    tax_code_id: line.tax_code_id,
    tax_rate: line.tax_rate,
    net: creditShare("net"),
    tax: creditShare("tax"),
    base_net: creditShare("base_net"),
  };
}

/**
 * Throws a refusal when the quantity exceeds what is left of the line, or has another sign. `left` is
 * negative for a line with a negative quantity.
 */
function refuseAboveQuantityLeft(
  { position }: InvoiceLine,
  quantity: Decimal,
  left: Decimal,
): void {
  const remainder = subtractDecimals(left, quantity).units;
  const fits =
    left.units < 0n
      ? quantity.units < 0n && remainder <= 0n
      : quantity.units > 0n && remainder >= 0n;
  if (fits) return;
  if (left.units === 0n) throw createRefusal("line_credited", { line: position });
  throw createRefusal("above_left_of_line", { quantity: toCanonicalText(left), line: position });
}
