import { paths } from "~/paths";
import type { Screen } from "~/shell/screen";

export const creditNoteListHeader: Screen = {
  title: "Credit Notes",
  search: { label: "Search credit notes" },
  back: () => ({ to: paths.invoices(), label: "Back to all invoices" }),
};
