import { parseDate } from "../../../../domain/calendar/days";
import type { InvoiceForm } from "~/invoices/schema";

/**
 * The currency id and the date (YYYY-MM-DD) that an exchange rate belongs to; the date is empty
 * when it cannot be parsed.
 */
type RateBasis = Pick<InvoiceForm, "rateCurrencyId" | "rateDate">;

export function toRateBasis({
  currencyId,
  date,
}: Pick<InvoiceForm, "currencyId" | "date">): RateBasis {
  return { rateCurrencyId: currencyId, rateDate: parseDate(date) ?? "" };
}

/**
 * Clears an exchange rate that belongs to another currency or date. `before` is the form that the
 * page was rendered with. With JavaScript, the page updates the basis of its rate. Without it, the
 * posted basis is that of the rendered rate; a rate that was typed since belongs to the posted
 * currency and date.
 */
export function clearOutdatedRate(form: InvoiceForm, before: InvoiceForm): InvoiceForm {
  const own = toRateBasis(form);
  const { rateCurrencyId, rateDate } = form.rateCurrencyId ? form : toRateBasis(before);
  const isCurrencys = rateCurrencyId === own.rateCurrencyId;
  if (isCurrencys && own.rateDate === "") return { ...form, rateCurrencyId, rateDate };
  const isDays = rateDate === own.rateDate || form.rate !== before.rate;
  return { ...form, ...own, rate: isCurrencys && isDays ? form.rate : "" };
}
