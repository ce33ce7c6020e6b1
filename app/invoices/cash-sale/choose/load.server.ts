import { readSearch } from "~/lib/search";
import { baseCurrency } from "~/models/invoices/choices.server";
import { readRememberedLists } from "~/models/lists.server";
import { readPages } from "~/models/pages.server";
import {
  findSellableProducts,
  listSellableProducts,
  type SellableProduct,
} from "~/models/products/sellable.server";
import { paths } from "~/paths";
import type { Session } from "~/server/session/record.server";
import { requireExtension } from "~/server/v2/extensions.server";
import { MOST_LINES } from "../../schema";

/** The items that can be sold, the ticked ones on top. */
export async function loadCashSale(session: Session, request: Request) {
  await requireExtension("cash_sale");
  const { searchParams } = new URL(request.url);
  const { q } = readSearch(searchParams);
  const ticked = [...new Set(searchParams.getAll("item"))].slice(0, MOST_LINES);
  const ask = (page: number) => listSellableProducts(session, { search: q, page });
  const [chosen, { currencies }, { rows, more, total, pastEnd }] = await Promise.all([
    findSellableProducts(session, ticked),
    readRememberedLists(session, ["currencies"]),
    readPages(searchParams, ask, (page) => paths.cashSale({ q, page, chosen: ticked })),
  ]);
  const others = rows.filter(({ id }) => !ticked.includes(id));
  const onTop = searchParams.has("only") ? [] : chosen;
  return {
    q,
    symbol: baseCurrency(currencies)?.symbol ?? "",
    /** Nothing was ticked when the sale was to be made. */
    isEmpty: searchParams.has("none"),
    page: {
      rows: [
        ...onTop.map((product) => toRow(product, true)),
        ...others.map((product) => toRow(product, false)),
      ],
      more,
      total,
      pastEnd,
    },
  };
}

function toRow({ id, name, sku, priceShown }: SellableProduct, isTicked: boolean) {
  return { id, name, sku, price: priceShown, isTicked };
}
