import { INVOICE_LIMITS } from "../../../../domain/limits/invoices";
import { parseSearch } from "~/lib/search";
import { readPages } from "~/models/pages.server";
import {
  listSellableProductsById,
  listRecentProducts,
  listSellableProducts,
  type SellableProduct,
} from "~/models/products/sellable.server";
import type { Session } from "~/server/session/session-storage.server";
import type { ChosenItem } from "../../paths";
import { parseChosenItems } from "./chosen-items";

/**
 * Reads the items that can be sold. `page` has the chosen items (query parameter `item`) first,
 * also during a search, and then the items of the list. `recent` has the items that were sold last;
 * it is empty during a search. `toAddress` returns the address of another page of the list.
 */
export async function readSellableRows(
  session: Session,
  params: URLSearchParams,
  toAddress: (query: { q: string; page: number; chosen: ChosenItem[] }) => string,
) {
  const { q } = parseSearch(params);
  // The script requests one further page with `only`, to append it to the list.
  const isFurtherPage = params.has("only");
  const chosen = parseChosenItems(params).slice(0, INVOICE_LIMITS.lines);
  const [chosenRows, recent, { rows, ...page }] = await Promise.all([
    isFurtherPage ? [] : listChosenRows(session, chosen),
    isFurtherPage || q ? [] : listRecentProducts(session),
    readPages(
      params,
      (number) => listSellableProducts(session, { search: q, page: number }),
      (number) => toAddress({ q, page: number, chosen }),
    ),
  ]);
  const chosenIds = new Set(chosenRows.map(({ id }) => id));
  const others = rows.filter(({ id }) => !chosenIds.has(id));
  return {
    q,
    recent: recent.filter(({ id }) => !chosenIds.has(id)).map((product) => toRow(product)),
    page: { ...page, rows: [...chosenRows, ...others.map((product) => toRow(product))] },
  };
}

/** Returns a row for each chosen item that can still be sold. */
export async function listChosenRows(session: Session, chosen: ChosenItem[]) {
  const ids = chosen.map(({ id }) => id);
  return toChosenRows(await listSellableProductsById(session, ids), chosen);
}

export function toChosenRows(products: SellableProduct[], chosen: ChosenItem[]): SellableRow[] {
  return products.map((product) => ({
    ...toRow(product),
    isChosen: true,
    quantity: findChosenQuantity(product, chosen),
  }));
}

/** Returns the quantity of a chosen item as it was typed; empty when none was typed. */
export function findChosenQuantity({ id }: SellableProduct, chosen: ChosenItem[]): string {
  return chosen.find((item) => item.id === id)?.quantity ?? "";
}

function toRow({ id, name, sku, salePrice, price }: SellableProduct): SellableRow {
  return { id, name, sku, salePrice, price, isChosen: false, quantity: "" };
}

/**
 * An item in a chooser. `salePrice` is exact decimal text and `price` is formatted, both in the
 * base currency.
 */
export type SellableRow = {
  id: string;
  name: string;
  sku: string;
  salePrice: string;
  price: string;
  /** True when the address or the last post names the item as chosen. */
  isChosen: boolean;
  /** The quantity as typed. For a chosen item, an empty quantity means 1. */
  quantity: string;
};
