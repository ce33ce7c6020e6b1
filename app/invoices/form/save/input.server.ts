import { minorToText } from "../../../../domain/money/money";
import type { InvoiceForm, InvoiceRules } from "~/invoices/schema";
import { findTaxRate } from "~/invoices/tax-rates";
import { isPaymentCounted, toPaymentAmount } from "~/invoices/amounts";
import { NO_DATE, parseDate } from "../../../../domain/calendar/days";
import { parseAmount, parsePercent, parseRate } from "../../../../domain/money/typed-amount";
import type { InvoiceInput } from "~/models/invoices/write.server";

/**
 * Converts a form to the input of the API. The form is checked before a save; elsewhere a number
 * that cannot be parsed becomes zero, an exchange rate becomes empty, and a date becomes `NO_DATE`.
 */
export function toInvoiceInput(form: InvoiceForm, rules: InvoiceRules): InvoiceInput {
  const isCashTerm = rules.cashTermIds.includes(form.termId);
  return {
    contactId: form.contactId,
    currencyId: form.currencyId,
    currencyRate: form.currencyId === rules.baseCurrencyId ? "1" : (parseRate(form.rate) ?? ""),
    date: parseDate(form.date) ?? NO_DATE,
    dueDate: isCashTerm ? NO_DATE : (parseDate(form.dueDate) ?? NO_DATE),
    termId: form.termId,
    isCashTerm,
    no: form.no.trim(),
    isSuggestedNumber: form.no === form.noSuggested,
    title: form.title,
    memo: form.memo.trim(),
    repeatId: form.repeatId,
    repeatDate: form.repeatDate,
    lines: form.lines.map((line) => ({
      storedId: line.storedId,
      productId: line.productId,
      accountId: line.accountId,
      name: line.name.trim(),
      description: line.description.trim(),
      quantity: parseAmount(line.quantity) ?? "0",
      unitPrice: parseAmount(line.unitPrice) ?? "0",
      discountPercent: parsePercent(line.discount) ?? "0",
      // The calculated amounts do not include a tax code that is no longer in force, so it is not
      // sent either.
      taxCodeId: findTaxRate(rules.taxRates, line.taxCodeId) === undefined ? "" : line.taxCodeId,
    })),
    payments: form.payments.flatMap((payment) => {
      const isRemoved = payment.isRemoved !== "" && payment.storedId !== "";
      if (!isRemoved && !isPaymentCounted(payment, isCashTerm)) return [];
      const { storedId, methodId, accountId } = payment;
      return [
        {
          storedId,
          isRemoved,
          methodId,
          accountId,
          amount: minorToText(toPaymentAmount(payment.amount)),
        },
      ];
    }),
  };
}
