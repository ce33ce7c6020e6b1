import { paths } from "~/paths";
import { backTo } from "~/shell/back-to";
import type { Screen } from "~/shell/screen";
import { backToForm } from "../../choosers/back-to-form";

/** Back to the invoice that is being written, if it is opened from one. */
export const personalizationHeader: Screen = {
  title: "Invoice_Personalization",
  back: (at) => (at.search.has("draft") ? backToForm(at) : backTo(paths.home(), at)),
};
