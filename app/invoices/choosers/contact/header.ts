import type { Screen } from "~/shell/screen";
import { backToForm, readChooserDraft } from "../back-to-form";
import { CONTACT_TABS } from "./tabs";
import { invoicePaths } from "../../paths";

export const contactChooserHeader: Screen = {
  title: "Select Contact",
  back: (at) => backToForm(at),
  search: { label: "Search contacts", isAlwaysOpen: true },
  tabs: ({ params, search }) =>
    CONTACT_TABS.map((tab) => ({
      name: tab,
      to: invoicePaths.selectContact({ draft: readChooserDraft(search), tab }),
      isCurrent: tab === params.cat,
    })),
};
