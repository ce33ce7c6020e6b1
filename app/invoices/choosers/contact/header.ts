import { paths } from "~/paths";
import type { Screen } from "~/ui/shell/screen";
import { backToForm, draftOf } from "../back-to-form";
import { TABS } from "./tabs";

export const contactChooserHeader: Screen = {
  title: "Select Contact",
  back: (at) => backToForm(at),
  search: { label: "Search contacts", isAlwaysOpen: true },
  tabs: ({ params, search }) =>
    TABS.map((tab) => ({
      name: tab,
      to: paths.selectContact({ draft: draftOf(search), tab }),
      isCurrent: tab === params.cat,
    })),
};
