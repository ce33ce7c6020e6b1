import { invoiceCheckWords as words } from "../../../domain/words/invoice-checks";
import { fill } from "../../../domain/words/message";
import { findTooLongFields, withSaveChecks, type FieldMessage } from "~/forms/checks";
import { INVOICE_LIMITS } from "../../../domain/limits/invoices";
import { toDecimal, formatAmount, MAX_AMOUNT } from "../../../domain/money/money";
import { fieldWords } from "../../../domain/words/fields";
import { parseDate, formatDate } from "../../../domain/calendar/days";
import {
  parseAmount,
  parsePercent,
  parseRate,
  describeUnreadableAmount,
} from "../../../domain/money/typed-amount";
import { isPaymentCounted, toPaymentAmount, calculateForm } from "../amounts";
import { requiresCompleteForm } from "./intent";
import { findCopiedLineErrors } from "./copied-line-errors";
import {
  invoiceForm,
  type InvoiceForm,
  type InvoiceRules,
  type LineForm,
  type PaymentForm,
} from "../schema";

/** Returns a schema that checks the whole form when it is saved or previewed. */
export function createInvoiceFields(rules: InvoiceRules) {
  return withSaveChecks(invoiceForm, (form) => findErrors(form, rules), requiresCompleteForm);
}

function findErrors(form: InvoiceForm, rules: InvoiceRules): FieldMessage[] {
  const isCash = rules.cashTermIds.includes(form.termId);
  const errors: FieldMessage[] = [];
  const addErrorUnless = (isValid: unknown, path: FieldMessage[0], message: string) => {
    if (!isValid) errors.push([path, message]);
  };
  addErrorUnless(form.termId, ["termId"], words.chooseTerm);
  addErrorUnless(form.currencyId, ["currencyId"], words.chooseCurrency);
  if (form.currencyId !== rules.baseCurrencyId) {
    const rate = parseRate(form.rate);
    addErrorUnless(
      isDecimalAbove(rate, "0"),
      ["rate"],
      rate === null ? describeUnreadableAmount(form.rate, words.invalidRate) : words.invalidRate,
    );
  }
  addErrorUnless(
    parseDate(form.date),
    ["date"],
    form.date.trim() ? words.invalidDate : fieldWords.compulsory,
  );
  addErrorUnless(
    !isAfterPayment(form, rules),
    ["date"],
    fill(words.afterPayment, { date: formatDate(rules.latestDate) }),
  );
  if (!isCash)
    addErrorUnless(
      parseDate(form.dueDate),
      ["dueDate"],
      form.dueDate.trim() ? words.invalidDueDate : fieldWords.compulsory,
    );
  addErrorUnless(form.contactId, ["contactId"], words.chooseContact);
  addErrorUnless(form.no.trim(), ["no"], fieldWords.compulsory);
  errors.push(
    ...findTooLongFields(form, { no: INVOICE_LIMITS.number, memo: INVOICE_LIMITS.notes }),
  );
  addErrorUnless(form.lines.length > 0, ["lines"], words.addItem);
  form.lines.forEach((line, index) => errors.push(...findLineErrors(line, index)));
  addErrorUnless(
    !form.itemToAdd.trim(),
    ["itemToAdd"],
    fill(words.unaddedItem, { text: form.itemToAdd.trim() }),
  );
  errors.push(...listCopiedLineErrors(form, rules));
  addErrorUnless(!hasFuturePayment(form, rules), ["date"], words.futurePayment);
  form.payments.forEach((payment, index) => {
    if (isPaymentCounted(payment, isCash)) errors.push(...findPaymentErrors(payment, index));
  });
  return errors.length > 0 ? errors : findAmountErrors(form, rules);
}

/**
 * Returns the error message for a required number that cannot be parsed; `fallbackText` is used
 * when the text is neither empty nor ambiguous.
 */
function findFigureError(typed: string, fallbackText: string): string {
  return typed.trim() ? describeUnreadableAmount(typed, fallbackText) : fieldWords.compulsory;
}

/**
 * Returns true when an invoice dated after today has a counted payment that is not yet recorded.
 * Such a payment gets the date of the invoice, and the API accepts no payment dated after today.
 */
export function hasFuturePayment(
  { payments, date, termId }: InvoiceForm,
  { cashTermIds, today }: InvoiceRules,
): boolean {
  const isCash = cashTermIds.includes(termId);
  const isPaid = payments.some(
    (payment) => payment.recordedOn === "" && isPaymentCounted(payment, isCash),
  );
  return isPaid && (parseDate(date) ?? "") > today;
}

/** Returns true when the invoice is dated after its first payment. */
function isAfterPayment({ date }: InvoiceForm, { latestDate }: InvoiceRules): boolean {
  return latestDate !== "" && (parseDate(date) ?? "") > latestDate;
}

type CheckedLine = Pick<LineForm, "name" | "description" | "quantity" | "unitPrice" | "discount">;

/** Returns the errors of a line of an invoice or of a cash sale. `index` counts from 0. */
export function findLineErrors(line: CheckedLine, index: number): FieldMessage[] {
  const errors: FieldMessage[] = [];
  const percent = parsePercent(line.discount);
  if (!line.name.trim()) errors.push([["lines", index, "name"], fieldWords.compulsory]);
  const limits = { name: INVOICE_LIMITS.lineName, description: INVOICE_LIMITS.lineDescription };
  errors.push(...findTooLongFields(line, limits, ["lines", index]));
  if (parseAmount(line.quantity) === null) {
    errors.push([
      ["lines", index, "quantity"],
      findFigureError(line.quantity, words.invalidQuantity),
    ]);
  }
  if (parseAmount(line.unitPrice) === null) {
    errors.push([
      ["lines", index, "unitPrice"],
      findFigureError(line.unitPrice, words.invalidUnitPrice),
    ]);
  }
  if (percent === null)
    errors.push([
      ["lines", index, "discount"],
      describeUnreadableAmount(line.discount, words.invalidDiscount),
    ]);
  else if (isDecimalAbove("0", percent) || isDecimalAbove(percent, "100"))
    errors.push([["lines", index, "discount"], words.invalidDiscount]);
  return errors;
}

function listCopiedLineErrors(
  { lines }: InvoiceForm,
  { taxRates: rates }: InvoiceRules,
): FieldMessage[] {
  return lines.flatMap((line, index) =>
    Object.entries(findCopiedLineErrors(line, rates)).map(([field, message]): FieldMessage => [
      ["lines", index, field],
      message,
    ]),
  );
}

function findPaymentErrors(payment: PaymentForm, index: number): FieldMessage[] {
  const isComplete = payment.methodId && payment.accountId && toPaymentAmount(payment.amount) > 0;
  return isComplete ? [] : [[["payments", index, "amount"], words.incompletePayment]];
}

function findAmountErrors(form: InvoiceForm, rules: InvoiceRules): FieldMessage[] {
  const { total, subtotal, balance, payments } = calculateForm(form, rules);
  const tooLarge = [total, subtotal].some((amount) => amount > MAX_AMOUNT || amount < -MAX_AMOUNT);
  if (tooLarge) return [[["lines"], fill(words.amountTooLarge, { max: formatAmount(MAX_AMOUNT) })]];
  if (total < 0) return [[["lines"], words.totalBelowZero]];
  if (isBelowPaid(form, rules)) return [[["lines"], words.totalBelowPaid]];
  if (payments > 0 && balance < 0) {
    const index = form.payments.findIndex(({ recordedOn }) => recordedOn === "");
    return [[["payments", index, "amount"], words.paymentsAboveTotal]];
  }
  return [];
}

/**
 * Returns true when the total is less than the sum of the recorded payments, which the form can
 * undo but not change.
 */
function isBelowPaid(form: InvoiceForm, rules: InvoiceRules): boolean {
  const recorded = form.payments.filter(({ recordedOn }) => recordedOn !== "");
  return recorded.length > 0 && calculateForm({ ...form, payments: recorded }, rules).balance < 0;
}

/**
 * Returns true when the decimal `text` is above `limit`, compared exactly. Returns false when
 * `text` is null.
 */
export function isDecimalAbove(text: string | null, limit: string): boolean {
  if (text === null) return false;
  const [a, b] = [toDecimal(text), toDecimal(limit)];
  const scale = Math.max(a.scale, b.scale);
  const scaled = (value: typeof a) => value.units * BigInt(`1${"0".repeat(scale - value.scale)}`);
  return scaled(a) > scaled(b);
}
