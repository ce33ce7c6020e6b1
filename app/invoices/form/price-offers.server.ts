import { formatDate } from "../../../domain/calendar/days";
import { formatTypedAmount } from "../../../domain/money/typed-amount";
import type { LastPrice } from "~/models/contacts/last-prices.server";
import { formatDiscount } from "~/models/invoices/details.server";
import type { InvoiceForm } from "../schema";

/** The customer's last price for the item of a line. */
export type PriceOffer = {
  lineId: string;
  unitPrice: string;
  /** The discount, such as "10%"; empty when there was none. */
  discount: string;
  /** The invoice date, DD/MM/YYYY. */
  date: string;
};

/** Returns the customer's last prices that differ from the lines and are in the same currency. */
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
