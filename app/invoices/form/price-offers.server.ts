import { formatDate } from "../../../domain/calendar/days";
import { formatTypedAmount } from "../../../domain/money/typed-amount";
import type { LastPrice } from "~/models/contacts/last-prices.server";
import { formatDiscount } from "~/models/invoices/details.server";
import type { InvoiceForm } from "../schema";

/**
 * The price of a line's item on the customer's last invoice with that item. The page shows it with
 * a button that uses it.
 */
export type PriceOffer = {
  lineId: string;
  /** The unit price as decimal text, in the currency of the form. */
  unitPrice: string;
  /** The discount, such as "10%"; empty when there was none. */
  discount: string;
  /** The date, DD/MM/YYYY, of the invoice with that price. */
  date: string;
};

/**
 * Returns an offer for each line whose price or discount differs from the customer's last price.
 * Prices in another currency than that of the form are left out.
 */
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
