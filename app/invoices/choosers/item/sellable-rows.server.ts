import { INVOICE_LIMITS } from "../../../../domain/limits/invoices";
import { parseSearch } from "~/lib/search";
import { readPages } from "~/models/pages.server";
import {
  findSellableProducts,
  listRecentProducts,
  listSellableProducts,
  type SellableProduct,
} from "~/models/products/sellable.server";
import type { Session } from "~/server/session/session-storage.server";
import type { ChosenItem } from "../../paths";
import { parseChosenItems } from "./chosen-items";

/**
 * The page of what is sold that an address asks for: what it ticks (`item`) stands on top, also when
 * it was ticked before a search, and unless it searches, what was sold last. `addressOf` is that of
 * a further page.
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
    isPart ? [] : findChosenRows(session, chosen),
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

/** Those of them that can be sold, ticked. */
export async function findChosenRows(session: Session, chosen: ChosenItem[]) {
  const ids = chosen.map(({ id }) => id);
  return toChosenRows(await findSellableProducts(session, ids), chosen);
}

export function toChosenRows(products: SellableProduct[], chosen: ChosenItem[]): SellableRow[] {
  return products.map((product) => ({
    ...toRow(product),
    isTicked: true,
    quantity: findChosenQuantity(product, chosen),
  }));
}

/** As it was typed. */
export function findChosenQuantity({ id }: SellableProduct, chosen: ChosenItem[]): string {
  return chosen.find((one) => one.id === id)?.quantity ?? "";
}

function toRow({ id, name, sku, salePrice, priceShown }: SellableProduct): SellableRow {
  return { id, name, sku, salePrice, price: priceShown, isTicked: false, quantity: "" };
}

/** `salePrice` is exact decimal text, `price` what is shown of it. */
export type SellableRow = {
  id: string;
  name: string;
  sku: string;
  salePrice: string;
  price: string;
  isTicked: boolean;
  /** As typed; blank for one. */
  quantity: string;
};
