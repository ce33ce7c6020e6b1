import { itemWords as words } from "../../../domain/words/items";
import type { SortField, SortParams } from "~/lib/list-sort";
import { parseSearch } from "~/lib/search";
import { findBaseCurrency } from "~/models/invoices/choices.server";
import { readListsOrCached } from "~/models/lists.server";
import { searchPages } from "~/models/pages.server";
import { listProducts } from "~/models/products/list.server";
import { paths, parseItemFilter } from "~/paths";
import { createNotFoundPage } from "~/server/request/error-page.server";
import { resolveListParams } from "~/server/session/list-choices.server";
import type { Session } from "~/server/session/session-storage.server";
import { listSorts, readListOrder } from "~/ui/list-order.server";
import type { SortableColumn } from "~/ui/table-head.server";
import { TABS } from "./tabs";

const BY_PRICE: SortField = { name: "price", defaultOrder: "desc" };

/** The order in which the API lists items by default. */
const DEFAULT_ORDER = { sort: BY_PRICE, order: BY_PRICE.defaultOrder };

/** Returns the columns of the item list. */
function getColumns(): SortableColumn[] {
  const { name, number, description, use, stock, price } = words.columns;
  return [
    { name, sort: { name: "name", defaultOrder: "asc" } },
    { name: number, sort: { name: "sku", defaultOrder: "asc" } },
    { name: description },
    { name: use },
    { name: stock, isFigure: true },
    { name: price, isFigure: true, sort: BY_PRICE },
  ];
}

/**
 * Loads the items of a tab, up to the page that the address names. `page` is null when a search
 * fails.
 */
export async function loadItemList(
  session: Session,
  { request, cat }: { request: Request; cat: string | undefined },
) {
  const tab = TABS.find((name) => name === cat);
  if (!tab) throw createNotFoundPage();
  const columns = getColumns();
  const params = await resolveListParams(session, request, {
    list: "items",
    sorts: await listSorts(columns),
  });
  const { q } = parseSearch(params);
  const { status } = parseItemFilter(params);
  const addressOf = (params: SortParams & { page?: number }) =>
    paths.items(tab, { status, q, ...params });
  const order = await readListOrder(params, {
    columns,
    defaultOrder: DEFAULT_ORDER,
    addressOf,
  });
  const fetchPage = (page: number) =>
    listProducts(session, { tab, search: q, page, status, ...order.query });
  const [page, { currencies }] = await Promise.all([
    searchPages({ q, params }, fetchPage, (page) => addressOf({ ...order.params, page })),
    readListsOrCached(session, ["currencies"]),
  ]);
  return {
    q,
    tab,
    status: status ?? null,
    page,
    head: order.head,
    note: order.note,
    symbol: findBaseCurrency(currencies)?.symbol ?? "",
  };
}
