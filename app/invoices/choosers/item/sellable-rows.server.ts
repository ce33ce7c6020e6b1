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
 * Reads a page of the items that can be sold. The items that the address ticks (`item`) are on top,
 * also during a search. The items that were sold last follow, but not during a search. `addressOf`
 * returns the address of a further page.
 */
export async function readSellableRows(
  session: Session,
  params: URLSearchParams,
  addressOf: (at: { q: string; page: number; chosen: ChosenItem[] }) => string,
) {
  const { q } = parseSearch(params);
  const isPart = params.has("only");
  const chosen = parseChosenItems(params).slice(0, INVOICE_LIMITS.lines);
  const [ticked, recent, { rows, ...page }] = await Promise.all([
    isPart ? [] : listChosenRows(session, chosen),
    isPart || q ? [] : listRecentProducts(session),
    readPages(
      params,
      (number) => listSellableProducts(session, { search: q, page: number }),
      (number) => addressOf({ q, page: number, chosen }),
    ),
  ]);
  const onTop = new Set(ticked.map(({ id }) => id));
  const others = rows.filter(({ id }) => !onTop.has(id));
  return {
    q,
    recent: recent.filter(({ id }) => !onTop.has(id)).map((product) => toRow(product)),
    page: { ...page, rows: [...ticked, ...others.map((product) => toRow(product))] },
  };
}

/** Returns the chosen items that can still be sold, as ticked rows. */
export async function listChosenRows(session: Session, chosen: ChosenItem[]) {
  const ids = chosen.map(({ id }) => id);
  return toChosenRows(await listSellableProductsById(session, ids), chosen);
}

export function toChosenRows(products: SellableProduct[], chosen: ChosenItem[]): SellableRow[] {
  return products.map((product) => ({
    ...toRow(product),
    isTicked: true,
    quantity: toChosenQuantity(product, chosen),
  }));
}

/** Returns the quantity as it was typed; empty when none was typed. */
export function toChosenQuantity({ id }: SellableProduct, chosen: ChosenItem[]): string {
  return chosen.find((item) => item.id === id)?.quantity ?? "";
}

function toRow({ id, name, sku, salePrice, price }: SellableProduct): SellableRow {
  return { id, name, sku, salePrice, price, isChosen: false, quantity: "" };
}

/** An item in a chooser. `salePrice` is exact decimal text, `price` is formatted. */
export type SellableRow = {
  id: string;
  name: string;
  sku: string;
  salePrice: string;
  price: string;
  isChosen: boolean;
  /** The quantity as typed; empty stands for 1. */
  quantity: string;
};
