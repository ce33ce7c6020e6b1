import type { Screen } from "~/shell/screen";
import { invoicePaths } from "../../paths";

export const creditNoteHeader: Screen = {
  title: "Credit note",
  back: () => ({ to: invoicePaths.creditNotes(), label: "Back to all credit notes" }),
};
