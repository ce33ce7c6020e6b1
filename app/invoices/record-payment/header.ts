import { paths } from "~/paths";
import type { Screen } from "~/shell/screen";

export const paymentFormHeader: Screen = {
  title: "Record payment",
  back: ({ params: { id = "" } }) => ({ to: paths.invoice(id), label: "Back to the invoice" }),
};
