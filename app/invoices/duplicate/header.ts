import { paths } from "~/paths";
import type { Screen } from "~/shell/screen";

export const duplicateHeader: Screen = {
  title: "Same again",
  back: ({ search }) => {
    const invoice = search.get("invoice");
    return invoice
      ? { to: paths.invoice(invoice), label: "Back to the invoice" }
      : { to: paths.invoices(), label: "Back to all invoices" };
  },
};
