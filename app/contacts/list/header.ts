import { parseSearch } from "~/lib/search";
import { paths } from "~/paths";
import { returnToList } from "~/ui/list-place";
import type { Screen } from "~/shell/screen";
import { TABS } from "./tabs";

export const contactListHeader: Screen = {
  title: "Contacts",
  search: { label: "Search contacts" },
  tabs: ({ params: { cat }, search }) =>
    TABS.map((name) => ({
      name,
      to: paths.contacts(name, { q: parseSearch(search).q }),
      isCurrent: name === cat,
    })),
  add: (here) => {
    const back = returnToList(here, paths.contacts());
    return {
      label: "Add contact",
      choices: [
        { label: "Person", to: paths.createPerson(back), icon: "person" },
        { label: "Business", to: paths.createBusiness(back), icon: "business" },
      ],
    };
  },
};
