import { tooMany } from "~/forms/checks";
import { tooLong } from "~/forms/fields";
import { INVOICE_LIMITS } from "../../../../domain/limits/invoices";
import { decimal, subtractDecimals } from "../../../../domain/money/money";
import { COMPULSORY } from "~/forms/fields";
import { readDate } from "../../../../domain/calendar/days";
import { readTypedAmount, unreadable } from "../../../../domain/money/typed-amount";
import type { InvoiceRecord } from "~/models/invoices/record.server";
import type { CreditForm } from "./schema";

/** What is wrong with a credit note whatever is left of its invoice, by field. */
export function findCreditErrors(form: CreditForm): Record<string, string> {
  const errors: Record<string, string> = {};
  if (readDate(form.date) === null) errors.date = "Enter the day as DD/MM/YYYY.";
  const reason = form.reason.trim();
  if (!reason) errors.reason = COMPULSORY;
  if (reason.length > INVOICE_LIMITS.reason) errors.reason = tooLong(INVOICE_LIMITS.reason);
  form.lines.forEach(({ quantity }, index) => {
    if (isZeroQuantity(quantity) || readTypedAmount(quantity) !== null) return;
    errors[quantityField(index)] = unreadable(quantity, "Enter the quantity as a number.");
  });
  if (form.lines.every(({ quantity }) => isZeroQuantity(quantity)))
    errors.lines = "Please credit at least one line.";
  if (form.lines.length > INVOICE_LIMITS.lines)
    errors.lines = tooMany("A credit note", INVOICE_LIMITS.lines, "lines");
  return errors;
}

/** Which quantities are more than is left, by field: what the API refuses one by one. */
export function findExcessQuantities(
  { lines }: CreditForm,
  items: InvoiceRecord["items"],
): Record<string, string> {
  const errors: Record<string, string> = {};
  lines.forEach(({ lineId, quantity }, index) => {
    const left = items.find(({ id }) => id === lineId)?.left_to_credit ?? "0";
    if (isZeroQuantity(quantity) || isCreditable(readTypedAmount(quantity) ?? "0", left)) return;
    errors[quantityField(index)] = `Only ${left} is left to credit.`;
  });
  return errors;
}

function quantityField(index: number): string {
  return `lines[${index}].quantity`;
}

export function isZeroQuantity(typed: string): boolean {
  return typed.trim() === "" || /^[-−]?0*([.,]0*)?$/.test(typed.trim());
}

/** From nothing to all that is left, which is below zero on a line that is. */
function isCreditable(quantity: string, left: string): boolean {
  const most = decimal(left);
  const rest = subtractDecimals(most, decimal(quantity)).units;
  if (most.units < 0n) return decimal(quantity).units < 0n && rest <= 0n;
  return decimal(quantity).units > 0n && rest >= 0n;
}
