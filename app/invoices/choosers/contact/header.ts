import type { Screen } from "~/shell/screen";
import { backToForm, draftOf } from "../back-to-form";
import { TABS } from "./tabs";
import { invoicePaths } from "../../paths";

export const contactChooserHeader: Screen = {
  title: "Select Contact",
  back: (at) => backToForm(at),
  search: { label: "Search contacts", isAlwaysOpen: true },
  tabs: ({ params, search }) =>
    TABS.map((tab) => ({
      name: tab,
      to: invoicePaths.selectContact({ draft: draftOf(search), tab }),
      isCurrent: tab === params.cat,
    })),
};
