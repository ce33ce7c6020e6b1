import { paths } from "~/paths";
import type { Screen } from "~/ui/shell/screen";

export const sendHeader: Screen = {
  title: "Send",
  back: ({ params: { id = "" } }) => ({ to: paths.invoice(id), label: "Back to the invoice" }),
};
