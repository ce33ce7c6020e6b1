import { commonWords } from "../../../../domain/words/common";
import { invoiceFormWords as formWords } from "../../../../domain/words/invoice-form";
import { invoiceSaveWords as words } from "../../../../domain/words/invoice-save";
import { fill } from "../../../../domain/words/message";
import { formatAmount } from "../../../../domain/money/money";
import { formatShownTax } from "../../../../domain/shown-tax";
import { toShownName } from "../../../../domain/given-names";
import type { InvoiceForm, InvoiceRules, LineForm, PaymentForm } from "~/invoices/schema";
import { isPaymentCounted, toPaymentAmount, calculateForm } from "~/invoices/amounts";
import { parseDate, formatDate } from "../../../../domain/calendar/days";
import { formatTypedAmount, parsePercent } from "../../../../domain/money/typed-amount";
import {
  compareFields,
  joinTexts,
  compareLists,
  type DescribedFields,
  type DescribedEntry,
  type Difference,
  normalizeLineEnds,
} from "~/forms/differences";
import type { InvoiceLists } from "~/models/invoices/choices.server";
import { isDeepStrictEqual } from "util";
import type { InvoiceRecord } from "~/models/invoices/record.server";
import { toInvoiceForm } from "../draft/initial-form.server";

type ComparisonContext = { lists: InvoiceLists; rules: InvoiceRules };

/**
 * Returns the differences between two forms of one invoice, in the words of the screen. `here` is
 * the form of this page; `there` is the other one.
 */
export function compareInvoices(
  here: InvoiceForm,
  there: InvoiceForm,
  context: ComparisonContext,
): Difference[] {
  const describeLines = ({ lines }: InvoiceForm) =>
    lines.map((line) => describeLine(line, context));
  const describePayments = ({ payments, termId }: InvoiceForm) =>
    payments.flatMap((payment, index) =>
      describePayment(payment, { index, isCash: context.rules.cashTermIds.includes(termId) }),
    );
  return [
    ...compareFields(
      describeFieldsAboveLines(here, context),
      describeFieldsAboveLines(there, context),
    ),
    ...compareLists("lines", describeLines(here), describeLines(there)),
    ...compareLists("payments", describePayments(here), describePayments(there)),
    ...compareFields(
      describeFieldsBelowLines(here, context),
      describeFieldsBelowLines(there, context),
    ),
  ];
}

function describeFieldsAboveLines(
  form: InvoiceForm,
  { lists, rules }: ComparisonContext,
): DescribedFields {
  const currency = lists.currencies.find(({ id }) => id === form.currencyId);
  return [
    [formWords.contact, form.contactName, form.contactId],
    [formWords.invoiceNumber, form.no],
    [formWords.title, form.title],
    [formWords.invoiceDate, normalizeDate(form.date)],
    [
      formWords.paymentTerm,
      lists.terms.find(({ id }) => id === form.termId)?.name ?? form.termId,
      form.termId,
    ],
    [formWords.dueDate, rules.cashTermIds.includes(form.termId) ? "" : normalizeDate(form.dueDate)],
    [formWords.currency, currency?.code ?? form.currencyId, form.currencyId],
    [
      formWords.exchangeRate,
      form.currencyId === rules.baseCurrencyId ? "" : formatTypedAmount(form.rate, 2),
    ],
  ];
}

function describeFieldsBelowLines(
  form: InvoiceForm,
  { rules }: ComparisonContext,
): DescribedFields {
  return [
    [formWords.notes, form.memo],
    [words.total, formatAmount(calculateForm(form, rules).total)],
  ];
}

function describeLine(line: LineForm, { lists }: ComparisonContext): DescribedEntry {
  const quantity = formatTypedAmount(line.quantity, 0);
  const price = formatTypedAmount(line.unitPrice, 2);
  const discount = normalizeDiscount(line.discount);
  const tax = lists.tax_codes.find(({ id }) => id === line.taxCodeId);
  const taxText = tax ? formatShownTax(tax) : "";
  const labels = words.lineFields;
  const fields: DescribedFields = [
    [labels.name, line.name],
    [labels.description, line.description],
    [labels.quantity, quantity],
    [labels.unitPrice, price],
    [labels.discount, discount],
    [labels.tax, taxText, line.taxCodeId],
  ];
  const summary = joinTexts([
    line.name,
    `${quantity} × ${price}`,
    discount && fill(words.discountOff, { discount }),
    taxText,
  ]);
  return { id: line.id, name: line.name, summary, fields };
}

/** Returns an empty list for a payment that is to be removed on save. */
function describePayment(
  payment: PaymentForm,
  { index, isCash }: { index: number; isCash: boolean },
): DescribedEntry[] {
  const { storedId, isRemoved, amount } = payment;
  if (isRemoved) return [];
  const methodName = toShownName(payment.methodName);
  const accountName = toShownName(payment.accountName);
  const amountText = formatAmount(toPaymentAmount(amount));
  const labels = words.paymentFields;
  const fields: DescribedFields = [
    [labels.method, methodName],
    [labels.account, accountName],
    [labels.amount, amountText],
    [labels.isSent, isPaymentCounted(payment, isCash) ? commonWords.yes : commonWords.no],
  ];
  return [
    {
      id: storedId || `new ${index}`,
      name: joinTexts([methodName, accountName]),
      summary: joinTexts([methodName, accountName, amountText]),
      fields,
    },
  ];
}

function normalizeDate(typed: string): string {
  const date = parseDate(typed);
  return date === null ? typed : formatDate(date);
}

/** Returns the discount such as "10%". Empty for zero; the typed text when it cannot be parsed. */
function normalizeDiscount(typed: string): string {
  const percent = parsePercent(typed);
  if (percent === null) return typed;
  const percentText = formatTypedAmount(percent, 0);
  return percentText === "0" ? "" : `${percentText}%`;
}

/** Returns true when the user has changed nothing in the form of a stored invoice. */
export function isUnchanged(form: InvoiceForm, stored: InvoiceRecord): boolean {
  return isDeepStrictEqual(normalizeForm(form), normalizeForm(toInvoiceForm(stored)));
}

/**
 * Returns the form without the fields that differ even when the user has changed nothing, with LF
 * line ends and with the rate in one spelling.
 */
function normalizeForm({
  key: _key,
  basedOn: _basedOn,
  rateCurrencyId: _rateCurrencyId,
  rateDate: _rateDate,
  filledTermId: _filledTermId,
  filledCurrencyId: _filledCurrencyId,
  itemToAdd: _itemToAdd,
  ...fields
}: InvoiceForm) {
  const lines = fields.lines.map((line) => ({
    ...line,
    description: normalizeLineEnds(line.description),
  }));
  return {
    ...fields,
    rate: formatTypedAmount(fields.rate, 0),
    memo: normalizeLineEnds(fields.memo),
    lines,
  };
}
