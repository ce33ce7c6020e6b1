import { keepSorted, readSorted, sortQuery, type SortKept } from "~/lib/list-sort";
import { readSearch } from "~/lib/search";
import { baseCurrency } from "~/models/invoices/choices.server";
import { readRememberedLists } from "~/models/lists.server";
import { searchPages } from "~/models/pages.server";
import { listProducts } from "~/models/products/list.server";
import { paths, readItemFilter } from "~/paths";
import { notFound } from "~/server/error-page.server";
import { extensions } from "~/server/v2/extensions.server";
import type { Session } from "~/server/session/record.server";
import { drawTableHead, sortable, type SortableColumn } from "~/ui/table-head.server";
import { TABS } from "./tabs";

const SORTS = {
  name: { name: "name", usual: "asc" },
  number: { name: "sku", usual: "asc" },
  price: { name: "price", usual: "desc" },
} as const;

/** As the API lists them by itself. */
const USUAL = { sort: SORTS.price, order: SORTS.price.usual };

/** The cells of an item's row. */
const COLUMNS: SortableColumn[] = [
  { name: "Name", sort: SORTS.name },
  { name: "Number", sort: SORTS.number },
  { name: "Description" },
  { name: "Used for" },
  { name: "Stock", isFigure: true },
  { name: "Price", isFigure: true, sort: SORTS.price },
];

/** The items of a tab, as far down as the address says; `page` is null when a search fails. */
export async function loadItemList(
  session: Session,
  { request, cat }: { request: Request; cat: string | undefined },
) {
  const tab = TABS.find((name) => name === cat);
  if (!tab) throw notFound();
  const { searchParams: params } = new URL(request.url);
  const { q } = readSearch(params);
  const { status } = readItemFilter(params);
  const canSort = (await extensions()).includes("sorts");
  const sorted = canSort ? readSorted(params, Object.values(SORTS)) : null;
  const addressOf = (kept: SortKept & { page?: number }) =>
    paths.items(tab, { status, q, ...kept });
  const ask = (page: number) =>
    listProducts(session, { tab, search: q, page, status, ...sortQuery(sorted) });
  const [page, { currencies }] = await Promise.all([
    searchPages({ q, params }, ask, (page) =>
      addressOf({ ...(sorted && keepSorted(sorted)), page }),
    ),
    readRememberedLists(session, ["currencies"]),
  ]);
  return {
    q,
    tab,
    status: status ?? null,
    page,
    head: drawTableHead(
      canSort ? sortable(COLUMNS, { sorted: sorted ?? USUAL, addressOf }) : COLUMNS,
    ),
    symbol: baseCurrency(currencies)?.symbol ?? "",
  };
}
