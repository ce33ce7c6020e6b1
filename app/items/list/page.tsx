import { useLoaderData } from "@remix-run/react";
import { itemWords as words } from "../../../domain/words/items";
import { fill } from "../../../domain/words/message";
import { parseItemFilter, paths } from "~/paths";
import { toReturnParam, useListUrl } from "~/ui/list-url";
import { SearchResults } from "~/ui/search-results";
import { StaticHtml } from "~/ui/static-html";
import { ItemRow } from "./item-row";
import type { loadItemList } from "./loader.server";
import { PageLink } from "~/ui/page-link";
import { parseSearch } from "~/lib/search";
import type { Screen } from "~/shell/screen";
import { TABS } from "./tabs";

export const itemListHeader: Screen = {
  get title() {
    return words.title;
  },
  search: {
    get label() {
      return words.search;
    },
  },
  tabs: ({ params: { cat }, search }) =>
    TABS.map((name) => ({
      name: words.tabs[name],
      to: paths.items(name, { ...parseItemFilter(search), q: parseSearch(search).q }),
      isCurrent: name === cat,
    })),
  add: (here) => ({
    label: words.add,
    to: paths.createItem(toReturnParam(here, paths.items())),
  }),
};

export function ItemListPage() {
  const { q, tab, status, page, head, note, symbol } = useLoaderData<typeof loadItemList>();
  const isInactive = status === "inactive";
  return (
    <div className="mx-auto max-w-list">
      <StaticHtml name="order" markup={note} />
      <SearchResults
        page={page}
        q={q}
        icon="item"
        searched={words.searched}
        empty={isInactive ? words.emptyInactive : words.empty}
        emptyAction={isInactive ? null : <AddItem>{words.createFirst}</AddItem>}
        notFoundAction={
          isInactive ? null : <AddItem name={q}>{fill(words.addNamed, { name: q })}</AddItem>
        }
        table={{ name: "items", label: words.title, head }}
      >
        {(item) => <ItemRow item={item} symbol={symbol} />}
      </SearchResults>
      <p className="px-4 py-2 text-center text-sm">
        <PageLink
          className="link inline-block py-3"
          to={paths.items(tab, { q, status: isInactive ? undefined : "inactive" })}
        >
          {isInactive ? words.showActive : words.showInactive}
        </PageLink>
      </p>
    </div>
  );
}

function AddItem({ name, children }: { name?: string; children: string }) {
  const { url } = useListUrl();
  return (
    <PageLink
      className="button button-main break-words"
      to={paths.createItem({ ...toReturnParam(url, paths.items()), ...(name ? { name } : {}) })}
    >
      {children}
    </PageLink>
  );
}
