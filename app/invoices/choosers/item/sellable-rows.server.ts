import { readSearch } from "~/lib/search";
import { readPages } from "~/models/pages.server";
import {
  findSellableProducts,
  listSellableProducts,
  type SellableProduct,
} from "~/models/products/sellable.server";
import type { Session } from "~/server/session/record.server";
import { MOST_LINES } from "../../schema";

/**
 * The page of what is sold that an address asks for: what it ticks (`item`) stands on top, also when
 * it was ticked before a search. `addressOf` is that of a further page.
 */
export async function readSellableRows(
  session: Session,
  params: URLSearchParams,
  addressOf: (at: { q: string; page: number; chosen: string[] }) => string,
) {
  const { q } = readSearch(params);
  const ticked = [...new Set(params.getAll("item"))].slice(0, MOST_LINES);
  const [chosen, { rows, ...page }] = await Promise.all([
    findSellableProducts(session, ticked),
    readPages(
      params,
      (number) => listSellableProducts(session, { search: q, page: number }),
      (number) => addressOf({ q, page: number, chosen: ticked }),
    ),
  ]);
  const others = rows.filter(({ id }) => !ticked.includes(id));
  const onTop = params.has("only") ? [] : chosen;
  return {
    q,
    page: {
      ...page,
      rows: [
        ...onTop.map((product) => toRow(product, true)),
        ...others.map((product) => toRow(product, false)),
      ],
    },
  };
}

export function toRow({ id, name, sku, priceShown }: SellableProduct, isTicked: boolean) {
  return { id, name, sku, price: priceShown, isTicked };
}

export type SellableRow = ReturnType<typeof toRow>;
