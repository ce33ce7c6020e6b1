import { formatDate } from "../../../domain/calendar/days";
import { formatTypedAmount } from "../../../domain/money/typed-amount";
import type { LastPrice } from "~/models/contacts/last-prices.server";
import { formatDiscount } from "~/models/invoices/details.server";
import type { InvoiceForm } from "../schema";

/** What the customer paid last time, beside a line's price. */
export type PriceOffer = {
  lineId: string;
  unitPrice: string;
  /** "10%"; blank for none. */
  discount: string;
  /** As it is shown. */
  date: string;
};

/** None where the line has that price, or it was in another currency. */
export function findPriceOffers(
  { lines, currencyId }: Pick<InvoiceForm, "lines" | "currencyId">,
  lastPrices: LastPrice[],
): PriceOffer[] {
  return lines.flatMap((line) => {
    const last = lastPrices.find(
      ({ product_id, currency }) => product_id === line.productId && currency.id === currencyId,
    );
    if (!last) return [];
    const discount = formatDiscount(last.discount);
    const isSame =
      formatTypedAmount(line.unitPrice, 2) === formatTypedAmount(last.unit_price, 2) &&
      formatDiscount(line.discount) === discount;
    if (isSame) return [];
    const { unit_price: unitPrice, date } = last;
    return [{ lineId: line.id, unitPrice, discount, date: formatDate(date) }];
  });
}
