import { parseDate } from "../../../../domain/calendar/days";
import {
  findBaseCurrency,
  formatTermDueDate,
  findTerm,
  type InvoiceLists,
} from "~/models/invoices/choices.server";
import { blankForm } from "./initial-form.server";
import { toRateBasis } from "./exchange-rate";
import type { InvoiceForm } from "~/invoices/schema";

/** The default term and currency of a contact; an id is empty when the contact has no default. */
export type ContactDefaults = {
  termId: string;
  currencyId: string;
  /**
   * The exchange rate of this currency on the date that `findRateDate` returns, as decimal text;
   * empty when none is known.
   */
  rate: string;
};

/**
 * In the form of a new invoice, sets the term and due date, and the currency and rate, to the
 * contact's defaults, or to the initial values when the contact has none. The term and due date
 * stay when the user has changed one of them. The currency and rate stay when the user has changed
 * the currency or when the form has lines.
 */
export function withContactDefaults(
  form: InvoiceForm,
  defaults: ContactDefaults,
  lists: InvoiceLists,
): InvoiceForm {
  return {
    ...form,
    ...deriveTermFields(form, defaults, lists),
    ...deriveCurrencyFields(form, defaults, lists),
  };
}

function deriveTermFields(
  form: InvoiceForm,
  { termId }: ContactDefaults,
  lists: InvoiceLists,
): Partial<InvoiceForm> {
  const initial = blankForm(lists, "");
  const filled = findTerm(lists, form.filledTermId || initial.termId);
  const isUntouched =
    form.termId === filled?.id && form.dueDate === formatTermDueDate(filled, lists.today);
  if (!isUntouched) return {};
  const contactTerm = findTerm(lists, termId);
  const term = contactTerm ?? findTerm(lists, initial.termId);
  return {
    termId: term?.id ?? "",
    dueDate: formatTermDueDate(term, lists.today),
    filledTermId: contactTerm && contactTerm.id !== initial.termId ? contactTerm.id : "",
  };
}

function deriveCurrencyFields(
  form: InvoiceForm,
  { currencyId, rate }: ContactDefaults,
  { currencies }: InvoiceLists,
): Partial<InvoiceForm> {
  const baseId = findBaseCurrency(currencies)?.id ?? "";
  const isUntouched = form.currencyId === (form.filledCurrencyId || baseId);
  // The currency stays when the form has lines, because their prices are in that currency.
  if (!isUntouched || form.lines.length > 0) return {};
  const contactCurrencyId = currencies.find(({ id }) => id === currencyId)?.id ?? baseId;
  return {
    currencyId: contactCurrencyId,
    rate: contactCurrencyId === baseId ? "1" : rate,
    ...(contactCurrencyId === form.currencyId
      ? {}
      : toRateBasis({ currencyId: contactCurrencyId, date: form.date })),
    filledCurrencyId: contactCurrencyId === baseId ? "" : contactCurrencyId,
  };
}

/**
 * Resets the term and due date ("ownTerm"), or the currency and rate ("ownCurrency"), from the
 * contact's defaults to the initial values of the form.
 */
export function withoutContactDefault(
  form: InvoiceForm,
  field: "ownTerm" | "ownCurrency",
  lists: InvoiceLists,
): InvoiceForm {
  const initial = blankForm(lists, "");
  if (field === "ownTerm")
    return { ...form, termId: initial.termId, dueDate: initial.dueDate, filledTermId: "" };
  const { currencyId, rate } = initial;
  const rateBasis = toRateBasis({ currencyId, date: form.date });
  return { ...form, currencyId, rate, ...rateBasis, filledCurrencyId: "" };
}

/**
 * Returns the date for which the exchange rate is looked up, YYYY-MM-DD: the invoice date, or today
 * when the invoice date cannot be parsed.
 */
export function findRateDate({ date }: InvoiceForm, { today }: InvoiceLists): string {
  return parseDate(date) ?? today;
}
