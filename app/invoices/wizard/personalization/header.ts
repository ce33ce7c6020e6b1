import { paths } from "~/paths";
import { backTo } from "~/shell/back-to";
import type { Screen } from "~/shell/screen";
import { backToForm } from "../../choosers/back-to-form";

/** Leads back to the invoice form when the page was opened from a draft. */
export const personalizationHeader: Screen = {
  title: "Invoice_Personalization",
  back: (at) => (at.search.has("draft") ? backToForm(at) : backTo(paths.home(), at)),
};
