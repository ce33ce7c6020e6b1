import { paths } from "~/paths";
import type { Screen } from "~/shell/screen";

export const paymentListHeader: Screen = {
  title: "Payments",
  back: () => ({ to: paths.invoices(), label: "Back to all invoices" }),
};
