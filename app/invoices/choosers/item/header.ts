import type { Screen } from "~/shell/screen";
import { backToForm } from "../back-to-form";

export const FORM_ID = "items";

/** The search is part of the page's form, so that what is ticked stays ticked. */
export const itemChooserHeader: Screen = {
  title: "Select Item",
  back: (at) => backToForm(at),
  search: { label: "Search items", form: FORM_ID, isAlwaysOpen: true },
};
