import { paths } from "~/paths";
import type { Screen } from "~/shell/screen";

export const receiptHeader: Screen = {
  title: "Receipt",
  back: ({ params: { id = "" } }) => ({ to: paths.invoice(id), label: "Back to the invoice" }),
};
