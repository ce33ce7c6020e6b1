import { paths } from "~/paths";
import type { Screen } from "~/shell/screen";

export const deletedInvoicesHeader: Screen = {
  title: "Deleted invoices",
  back: () => ({ to: paths.invoices(), label: "Back to all invoices" }),
};
