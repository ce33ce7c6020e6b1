import { paths } from "~/paths";
import type { Screen } from "~/shell/screen";

export const versionsHeader: Screen = {
  title: "Versions",
  back: () => ({ to: paths.invoices(), label: "Back to all invoices" }),
};
