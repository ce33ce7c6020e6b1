import { parseSearch } from "~/lib/search";
import { paths, parseItemFilter } from "~/paths";
import { returnToList } from "~/ui/list-place";
import type { Screen } from "~/shell/screen";
import { TABS } from "./tabs";

export const itemListHeader: Screen = {
  title: "Items",
  search: { label: "Search items" },
  tabs: ({ params: { cat }, search }) =>
    TABS.map((name) => ({
      name,
      to: paths.items(name, { ...parseItemFilter(search), q: parseSearch(search).q }),
      isCurrent: name === cat,
    })),
  add: (here) => ({
    label: "Add item",
    to: paths.createItem(returnToList(here, paths.items())),
  }),
};
