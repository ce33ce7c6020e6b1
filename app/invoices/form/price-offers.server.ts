import { showDate } from "~/lib/dates";
import { figureText } from "~/forms/differences";
import type { LastPrice } from "~/models/contacts/last-prices.server";
import { percentText } from "~/models/invoices/details.server";
import type { InvoiceForm } from "../schema";

/** What the customer paid last time, beside a line's price. */
export type PriceOffer = {
  unitPrice: string;
  /** "10%"; blank for none. */
  discount: string;
  /** As it is shown. */
  date: string;
};

/** By the id of the line; none where the line has that price, or it was in another currency. */
export function priceOffers(
  { lines, currencyId }: Pick<InvoiceForm, "lines" | "currencyId">,
  lastPrices: LastPrice[],
): Record<string, PriceOffer> {
  const offers = lines.flatMap((line) => {
    const last = lastPrices.find(
      ({ product_id, currency }) => product_id === line.productId && currency.id === currencyId,
    );
    if (!last) return [];
    const discount = percentText(last.discount);
    const isSame =
      figureText(line.unitPrice, 2) === figureText(last.unit_price, 2) &&
      percentText(line.discount) === discount;
    if (isSame) return [];
    const offer = { unitPrice: last.unit_price, discount, date: showDate(last.date) };
    return [[line.id, offer] as const];
  });
  return Object.fromEntries(offers);
}
