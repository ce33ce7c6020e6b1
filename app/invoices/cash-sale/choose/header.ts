import { paths } from "~/paths";
import type { Screen } from "~/shell/screen";

export const FORM_ID = "items";

/** The search is part of the page's form, so that what is ticked stays ticked. */
export const cashSaleHeader: Screen = {
  title: "Cash sale",
  back: () => ({ to: paths.invoices(), label: "Back to all invoices", icon: "close" }),
  search: { label: "Search items", form: FORM_ID, isAlwaysOpen: true },
};
