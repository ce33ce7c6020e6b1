import { parseDate } from "../../../../domain/calendar/days";
import type { InvoiceForm } from "~/invoices/schema";

/**
 * Whose an exchange rate is: a currency's id, and the day as YYYY-MM-DD; blank while the day cannot
 * be read.
 */
type RateBasis = Pick<InvoiceForm, "rateCurrencyId" | "rateDate">;

export function toRateBasis({
  currencyId,
  date,
}: Pick<InvoiceForm, "currencyId" | "date">): RateBasis {
  return { rateCurrencyId: currencyId, rateDate: parseDate(date) ?? "" };
}

/**
 * The form without a rate that is another currency's or another day's; `before`
 * is what the page was made from. With script the page says whose its rate is;
 * without, it says whose it was when it was sent, and a rate typed since is
 * that of the currency beside it, on the day typed along with it.
 */
export function clearOutdatedRate(form: InvoiceForm, before: InvoiceForm): InvoiceForm {
  const own = toRateBasis(form);
  const { rateCurrencyId, rateDate } = form.rateCurrencyId ? form : toRateBasis(before);
  const isCurrencys = rateCurrencyId === own.rateCurrencyId;
  if (isCurrencys && own.rateDate === "") return { ...form, rateCurrencyId, rateDate };
  const isDays = rateDate === own.rateDate || form.rate !== before.rate;
  return { ...form, ...own, rate: isCurrencys && isDays ? form.rate : "" };
}
