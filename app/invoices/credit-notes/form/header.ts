import { paths } from "~/paths";
import type { Screen } from "~/shell/screen";

export const creditFormHeader: Screen = {
  title: "New credit note",
  back: ({ params: { id = "" } }) => ({ to: paths.invoice(id), label: "Back to the invoice" }),
};
