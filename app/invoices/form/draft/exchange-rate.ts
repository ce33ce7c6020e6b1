import { parseDate } from "../../../../domain/calendar/days";
import type { InvoiceForm } from "~/invoices/schema";

/**
 * The currency id and the date (YYYY-MM-DD) of an exchange rate. The date is empty when the typed
 * date cannot be parsed.
 */
type RateBasis = Pick<InvoiceForm, "rateCurrencyId" | "rateDate">;

export function toRateBasis({
  currencyId,
  date,
}: Pick<InvoiceForm, "currencyId" | "date">): RateBasis {
  return { rateCurrencyId: currencyId, rateDate: parseDate(date) ?? "" };
}

/**
 * Clears an exchange rate that belongs to another currency or date than those of the form. A date
 * that cannot be parsed counts as unchanged. `before` is the form that the page was rendered with.
 * With JavaScript, the page posts the currency and date of its rate. Without JavaScript, the post
 * contains the currency and date of the rendered rate. A rate that the user typed into the rendered
 * page stays after a change of the date, but not after a change of the currency.
 */
export function clearOutdatedRate(form: InvoiceForm, before: InvoiceForm): InvoiceForm {
  const basis = toRateBasis(form);
  const { rateCurrencyId, rateDate } = form.rateCurrencyId ? form : toRateBasis(before);
  const hasSameCurrency = rateCurrencyId === basis.rateCurrencyId;
  if (hasSameCurrency && basis.rateDate === "") return { ...form, rateCurrencyId, rateDate };
  const hasSameDate = rateDate === basis.rateDate || form.rate !== before.rate;
  return { ...form, ...basis, rate: hasSameCurrency && hasSameDate ? form.rate : "" };
}
