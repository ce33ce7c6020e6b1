import { paths } from "~/paths";
import type { Screen } from "~/shell/screen";

export const voidFormHeader: Screen = {
  title: "Void invoice",
  back: ({ params: { id = "" } }) => ({ to: paths.invoice(id), label: "Back to the invoice" }),
};
