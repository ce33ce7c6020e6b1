import { parseDate } from "../../../../domain/calendar/days";
import {
  baseCurrency,
  dueDateOfTerm,
  findTerm,
  type InvoiceLists,
} from "~/models/invoices/choices.server";
import { blankForm } from "./initial-form.server";
import { toRateBasis } from "./exchange-rate";
import type { InvoiceForm } from "~/invoices/schema";

/** What is kept for a contact; blank for none. */
export type ContactDefaults = {
  termId: string;
  currencyId: string;
  /** Of the currency on the form's day; blank where none is known. */
  rate: string;
};

/**
 * A new invoice's form with what is kept for its contact, where nothing was chosen by hand: what
 * stands there is the form's own, or was filled in for the contact before.
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
  const own = blankForm(lists, "");
  const filled = findTerm(lists, form.filledTermId || own.termId);
  const isUntouched =
    form.termId === filled?.id && form.dueDate === dueDateOfTerm(filled, lists.today);
  if (!isUntouched) return {};
  const kept = findTerm(lists, termId);
  const term = kept ?? findTerm(lists, own.termId);
  return {
    termId: term?.id ?? "",
    dueDate: dueDateOfTerm(term, lists.today),
    filledTermId: kept && kept.id !== own.termId ? kept.id : "",
  };
}

function deriveCurrencyFields(
  form: InvoiceForm,
  { currencyId, rate }: ContactDefaults,
  { currencies }: InvoiceLists,
): Partial<InvoiceForm> {
  const base = baseCurrency(currencies)?.id ?? "";
  const isUntouched = form.currencyId === (form.filledCurrencyId || base);
  // The prices of lines that are there are in the form's currency.
  if (!isUntouched || form.lines.length > 0) return {};
  const kept = currencies.find(({ id }) => id === currencyId)?.id ?? base;
  return {
    currencyId: kept,
    rate: kept === base ? "1" : rate,
    ...(kept === form.currencyId ? {} : toRateBasis({ currencyId: kept, date: form.date })),
    filledCurrencyId: kept === base ? "" : kept,
  };
}

/** The form with its own term, or currency, in the place of what was filled in for its contact. */
export function withoutContactDefault(
  form: InvoiceForm,
  which: "ownTerm" | "ownCurrency",
  lists: InvoiceLists,
): InvoiceForm {
  const own = blankForm(lists, "");
  if (which === "ownTerm")
    return { ...form, termId: own.termId, dueDate: own.dueDate, filledTermId: "" };
  const { currencyId, rate } = own;
  const pair = toRateBasis({ currencyId, date: form.date });
  return { ...form, currencyId, rate, ...pair, filledCurrencyId: "" };
}

/** The day on which the form's rate is looked up: YYYY-MM-DD. */
export function findRateDate({ date }: InvoiceForm, { today }: InvoiceLists): string {
  return parseDate(date) ?? today;
}
