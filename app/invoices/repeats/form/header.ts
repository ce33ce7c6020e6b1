import { paths } from "~/paths";
import type { Screen } from "~/shell/screen";

export const repeatFormHeader: Screen = {
  title: "Repeat invoice",
  back: ({ params: { id = "" } }) => ({ to: paths.invoice(id), label: "Back to the invoice" }),
};
