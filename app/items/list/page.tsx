import { useLoaderData } from "@remix-run/react";
import { paths } from "~/paths";
import { returnToList, useListPlace } from "~/ui/list-place";
import { SearchResults } from "~/ui/search-results";
import { ItemRow } from "./item-row";
import type { loadItemList } from "./load.server";
import { PageLink } from "~/ui/page-link";

export function ItemListPage() {
  const { q, tab, status, page, head, symbol } = useLoaderData<typeof loadItemList>();
  const isOutOfUse = status === "inactive";
  return (
    <div className="mx-auto max-w-list">
      <SearchResults
        page={page}
        q={q}
        icon="item"
        empty={isOutOfUse ? "No items out of use" : "Let's add your first item!"}
        action={isOutOfUse ? null : <AddItem />}
        table={{ name: "items", head }}
      >
        {(item) => <ItemRow item={item} symbol={symbol} />}
      </SearchResults>
      <p className="px-4 py-2 text-center text-sm">
        <PageLink
          className="link inline-block py-3"
          to={paths.items(tab, { q, status: isOutOfUse ? undefined : "inactive" })}
        >
          {isOutOfUse ? "Show items in use" : "Show items out of use"}
        </PageLink>
      </p>
    </div>
  );
}

function AddItem() {
  const { here } = useListPlace();
  return (
    <PageLink
      className="button button-main"
      to={paths.createItem(returnToList(here, paths.items()))}
    >
      Create item
    </PageLink>
  );
}
