import { paths } from "~/paths";
import type { Screen } from "~/shell/screen";

export const repeatListHeader: Screen = {
  title: "Repeats",
  back: () => ({ to: paths.invoices(), label: "Back to all invoices" }),
};
