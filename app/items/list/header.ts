import { readSearch } from "~/lib/search";
import { paths, readItemFilter } from "~/paths";
import { returnToList } from "~/ui/list-place";
import type { Screen } from "~/shell/screen";
import { TABS } from "./tabs";

export const itemListHeader: Screen = {
  title: "Items",
  search: { label: "Search items" },
  tabs: ({ params: { cat }, search }) =>
    TABS.map((name) => ({
      name,
      to: paths.items(name, { ...readItemFilter(search), q: readSearch(search).q }),
      isCurrent: name === cat,
    })),
  add: (here) => ({
    label: "Add item",
    to: paths.createItem(returnToList(here, paths.items())),
  }),
};
