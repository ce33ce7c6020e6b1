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

const INVALID_DATE = "Enter the date as DD/MM/YYYY.";
const INVALID_DUE_DATE = "Enter the due date as DD/MM/YYYY.";
const INVALID_RATE = "Enter the exchange rate, a number above zero.";
const FUTURE_PAYMENT =
  "An invoice dated after today takes no payment with it. Enter today or an earlier day, or remove " +
  "the payment.";
const INVALID_DISCOUNT = "Enter a percentage from 0 to 100.";

function findErrors(form: InvoiceForm, rules: InvoiceRules): FieldMessage[] {
  const isCash = rules.cashTermIds.includes(form.termId);
  const errors: FieldMessage[] = [];
  const addErrorUnless = (isValid: unknown, path: FieldMessage[0], message: string) => {
    if (!isValid) errors.push([path, message]);
  };
  addErrorUnless(form.termId, ["termId"], "Choose a payment term.");
  addErrorUnless(form.currencyId, ["currencyId"], "Choose a currency.");
  if (form.currencyId !== rules.baseCurrencyId) {
    const rate = parseRate(form.rate);
    addErrorUnless(
      isDecimalAbove(rate, "0"),
      ["rate"],
      rate === null ? describeUnreadableAmount(form.rate, INVALID_RATE) : INVALID_RATE,
    );
  }
  addErrorUnless(
    parseDate(form.date),
    ["date"],
    form.date.trim() ? INVALID_DATE : fieldWords.compulsory,
  );
  addErrorUnless(!isAfterPayment(form, rules), ["date"], latestDateMessage(rules));
  if (!isCash)
    addErrorUnless(
      parseDate(form.dueDate),
      ["dueDate"],
      form.dueDate.trim() ? INVALID_DUE_DATE : fieldWords.compulsory,
    );
  addErrorUnless(form.contactId, ["contactId"], "Choose a contact.");
  addErrorUnless(form.no.trim(), ["no"], fieldWords.compulsory);
  errors.push(
    ...findTooLongFields(form, { no: INVOICE_LIMITS.number, memo: INVOICE_LIMITS.notes }),
  );
  addErrorUnless(form.lines.length > 0, ["lines"], "Add at least one item.");
  form.lines.forEach((line, index) => errors.push(...findLineErrors(line, index)));
  addErrorUnless(!form.itemToAdd.trim(), ["itemToAdd"], formatUnaddedItem(form.itemToAdd));
  errors.push(...listCopiedLineErrors(form, rules));
  addErrorUnless(!hasFuturePayment(form, rules), ["date"], FUTURE_PAYMENT);
  form.payments.forEach((payment, index) => {
    if (isPaymentCounted(payment, isCash)) errors.push(...findPaymentErrors(payment, index));
  });
  return errors.length > 0 ? errors : findAmountErrors(form, rules);
}

function formatUnaddedItem(text: string): string {
  return `“${text.trim()}” is not on the invoice: choose an item from the list, or clear this field.`;
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

function latestDateMessage({ latestDate }: InvoiceRules): string {
  return `The invoice has a payment: choose ${formatDate(latestDate)} or an earlier day.`;
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
      findFigureError(line.quantity, "Enter the quantity as a number."),
    ]);
  }
  if (parseAmount(line.unitPrice) === null) {
    errors.push([
      ["lines", index, "unitPrice"],
      findFigureError(line.unitPrice, "Enter the unit price as a number."),
    ]);
  }
  if (percent === null)
    errors.push([
      ["lines", index, "discount"],
      describeUnreadableAmount(line.discount, INVALID_DISCOUNT),
    ]);
  else if (isDecimalAbove("0", percent) || isDecimalAbove(percent, "100"))
    errors.push([["lines", index, "discount"], INVALID_DISCOUNT]);
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
  return isComplete
    ? []
    : [[["payments", index, "amount"], "Finish this payment: method, account and amount."]];
}

function findAmountErrors(form: InvoiceForm, rules: InvoiceRules): FieldMessage[] {
  const { total, subtotal, balance, payments } = calculateForm(form, rules);
  const tooLarge = [total, subtotal].some((amount) => amount > MAX_AMOUNT || amount < -MAX_AMOUNT);
  if (tooLarge)
    return [
      [
        ["lines"],
        `The amount is above ${formatAmount(MAX_AMOUNT)}. Please check quantities and prices.`,
      ],
    ];
  if (total < 0)
    return [[["lines"], "The total is below zero. Please check quantities and prices."]];
  if (isBelowPaid(form, rules))
    return [[["lines"], "The total is below what was paid. Raise it, or undo a payment first."]];
  if (payments > 0 && balance < 0) {
    const index = form.payments.findIndex(({ recordedOn }) => recordedOn === "");
    return [
      [["payments", index, "amount"], "The payments are above the total. Please lower them."],
    ];
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
