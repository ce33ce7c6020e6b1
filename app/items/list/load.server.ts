import { readSearch } from "~/lib/search";
import { baseCurrency } from "~/models/invoices/choices.server";
import { readRememberedLists } from "~/models/lists.server";
import { searchPages } from "~/models/pages.server";
import { listProducts } from "~/models/products/list.server";
import { paths, readItemFilter } from "~/paths";
import { notFound } from "~/server/error-page.server";
import type { Session } from "~/server/session/record.server";
import { drawTableHead } from "~/ui/table-head.server";
import { TABS } from "./tabs";

/** The cells of an item's row. */
const COLUMNS = [
  ...["Name", "Number", "Description", "Used for"].map((name) => ({ name })),
  ...["Stock", "Price"].map((name) => ({ name, isFigure: true })),
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
  const ask = (page: number) => listProducts(session, { tab, search: q, page, status });
  const [page, { currencies }] = await Promise.all([
    searchPages({ q, params }, ask, (page) => paths.items(tab, { status, q, page })),
    readRememberedLists(session, ["currencies"]),
  ]);
  return {
    q,
    tab,
    status: status ?? null,
    page,
    head: drawTableHead(COLUMNS),
    symbol: baseCurrency(currencies)?.symbol ?? "",
  };
}
