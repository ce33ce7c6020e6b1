import type { LoaderFunctionArgs } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { Found } from "~/components/found";
import { ItemRow } from "~/components/item-row";
import type { Screen } from "~/components/shell/screen";
import { titled } from "~/components/title";
import { notFound } from "~/error-page.server";
import { readSearch } from "~/lib/search";
import { baseCurrency } from "~/models/invoice-lists.server";
import { readRememberedLists } from "~/models/lists.server";
import { searchPages } from "~/models/pages.server";
import { listItems } from "~/models/product-list.server";
import { paths, type ItemTab } from "~/paths";
import { withSession } from "~/session.server";

export const meta = titled("Items");

const TABS: ItemTab[] = ["all", "selling", "buying"];

export const handle: Screen = {
  title: "Items",
  search: { label: "Search items" },
  tabs: ({ params: { cat }, search }) =>
    TABS.map((name) => ({ name, to: paths.items(name, { q: readSearch(search).q }), isCurrent: name === cat })),
  add: { label: "Add item", to: paths.createItem() },
};

export async function loader({ request, params: { cat } }: LoaderFunctionArgs) {
  return withSession(request, async (session) => {
    const tab = TABS.find((name) => name === cat);
    if (!tab) throw notFound();
    const { searchParams: params } = new URL(request.url);
    const { q } = readSearch(params);
    const ask = (page: number) => listItems(session, { tab, search: q, page });
    const [page, { currencies }] = await Promise.all([
      searchPages({ q, params }, ask, (page) => paths.items(tab, { q, page })),
      readRememberedLists(session, ["currencies"]),
    ]);
    return { q, page, symbol: baseCurrency(currencies)?.symbol ?? "" };
  });
}

export { loadPage as clientLoader } from "~/components/use-more-pages";

export default function Items() {
  const { q, page, symbol } = useLoaderData<typeof loader>();
  return (
    <div className="mx-auto max-w-list">
      <Found page={page} q={q} icon="item" empty="Let's add your first item!" action={<AddItem />}>
        {(item) => <ItemRow item={item} symbol={symbol} />}
      </Found>
    </div>
  );
}

function AddItem() {
  return (
    <Link className="button button-main" to={paths.createItem()}>
      Create item
    </Link>
  );
}
