import type { Screen } from "~/shell/screen";
import { invoicePaths } from "../../paths";

export const voidCreditNoteHeader: Screen = {
  title: "Void credit note",
  back: ({ params: { id = "" } }) => ({
    to: invoicePaths.creditNote(id),
    label: "Back to the credit note",
  }),
};
