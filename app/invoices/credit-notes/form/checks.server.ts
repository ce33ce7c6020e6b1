import { decimal, subtractDecimals } from "../../../../money/money";
import { COMPULSORY } from "~/forms/fields";
import { readDate } from "~/lib/dates";
import { readTypedAmount, unreadable } from "~/lib/typed-amount";
import type { InvoiceRecord } from "~/models/invoices/record.server";
import type { CreditForm } from "./schema";

/** What is wrong with a credit note, by field; the API refuses the same in its own words. */
export function findCreditErrors(
  form: CreditForm,
  items: InvoiceRecord["items"],
): Record<string, string> {
  const errors: Record<string, string> = {};
  if (readDate(form.date) === null) errors.date = "Enter the day as DD/MM/YYYY.";
  const reason = form.reason.trim();
  if (!reason) errors.reason = COMPULSORY;
  if (reason.length > 200) errors.reason = "Use at most 200 characters.";
  form.lines.forEach(({ lineId, quantity }, index) => {
    const left = items.find(({ id }) => id === lineId)?.left_to_credit ?? "0";
    const message = wrongQuantity(quantity, left);
    if (message) errors[`lines[${index}].quantity`] = message;
  });
  if (form.lines.every(({ quantity }) => isNothing(quantity)))
    errors.lines = "Please credit at least one line.";
  return errors;
}

/** Null for a quantity that will do. */
function wrongQuantity(typed: string, left: string): string | null {
  if (isNothing(typed)) return null;
  const read = readTypedAmount(typed);
  if (read === null) return unreadable(typed, "Enter the quantity as a number.");
  return isWithin(read, left) ? null : `Only ${left} is left to credit.`;
}

export function isNothing(typed: string): boolean {
  return typed.trim() === "" || /^[-−]?0*([.,]0*)?$/.test(typed.trim());
}

/** From nothing to all that is left, which is below zero on a line that is. */
function isWithin(quantity: string, left: string): boolean {
  const most = decimal(left);
  const rest = subtractDecimals(most, decimal(quantity)).units;
  if (most.units < 0n) return decimal(quantity).units < 0n && rest <= 0n;
  return decimal(quantity).units > 0n && rest >= 0n;
}
