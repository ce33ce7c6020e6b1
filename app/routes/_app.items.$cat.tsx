import type { LoaderFunctionArgs } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { SearchResults } from "~/ui/search-results";
import { ItemRow } from "~/items/list/item-row";
import { returnToList, useListPlace } from "~/ui/list-place";
import type { Screen } from "~/ui/shell/screen";
import { titled } from "~/ui/title";
import { notFound } from "~/server/error-page.server";
import { readSearch } from "~/lib/search";
import { baseCurrency } from "~/models/invoices/choices.server";
import { readRememberedLists } from "~/models/lists.server";
import { searchPages } from "~/models/pages.server";
import { listItems } from "~/models/products/list.server";
import { paths, readItemFilter, type ItemTab } from "~/paths";
import { withSession } from "~/server/session/guards.server";

export const meta = titled("Items");

const TABS: ItemTab[] = ["all", "selling", "buying"];

const back = (here: string) => returnToList(here, paths.items());

export const handle: Screen = {
  title: "Items",
  search: { label: "Search items" },
  tabs: ({ params: { cat }, search }) =>
    TABS.map((name) => ({
      name,
      to: paths.items(name, { ...readItemFilter(search), q: readSearch(search).q }),
      isCurrent: name === cat,
    })),
  add: (here) => ({ label: "Add item", to: paths.createItem(back(here)) }),
};

export async function loader({ request, params: { cat } }: LoaderFunctionArgs) {
  return withSession(request, async (session) => {
    const tab = TABS.find((name) => name === cat);
    if (!tab) throw notFound();
    const { searchParams: params } = new URL(request.url);
    const { q } = readSearch(params);
    const { status } = readItemFilter(params);
    const ask = (page: number) => listItems(session, { tab, search: q, page, status });
    const [page, { currencies }] = await Promise.all([
      searchPages({ q, params }, ask, (page) => paths.items(tab, { status, q, page })),
      readRememberedLists(session, ["currencies"]),
    ]);
    return { q, tab, status: status ?? null, page, symbol: baseCurrency(currencies)?.symbol ?? "" };
  });
}

export { loadPage as clientLoader } from "~/ui/use-more-pages";

export default function Items() {
  const { q, tab, status, page, symbol } = useLoaderData<typeof loader>();
  const isOutOfUse = status === "inactive";
  return (
    <div className="mx-auto max-w-list">
      <SearchResults
        page={page}
        q={q}
        icon="item"
        empty={isOutOfUse ? "No items out of use" : "Let's add your first item!"}
        action={isOutOfUse ? null : <AddItem />}
      >
        {(item) => <ItemRow item={item} symbol={symbol} />}
      </SearchResults>
      <p className="px-4 py-2 text-center text-sm">
        <Link
          className="link inline-block py-3"
          to={paths.items(tab, { q, status: isOutOfUse ? undefined : "inactive" })}
        >
          {isOutOfUse ? "Show items in use" : "Show items out of use"}
        </Link>
      </p>
    </div>
  );
}

function AddItem() {
  const { here } = useListPlace();
  return (
    <Link className="button button-main" to={paths.createItem(back(here))}>
      Create item
    </Link>
  );
}
