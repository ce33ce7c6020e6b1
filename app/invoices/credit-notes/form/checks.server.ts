import { formatTooManyMessage } from "~/forms/checks";
import { creditNoteFormWords as words } from "../../../../domain/words/credit-note-form";
import { fieldWords } from "../../../../domain/words/fields";
import { fill } from "../../../../domain/words/message";
import { moneyWords } from "../../../../domain/words/money";
import { formatTooLongMessage } from "~/forms/fields";
import { INVOICE_LIMITS } from "../../../../domain/limits/invoices";
import { toDecimal, subtractDecimals } from "../../../../domain/money/money";
import { parseDate } from "../../../../domain/calendar/days";
import { parseAmount, describeUnreadableAmount } from "../../../../domain/money/typed-amount";
import type { InvoiceRecord } from "~/models/invoices/record.server";
import { moneyWayChecks } from "~/invoices/money-form";
import type { CreditForm } from "./schema";

/** Returns the error messages by field name that can be found without reading the invoice. */
export function findCreditErrors(form: CreditForm): Record<string, string> {
  const errors: Record<string, string> = {};
  if (parseDate(form.date) === null) errors.date = moneyWords.invalidDay;
  const reason = form.reason.trim();
  if (!reason) errors.reason = fieldWords.compulsory;
  if (reason.length > INVOICE_LIMITS.reason)
    errors.reason = formatTooLongMessage(INVOICE_LIMITS.reason);
  const reference = moneyWayChecks.reference.safeParse(form.reference);
  if (!reference.success) errors.reference = reference.error.issues[0]?.message ?? "";
  form.lines.forEach(({ quantity }, index) => {
    if (isZeroQuantity(quantity) || parseAmount(quantity) !== null) return;
    errors[toQuantityField(index)] = describeUnreadableAmount(quantity, words.invalidQuantity);
  });
  if (form.lines.every(({ quantity }) => isZeroQuantity(quantity)))
    errors.lines = words.nothingCredited;
  if (form.lines.length > INVOICE_LIMITS.lines)
    errors.lines = formatTooManyMessage("creditNoteLines", INVOICE_LIMITS.lines);
  return errors;
}

/**
 * Returns an error message, by field name, for each quantity that cannot be credited. The API
 * reports only the first such quantity.
 */
export function findExcessQuantities(
  { lines }: CreditForm,
  items: InvoiceRecord["items"],
): Record<string, string> {
  const errors: Record<string, string> = {};
  lines.forEach(({ lineId, quantity }, index) => {
    const left = items.find(({ id }) => id === lineId)?.left_to_credit ?? "0";
    if (isZeroQuantity(quantity) || isCreditable(parseAmount(quantity) ?? "0", left)) return;
    errors[toQuantityField(index)] = fill(words.onlyLeft, { quantity: left });
  });
  return errors;
}

function toQuantityField(index: number): string {
  return `lines[${index}].quantity`;
}

/** Returns true when a typed quantity is empty or zero. */
export function isZeroQuantity(typed: string): boolean {
  return typed.trim() === "" || /^[-−]?0*([.,]0*)?$/.test(typed.trim());
}

/**
 * Returns true when a quantity is above zero and at most `left`, the quantity that can still be
 * credited. When `left` is negative, the quantity must be below zero and at least `left`.
 */
function isCreditable(quantity: string, left: string): boolean {
  const maximum = toDecimal(left);
  const remaining = subtractDecimals(maximum, toDecimal(quantity)).units;
  if (maximum.units < 0n) return toDecimal(quantity).units < 0n && remaining <= 0n;
  return toDecimal(quantity).units > 0n && remaining >= 0n;
}
